import { ID3Writer } from "browser-id3-writer";
import { describe, expect, it } from "vitest";
import { tagAudioFile } from "./tag-audio-file.ts";

const sound = new Uint8Array([0xff, 0xfb, 0x90, 0x64, 1, 2, 3]);
const cover = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 9, 9]);
const tags = { title: "Before the talk", lyrics: "One.\n\nTwö.", cover: cover.buffer };

/** The audio as the server tags it. */
function served(): ArrayBuffer {
  return new ID3Writer(sound.buffer.slice(0))
    .setFrame("TIT2", "Steady")
    .setFrame("TPE1", ["Hearten"])
    .setFrame("COMM", { description: "", text: "Made by a machine.", language: "eng" })
    .addTag();
}
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
/** Text in UTF-16, whether or not it begins at an even place. */
const textsOf = (bytes: Uint8Array) =>
  [0, 1].map((from) => new TextDecoder("utf-16le").decode(bytes.subarray(from))).join("");
const count = (text: string, part: string) => text.split(part).length - 1;

describe("The tag of a saved file", () => {
  it("has the present title, the text and the cover", async () => {
    const bytes = await bytesOf(tagAudioFile(served(), tags));
    const [texts, raw] = [textsOf(bytes), new TextDecoder("latin1").decode(bytes)];
    expect(texts).toContain("Before the talk");
    expect(texts).not.toContain("Steady");
    expect(texts).toContain("One.\n\nTwö.");
    expect(raw).toContain("image/jpeg");
    expect(raw).toContain(new TextDecoder("latin1").decode(cover));
  });

  it("goes on saying who made it, and that it was a machine", async () => {
    const texts = textsOf(await bytesOf(tagAudioFile(served(), tags)));
    expect(texts).toContain("Hearten");
    expect(texts).toContain("Made by a machine.");
  });

  it("is one tag, as long as it says, before the audio as it was", async () => {
    const twice = await bytesOf(tagAudioFile(served(), tags))
      .then((bytes) => tagAudioFile(bytes.buffer, tags))
      .then(bytesOf);
    const size = twice.subarray(6, 10).reduce((sum, byte) => sum * 128 + byte, 0);
    expect(twice.subarray(10 + size)).toEqual(sound);
    const raw = new TextDecoder("latin1").decode(twice);
    expect(["ID3", "TIT2", "USLT", "APIC", "TPE1", "COMM"].map((id) => count(raw, id))).toEqual([
      1, 1, 1, 1, 1, 1,
    ]);
  });

  it("is given to a file without one, with no text and no cover", async () => {
    const bytes = await bytesOf(
      tagAudioFile(sound.buffer, { title: "Steady", lyrics: "", cover: null }),
    );
    const raw = new TextDecoder("latin1").decode(bytes);
    expect(["TIT2", "USLT", "APIC"].map((id) => count(raw, id))).toEqual([1, 0, 0]);
    expect(bytes.subarray(-sound.length)).toEqual(sound);
  });
});
