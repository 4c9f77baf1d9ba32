import { toInspirationId, toUid } from "@hearten/contract/ids.ts";
import type { Profile } from "@hearten/contract/profile.ts";
import { unzipSync } from "fflate";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import { createMemoryMedia } from "../adapters/media/memory.ts";
import { addTo } from "../ports/documents/documents.fixture.ts";
import type { Documents } from "../ports/documents/documents.ts";
import type { Media } from "../ports/media.ts";
import { packArchive } from "./archive.ts";
import { toZip } from "./zip.ts";

const maya = toUid("maya");
const packedAt = new Date("2026-11-21T20:00:00.000Z");
const profile: Profile = {
  email: "maya@example.com",
  createdAt: "2026-01-02T08:00:00.000Z",
  lastLoginAt: "2026-11-21T08:00:00.000Z",
  firstName: "Maya",
  lastName: null,
  displayName: null,
  goals: ["I speak up", "", "I sleep well"],
  hasCompletedOnboarding: true,
  voice: "slt",
  keepsWordsHere: true,
  music: "soft",
  reminder: { hour: 7, days: ["monday"], chosenAt: "2026-03-04T05:06:07.089Z" },
  calendarHash: null,
  updatedAt: "2026-11-20T08:00:00.000Z",
};

/** An object whose second chunk can't be read. */
const breakOff = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from("so")),
    pull: (controller) => controller.error(new Error("The disk is gone.")),
  });

describe("The archive", () => {
  let documents: Documents;
  let media: Media;
  let ids: number;

  beforeEach(() => {
    ids = 0;
    documents = createMemoryDocuments();
    media = createMemoryMedia();
  });

  const add = async (userId = maya, description = "The garden.") => {
    ids += 1;
    return addTo(documents.inspirations, {
      id: toInspirationId(`id-${ids}`),
      userId,
      length: 3,
      description,
      music: "soft",
    });
  };
  const finish = async (title: string, userId = maya) => {
    const { id, createdAt } = await add(userId);
    const [audio, coverImage] = [`inspirations/${id}/audio.mp3`, `inspirations/${id}/cover.webp`];
    await media.put(audio, Buffer.from(`sound of ${id}`), "audio/mpeg");
    await media.put(coverImage, Buffer.from(`cover of ${id}`), "image/webp");
    const goals = ["I speak up", "", "I sleep well"];
    await documents.generations.write(id, {
      userId,
      goals,
      description: "x",
      script: null,
    });
    await documents.inspirations.update(id, ["pending"], {
      status: "completed",
      title,
      preference: "Calm confidence",
      scriptText: "Breathe in.\n\nAnd out.",
      timeline: [{ text: "Breathe in.", start: 0.5, end: 1.25 }],
      audio,
      coverImage,
      duration: 180,
      madeBy: { writer: "Hearten", voice: "Rowan" },
    });
    return { id, day: createdAt.slice(0, 10) };
  };
  const pack = () => packArchive({ ...documents, media }, { uid: maya, profile, packedAt });
  const zip = async () => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of toZip(pack())) chunks.push(chunk);
    return Buffer.concat(chunks);
  };
  /** The files as another library reads them, as text. */
  const unpack = async () =>
    Object.fromEntries(
      Object.entries(unzipSync(await zip())).map(([name, bytes]) => [
        name,
        Buffer.from(bytes).toString(),
      ]),
    );

  it("holds all that is kept of the person, newest first", async () => {
    const old = await finish("Coming home");
    const young = await finish("Übermorgen 🌅");
    const files = await unpack();
    const [first, second] = [`${young.day} Übermorgen 🌅`, `${old.day} Coming home`];
    expect(Object.keys(files)).toEqual([
      "profile.json",
      `inspirations/${first}/audio.mp3`,
      `inspirations/${first}/cover.webp`,
      `inspirations/${first}/inspiration.txt`,
      `inspirations/${first}/inspiration.json`,
      `inspirations/${second}/audio.mp3`,
      `inspirations/${second}/cover.webp`,
      `inspirations/${second}/inspiration.txt`,
      `inspirations/${second}/inspiration.json`,
      "index.html",
      "README.txt",
    ]);
    expect(JSON.parse(files["profile.json"] ?? "")).toEqual(profile);
    expect(files[`inspirations/${first}/audio.mp3`]).toBe(`sound of ${young.id}`);
    expect(files[`inspirations/${second}/cover.webp`]).toBe(`cover of ${old.id}`);
    expect(files["README.txt"]).toMatch(/^Hello Maya,\n\nThis is everything of yours/);
    expect(files["README.txt"]).toContain("packed on November 21, 2026");
    expect(files["README.txt"]).toContain("There are 2.");
    expect(files["README.txt"]).toContain("Your goals\n\nI speak up\nI sleep well\n");
    expect(files["README.txt"]).not.toContain("could not find");
  });

  it("tells each inspiration to people and to programs", async () => {
    const { id, day } = await finish("Coming home");
    const files = await unpack();
    const text = files[`inspirations/${day} Coming home/inspiration.txt`] ?? "";
    expect(text).toMatch(/^Coming home\nCalm confidence\n\n\nCreated on \w+ \d+, 20\d\d\n/);
    expect(text).toContain("Length: 3 minutes");
    expect(text).toContain("What was on your mind\n\nThe garden.");
    expect(text).toContain("Your goals at the time\n\nI speak up\nI sleep well\n");
    expect(text).toContain("The words\n\nBreathe in.\n\nAnd out.\n");
    expect(text).toMatch(/\nMade by a machine: written by Hearten, spoken by Rowan\.\n$/);
    const entry: unknown = JSON.parse(
      files[`inspirations/${day} Coming home/inspiration.json`] ?? "",
    );
    expect(entry).toEqual({
      id,
      createdAt: expect.stringContaining(day),
      status: "completed",
      error: null,
      title: "Coming home",
      preference: "Calm confidence",
      lengthInMinutes: 3,
      durationInSeconds: 180,
      onYourMind: "The garden.",
      goals: ["I speak up", "I sleep well"],
      text: "Breathe in.\n\nAnd out.",
      timeline: [{ text: "Breathe in.", start: 0.5, end: 1.25 }],
      music: "soft",
      madeBy: { writer: "Hearten", voice: "Rowan" },
      audio: "audio.mp3",
      cover: "cover.webp",
    });
  });

  it("tells the goals that an inspiration was made from, whatever was asked for afterwards", async () => {
    const { id, day } = await finish("Coming home");
    await documents.inspirations.update(id, ["completed"], { goals: ["I sing", ""] });
    const files = await unpack();
    const folder = `inspirations/${day} Coming home`;
    expect(files[`${folder}/inspiration.txt`]).toContain("Your goals at the time\n\nI sing\n\n\n");
    expect(files[`${folder}/inspiration.json`]).toContain('"goals": [\n    "I sing"\n  ],');
  });

  it("holds the words of what was not finished", async () => {
    const waiting = await add(toUid("maya"), "The big talk.");
    const failed = await add(toUid("maya"), "A quiet week.");
    await documents.inspirations.update(failed.id, ["pending"], {
      status: "failed",
      error: "Nothing you wrote was lost.",
    });
    const files = await unpack();
    const day = waiting.createdAt.slice(0, 10);
    const onItsWay = files[`inspirations/${day} On its way/inspiration.txt`];
    expect(onItsWay).toContain("The big talk.");
    expect(onItsWay).toContain("It was still being made when this was packed.");
    const notFinished = files[`inspirations/${day} Not finished/inspiration.txt`];
    expect(notFinished).toContain("A quiet week.");
    expect(notFinished).not.toContain("Made by");
    expect(notFinished).toContain("We couldn't finish this one. Nothing you wrote was lost.");
    expect(Object.keys(files).filter((name) => /mp3|webp/.test(name))).toEqual([]);
  });

  it("has a page that plays everything from beside it, and runs nothing", async () => {
    const { day } = await finish(`<script>alert("1")</script> & 50% #1`);
    const { "index.html": page = "", ...files } = await unpack();
    expect(page).not.toContain("<script");
    expect(page).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; 50% #1");
    const sources = Array.from(page.matchAll(/src="([^"]*)"/g), ([, source = ""]) => source);
    const folder = `inspirations/${day} script alert( 1 ) script & 50% #1`;
    expect(sources.map(decodeURIComponent)).toEqual([
      `${folder}/cover.webp`,
      `${folder}/audio.mp3`,
    ]);
    for (const source of sources) {
      expect(source).not.toMatch(/[ #?]/);
      expect(Object.keys(files)).toContain(decodeURIComponent(source));
    }
  });

  it("says what is gone and goes on", async () => {
    const lost = await finish("Lost");
    await media.deleteAll(`inspirations/${lost.id}/`);
    const kept = await finish("Kept");
    const files = await unpack();
    expect(files["README.txt"]).toContain(
      `could not find them\n\ninspirations/${lost.day} Lost/audio.mp3\ninspirations/${lost.day} Lost/cover.webp\n`,
    );
    expect(files[`inspirations/${lost.day} Lost/inspiration.json`]).toContain('"audio": null');
    expect(files[`inspirations/${lost.day} Lost/inspiration.txt`]).toContain("Breathe in.");
    expect(files[`inspirations/${kept.day} Kept/audio.mp3`]).toBe(`sound of ${kept.id}`);
  });

  it("holds nothing of another person's, and all of many", async () => {
    await finish("Somebody else's", toUid("bob"));
    for (let count = 0; count < 65; count += 1) await add(toUid("maya"), `Thought ${count}.`);
    const files = await unpack();
    const texts = Object.values(files).join("\n");
    expect(texts).not.toContain("Somebody else's");
    for (let count = 0; count < 65; count += 1) expect(texts).toContain(`Thought ${count}.`);
    expect(Object.keys(files).filter((name) => name.endsWith(".txt"))).toHaveLength(66);
  });

  it("holds what the person has reported, also of what they have removed", async () => {
    const { id } = await finish("Coming home");
    const report = {
      inspirationId: id,
      userId: maya,
      reportedAt: "2026-11-20T08:00:00.000Z",
      reason: "not-mine" as const,
      note: "I have no studio.",
      scriptText: "Breathe in.",
    };
    await documents.reports.put(report);
    const others = toInspirationId("id-of-bob");
    await documents.reports.put({ ...report, inspirationId: others, userId: toUid("bob") });
    await documents.inspirations.remove(id);
    const files = await unpack();
    expect(JSON.parse(files["reports.json"] ?? "")).toEqual([
      {
        inspirationId: id,
        reportedAt: report.reportedAt,
        reason: "not-mine",
        note: "I have no studio.",
        text: "Breathe in.",
      },
    ]);
    expect(files["README.txt"]).toContain("\nreports.json: what you told us was wrong");
  });

  it("of somebody who has nothing yet says so", async () => {
    const files = await unpack();
    expect(Object.keys(files)).toEqual(["profile.json", "index.html", "README.txt"]);
    expect(files["README.txt"]).toContain("There are none yet.");
    expect(files["README.txt"]).not.toContain("reports.json");
    expect(files["index.html"]).toContain("There are no inspirations here yet.");
  });

  it("rejects, and lists no files, when an object breaks off or ends early", async () => {
    await finish("Whole");
    for (const [stream, fault] of [
      [breakOff, "The disk is gone."],
      [() => ReadableStream.from([Buffer.from("so")]), "An object ended after 2 of 13 bytes."],
    ] as const) {
      vi.spyOn(media, "open").mockResolvedValueOnce({ stream: stream(), length: 13 });
      const chunks: Uint8Array[] = [];
      const read = async () => {
        for await (const chunk of toZip(pack())) chunks.push(chunk);
      };
      await expect(read()).rejects.toThrow(fault);
      expect(Buffer.concat(chunks).includes("so")).toBe(true);
      expect(() => unzipSync(Buffer.concat(chunks))).toThrow("invalid zip data");
    }
  });

  it("opens one object at a time and closes it, also for whoever leaves in its middle", async () => {
    await finish("One");
    await finish("Two");
    let open = 0;
    let most = 0;
    const endless = () => {
      open += 1;
      most = Math.max(most, open);
      return new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new Uint8Array(1_000)),
        cancel: () => {
          open -= 1;
        },
      });
    };
    vi.spyOn(media, "open").mockImplementation(async () => ({ stream: endless(), length: 1e9 }));
    const chunks = toZip(pack());
    for (let count = 0; count < 20; count += 1) await chunks.next();
    expect(open).toBe(1);
    await chunks.return(undefined);
    expect([open, most]).toEqual([0, 1]);
  });
});
