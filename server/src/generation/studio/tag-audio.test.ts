import { describe, expect, it } from "vitest";
import { tagAudio } from "./tag-audio.ts";

const audio = new Uint8Array([0xff, 0xfb, 0x90, 0x64, 1, 2, 3]);
const tags = {
  title: "Before the talk",
  madeBy: { writer: "llama3.2", voice: "Heart" },
  isByModel: true,
};
const texts = (bytes: Uint8Array) => Buffer.from(bytes).toString("utf16le");

describe("The tags of an audio file", () => {
  it("stand before the audio, which stays as it is", () => {
    const tagged = tagAudio(audio, tags);
    expect(Buffer.from(tagged.subarray(0, 3)).toString()).toBe("ID3");
    expect(tagged.subarray(-audio.length)).toEqual(audio);
  });

  it("say in words and for machines that it was made by one", () => {
    const both = [0, 1].map((from) => texts(tagAudio(audio, tags).subarray(from))).join("");
    expect(both).toContain("Before the talk");
    expect(both).toContain("Made by a machine. Words: llama3.2. Voice: Heart.");
    expect(both).toContain("digitalsourcetype/trainedAlgorithmicMedia");
  });

  it("say that no trained model was in it", () => {
    const own = tagAudio(audio, { ...tags, isByModel: false });
    const both = [0, 1].map((from) => texts(own.subarray(from))).join("");
    expect(both).toContain("digitalsourcetype/algorithmicMedia");
  });
});
