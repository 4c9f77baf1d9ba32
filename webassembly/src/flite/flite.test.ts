import { describe, expect, it } from "vitest";
import { openFlite } from "./flite.ts";

describe("flite", () => {
  it("speaks a line the same way whatever was spoken before", () => {
    const flite = openFlite();
    const first = flite.speak("rms", 0.9, "Hello.");
    flite.speak("slt", 1.2, "A longer line, which leaves more of itself behind in the memory.");
    const again = flite.speak("rms", 0.9, "Hello.");
    expect(first.samples.length).toBeGreaterThan(first.sampleRate / 3);
    expect(Buffer.compare(bytesOf(again.samples), bytesOf(first.samples))).toBe(0);
  });

  it("speaks longer at a lower rate, and at sixteen thousand samples a second", () => {
    const flite = openFlite();
    const [slow, normal] = [0.5, 1].map((rate) => flite.speak("rms", rate, "Let it be."));
    expect(normal?.sampleRate).toBe(16_000);
    const ratio = (slow?.samples.length ?? 0) / (normal?.samples.length ?? 1);
    expect(ratio).toBeGreaterThan(1.7);
    expect(ratio).toBeLessThan(2.2);
  });

  it("makes of a text without a word nothing that is heard", () => {
    const { samples } = openFlite().speak("rms", 1, " ");
    expect(samples.every((sample) => Math.abs(sample) < 0.01)).toBe(true);
  });

  it("refuses a text that is too long for it", () => {
    expect(() => openFlite().speak("rms", 1, "word ".repeat(4000))).toThrow("20000 characters");
  });

  it("holds no more memory after hundred lines than after ten", () => {
    const flite = openFlite();
    const speakTimes = (times: number) => {
      for (let time = 0; time < times; time += 1) flite.speak("slt", 1, "Now rest.");
    };
    speakTimes(10);
    const before = moduleBytes();
    speakTimes(90);
    expect(moduleBytes() - before).toBeLessThan(1e6);
  });
});

function bytesOf(samples: Float32Array): Uint8Array {
  return new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
}

/** A module's memory counts as external, and is no array's. */
function moduleBytes(): number {
  const { external, arrayBuffers } = process.memoryUsage();
  return external - arrayBuffers;
}
