// A studio's process for the test: what it does is told by the order's description.
import { noHarm } from "@hearten/reading/harm.ts";
import { serveStudio } from "./serve-studio.ts";

class Breakage extends Error {
  override readonly name = "Breakage";
}

/** What it was warmed up for. */
const warmedUp: string[] = [];
/** Whether an order has begun to hang. */
let isHanging = false;

serveStudio(
  async (host) => ({
    async warmUp(expected) {
      warmedUp.push(expected);
    },

    async readHarm({ description }) {
      if (description === "crash") process.exit(7);
      if (description === "fail") throw new Error("the reader is blind");
      if (description === "hang" || (description === "dark beside what hangs" && isHanging))
        await new Promise<never>(() => undefined);
      return description.startsWith("dark") ? { level: "unsure", kind: "suicide" } : noHarm;
    },

    async make({ id, goals, description, script }) {
      if (description === "crash") process.exit(7);
      if (description === "fail") throw new Error("the voice is hoarse");
      if (description === "break") {
        const cause = Object.assign(new RangeError("no room"), { code: "ENOSPC" });
        throw Object.assign(new Breakage("the disk is full", { cause }), { code: 7 });
      }
      if (description === "misread") JSON.parse("private words");
      if (description === "shout") throw "private words";
      // Garbage outside of the heap, which no collector sees.
      if (description === "litter") new Uint8Array(40_000_000).fill(1);
      if (script === null)
        await host.keepScript(
          id,
          { title: "Kept", preference: "Calm", lines: [], writtenBy: "Hearten" },
          { goals, description },
        );
      if (description === "hang") {
        isHanging = true;
        await host.tellStep(id, "speaking");
        await new Promise<never>(() => undefined);
      }
      if (description === "spin") {
        await host.tellStep(id, "speaking");
        for (;;);
      }
      const bytes = new TextEncoder().encode(String(process.pid));
      return {
        help: false,
        title:
          description === "weigh"
            ? String(process.memoryUsage().arrayBuffers)
            : description === "warm"
              ? warmedUp.join(" ")
              : (script?.title ?? "New"),
        preference: "Calm",
        lines: [],
        madeBy: { writer: "Hearten", voice: "Rowan" },
        master: {
          audio: bytes,
          type: "audio/mpeg",
          timeline: [],
          measured: { samples: 0, loudness: 0, truePeak: 0 },
        },
        cover: { cover: bytes, thumbnail: bytes, artwork: bytes },
      };
    },
    async speakSample(voiceId, words) {
      if (words === "fail") throw new Error("the voice is hoarse");
      const audio = new TextEncoder().encode(`${voiceId}: ${words}`);
      return { audio, type: "audio/mpeg" };
    },
    close: async () => undefined,
  }),
  process,
);
process.on("disconnect", () => process.exit(0));
