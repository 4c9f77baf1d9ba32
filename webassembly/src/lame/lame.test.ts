import { describe, expect, it } from "vitest";
import { openLame } from "./lame.ts";

const rate = 44_100;
const tone = Float32Array.from({ length: rate }, (_, at) => 0.4 * Math.sin(at / 30));

const open = () => openLame({ sampleRate: rate, bitRate: 128, quality: 7 });

describe("LAME", () => {
  it("makes frames of the bit rate that is asked for", () => {
    const lame = open();
    const stream = Buffer.concat([lame.encode(tone, tone), lame.end()]);
    // A frame's header: MPEG-1 Layer III without a checksum, 128 kbit/s, 44,100 Hz.
    expect(stream.subarray(0, 3).toString("hex")).toMatch(/^fffb9[02]$/);
    const seconds = stream.length / (128_000 / 8);
    expect(seconds).toBeGreaterThan(1);
    expect(seconds).toBeLessThan(1.1);
  });

  it("makes the same stream of one long call and of short ones", () => {
    const [lame, other] = [open(), open()];
    const whole = Buffer.concat([lame.encode(tone, tone), lame.end()]);
    const parts: Uint8Array[] = [];
    for (let at = 0; at < tone.length; at += 1000) {
      const part = tone.subarray(at, at + 1000);
      parts.push(other.encode(part, part));
    }
    parts.push(other.end());
    expect(Buffer.compare(Buffer.concat(parts), whole)).toBe(0);
  });

  it("refuses what LAME can't do", () => {
    expect(() => openLame({ sampleRate: 1, bitRate: 128, quality: 7 })).toThrow(
      "LAME refuses 1 Hz",
    );
  });
});
