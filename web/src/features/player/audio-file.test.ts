import { beforeEach, describe, expect, it } from "vitest";
import { audioFileName, createReadAudioFile } from "./audio-file.ts";
import { finishedInspiration } from "./player.fakes.ts";

/** The tags that were given: title, lyrics, cover. */
const tagged: unknown[] = [];
beforeEach(() => void (tagged.length = 0));

/** Audio at these addresses, each with its own address as content. */
function readFrom(addresses: readonly string[], here: string | null) {
  return createReadAudioFile({
    fetchWhole: async (address) => (addresses.includes(address) ? new Blob([address]) : null),
    findCover: ({ artwork }) => artwork,
    loadTagAudioFile:
      async () =>
      (audio, { title, lyrics, cover }) => {
        tagged.push([title, lyrics, cover === null ? null : new TextDecoder().decode(cover)]);
        return new Blob([audio], { type: "audio/mpeg" });
      },
    findAudio: ({ audioUrl }) => ({ address: here ?? audioUrl, isHere: here !== null }),
    readInspiration: async (id) => finishedInspiration({ id, audioUrl: "/media/fresh" }),
  });
}
const steady = finishedInspiration({ title: "Steady", audioUrl: "/media/old" });

describe("The audio's file", () => {
  it("is an MP3 named by the title that the inspiration has now", async () => {
    const file = await readFrom(["/media/old"], null)({ ...steady, title: "Before the talk" });
    expect([file.name, file.type]).toEqual(["Before the talk.mp3", "audio/mpeg"]);
  });

  it("has title, text and cover in its tag, and does without a cover that is not there", async () => {
    const inspiration = { ...steady, artwork: "/media/artwork", scriptText: "Breathe." };
    await readFrom(["/media/old", "/media/artwork"], null)(inspiration);
    await readFrom(["/media/old"], null)(inspiration);
    expect(tagged).toEqual([
      ["Steady", "Breathe.", "/media/artwork"],
      ["Steady", "Breathe.", null],
    ]);
  });

  it.each([
    ["from this device", ["/kept/one", "/media/old"], "/kept/one", "/kept/one"],
    [
      "from its own address where the device has lost it",
      ["/media/old"],
      "/kept/one",
      "/media/old",
    ],
    ["from a new address where the old one has expired", ["/media/fresh"], null, "/media/fresh"],
  ])("comes %s", async (_, addresses, here, from) => {
    expect(await (await readFrom(addresses, here)(steady)).text()).toBe(from);
  });

  it("fails where no address answers", async () => {
    await expect(readFrom([], null)(steady)).rejects.toThrow("can't be fetched");
  });

  it.each([
    ['Why "now"? 1/2 <ok>: a|b*', "Why now 1 2 ok a b.mp3"],
    [" ... Steady. . ", "Steady.mp3"],
    ["Ruhig\u0000\u202e\nbleiben", "Ruhig bleiben.mp3"],
    ["...", "Inspiration.mp3"],
    ["👍".repeat(80), `${"👍".repeat(60)}.mp3`],
    [null, "Personal Inspiration.mp3"],
  ])("of %j is called %s", (title, name) => {
    expect(audioFileName(finishedInspiration({ title }))).toBe(name);
  });
});
