import { toInspirationId } from "@hearten/contract/ids.ts";
import type { Reader } from "@hearten/reading/create-reader.ts";
import type { Quotation, Reading } from "@hearten/reading/reading.ts";
import { readingOf } from "@hearten/reading/reading.fixture.ts";
import { expect, it, vi } from "vitest";
import { ownName, type Script, type Writer } from "../../ports/writer.ts";
import type { Master } from "../mastering/mastering.ts";
import { createStudio } from "./create-studio.ts";
import type { StudioHost } from "./studio-host.ts";
import type { OpenVoice } from "./studio-voices.ts";
import type { StudioOrder } from "./studio.ts";

const order: StudioOrder = {
  id: toInspirationId("one"),
  length: 1,
  music: "full",
  goals: ["I sleep well"],
  description: "The bus was late. Some days I'd rather not wake up.",
  earlier: [],
  voice: null,
  staysHere: false,
  script: null,
};
const script: Script = {
  title: "Slow rain",
  preference: "Quiet ease",
  writtenBy: ownName,
  lines: [
    { role: "opening", text: "Rest here.", pause: 2, startsParagraph: true, expendable: 0 },
    { role: "close", text: "That's all.", pause: 2, startsParagraph: true, expendable: 0 },
  ],
};
const speech = { samples: new Float32Array(8_000), sampleRate: 8_000 };
/** Takes four times as long over a line as `speech`. */
const drawl = { samples: new Float32Array(32_000), sampleRate: 8_000 };

const writeScript = () => vi.fn<Writer["write"]>(async () => script);
const speak = async (lines: readonly string[]) => lines.map(() => speech);
const speakSlowly = async (lines: readonly string[]) => lines.map(() => drawl);
const done = async () => undefined;

/**
 * A studio whose reader says this, with our own voice or one elsewhere that speaks so; its two writers, and whose part our own
 * took over. There is time for so many seconds of speech.
 */
function openStudio(
  reading: Reading,
  isOwn: boolean,
  { elsewhere = speak, room = Infinity }: { elsewhere?: typeof speak; room?: number } = {},
) {
  const fallbacks: string[] = [];
  const tellFallback: StudioHost["tellFallback"] = async (part, { message }) =>
    void fallbacks.push(`${part}: ${message}`);
  const [atModel, atOwn] = [writeScript(), writeScript()];
  const read = vi.fn<Reader["read"]>(async () => reading);
  const own: OpenVoice = {
    name: "Rowan",
    wordsPerMinute: 164,
    isFlite: true,
    isOwn: true,
    speaker: { speak, speakAhead: () => undefined },
  };
  const there: OpenVoice = {
    ...own,
    name: "Kal",
    isFlite: false,
    isOwn: false,
    speaker: { speak: elsewhere, speakAhead: () => undefined },
  };
  const master = { audio: new Uint8Array(), type: "audio/mpeg" } as Master;
  const studio = createStudio({
    reader: { read, release: () => undefined },
    writer: { write: atModel },
    ownWriter: { write: atOwn },
    voices: {
      open: async () => (isOwn ? own : there),
      openOwn: async () => own,
      speakAlone: async () => ({ speech, isFlite: isOwn }),
      close: done,
    },
    mastering: {
      excess: (_duration, seconds) =>
        Math.max(0, seconds.reduce((sum, one) => sum + one, 0) - room),
      master: async () => master,
      masterAlone: async () => new Uint8Array(),
      close: done,
    },
    painter: {
      paint: async () => ({
        cover: new Uint8Array(),
        thumbnail: new Uint8Array(),
        artwork: new Uint8Array(),
      }),
    },
    host: { keepScript: done, tellFallback, tellStep: done },
  });
  return { studio, read, atModel, atOwn, fallbacks };
}

const harmless = { breaths: ["The bus was late."] } as unknown as Quotation;
const suspect = readingOf({ harm: { level: "unsure", kind: "suicide" }, harmless });

it("asks the configured writer where nothing speaks of harm", async () => {
  const { studio, atModel, atOwn } = openStudio(readingOf(), false);
  await studio.make(order, new AbortController().signal);
  expect(atModel).toHaveBeenCalledOnce();
  expect(atOwn).not.toHaveBeenCalled();
});

it("asks nobody where words certainly speak of harm", async () => {
  const certain = readingOf({ harm: { level: "certain", kind: "suicide" } });
  const { studio, atModel, atOwn } = openStudio(certain, true);
  const { help, lines } = await studio.make(order, new AbortController().signal);
  expect(help).toBe(true);
  expect(lines.map(({ text }) => text).join(" ")).toContain("findahelpline.com");
  expect(atModel).not.toHaveBeenCalled();
  expect(atOwn).not.toHaveBeenCalled();
});

it("asks our own writer where it is unsure, and quotes what is harmless to our own voice alone", async () => {
  for (const isOwn of [true, false]) {
    const { studio, atModel, atOwn } = openStudio(suspect, isOwn);
    const { help, lines } = await studio.make(order, new AbortController().signal);
    expect(help).toBe(true);
    expect(lines.map(({ text }) => text).join(" ")).toContain("findahelpline.com");
    expect(atModel).not.toHaveBeenCalled();
    const [commission] = atOwn.mock.calls[0] ?? [];
    expect(commission?.reading.quotation).toBe(isOwn ? harmless : null);
  }
});

it("has a script written anew for a voice elsewhere that may quote what our own was to speak", async () => {
  const kept = { ...order, script };
  for (const [reading, isOwn, times] of [
    [suspect, false, 1],
    [suspect, true, 0],
    [readingOf(), false, 0],
  ] as const) {
    const { studio, atOwn, atModel } = openStudio(reading, isOwn);
    await studio.make(kept, new AbortController().signal);
    expect(atOwn).toHaveBeenCalledTimes(times);
    expect(atModel).not.toHaveBeenCalled();
  }
});

it("is warmed up by reading, and by writing where orders are expected, each time", async () => {
  const { studio, read, atModel, atOwn } = openStudio(readingOf(), true);
  await studio.warmUp("texts");
  expect(read).toHaveBeenCalledTimes(1);
  expect(atOwn).not.toHaveBeenCalled();
  await studio.warmUp("orders");
  expect(read).toHaveBeenCalledTimes(2);
  expect(atOwn).toHaveBeenCalledOnce();
  expect(atModel).not.toHaveBeenCalled();
});

it("has our own voice speak all of it where a voice is slower in the script than was known of it", async () => {
  const { studio, fallbacks } = openStudio(readingOf(), false, { elsewhere: speakSlowly, room: 4 });
  const { madeBy, lines } = await studio.make(order, new AbortController().signal);
  expect(madeBy.voice).toBe("Rowan");
  expect(lines).toHaveLength(2);
  expect(fallbacks).toEqual(["voice: The script is too long for the inspiration."]);
});

it("makes nothing of a script that is too long for our own voice", async () => {
  for (const isOwn of [true, false]) {
    const { studio, fallbacks } = openStudio(readingOf(), isOwn, { room: 1 });
    await expect(studio.make(order, new AbortController().signal)).rejects.toThrow("too long");
    expect(fallbacks).toHaveLength(isOwn ? 0 : 1);
  }
});
