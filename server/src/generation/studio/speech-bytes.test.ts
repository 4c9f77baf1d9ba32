import { describe, expect, it } from "vitest";
import { fromBytes, toBytes } from "./speech-bytes.ts";

const speech = { samples: new Float32Array([0, 0.5, -1, 1e-6]), sampleRate: 24_000 };

describe("A speech as bytes", () => {
  it("is the same again", () => {
    expect(fromBytes(toBytes(speech))).toEqual(speech);
  });

  it("is the same out of a larger buffer, as files and channels give it", () => {
    const bytes = toBytes(speech);
    const larger = Buffer.concat([Buffer.from("abc"), bytes, Buffer.from("d")]);
    expect(fromBytes(larger.subarray(3, 3 + bytes.length))).toEqual(speech);
  });

  it("is a part of other samples", () => {
    const part = speech.samples.subarray(1, 3);
    expect(fromBytes(toBytes({ samples: part, sampleRate: 8_000 })).samples).toEqual(
      new Float32Array([0.5, -1]),
    );
  });
});
