import type { Music } from "@hearten/contract/music.ts";
import { describe, expect, it } from "vitest";
import { chooseLevels } from "./levels.ts";
import { integratedLoudness } from "./loudness.ts";

/** Levels for a minute that has so many seconds of voice at first, and a bed all along; what they give, in LUFS. */
function measureMinute(speechSeconds: number, music: Music) {
  const voice = new Float64Array(600).fill(0.01, 0, speechSeconds * 10);
  const energies = new Float64Array(600).fill(0.002);
  const bed = { energies, alone: integratedLoudness(energies) };
  const gains = chooseLevels(voice, music === "off" ? null : bed, music, -16);
  const mixed = voice.map(
    (energy, index) => gains.voice ** 2 * energy + gains.bed ** 2 * (energies[index] ?? 0),
  );
  const voiceLoudness = integratedLoudness(voice) + 20 * Math.log10(gains.voice);
  const bedLoudness = bed.alone + 20 * Math.log10(gains.bed);
  return { mixed: integratedLoudness(mixed), voiceLoudness, bedLoudness };
}

describe("levels", () => {
  const minutes = [2, 10, 30, 50].flatMap((seconds) =>
    (["full", "soft", "off"] as const).map((music) => [seconds, music] as const),
  );
  it.each(minutes)(
    "give the mix its loudness with %i seconds of speech and the music %s, and never shout",
    (seconds, music) => {
      const { mixed, voiceLoudness } = measureMinute(seconds, music);
      expect(mixed).toBeCloseTo(-16, 6);
      expect(voiceLoudness).toBeLessThan(-11);
    },
  );

  it("keep the bed well under the voice", () => {
    const { voiceLoudness, bedLoudness } = measureMinute(40, "full");
    expect(voiceLoudness - bedLoudness).toBeCloseTo(13, 6);
  });

  it("keep a soft bed half as loud as a full one, or softer", () => {
    const { voiceLoudness, bedLoudness } = measureMinute(40, "soft");
    expect(voiceLoudness - bedLoudness).toBeCloseTo(23, 6);
    const few = measureMinute(2, "soft");
    expect(few.voiceLoudness - few.bedLoudness).toBeGreaterThan(23);
  });

  it("raise a full bed rather than let a few words shout", () => {
    const { voiceLoudness, bedLoudness } = measureMinute(2, "full");
    expect(voiceLoudness - bedLoudness).toBeGreaterThanOrEqual(5);
    expect(voiceLoudness - bedLoudness).toBeLessThan(13);
  });

  it("have no bed when the music is off", () => {
    expect(measureMinute(40, "off").bedLoudness).toBe(-Infinity);
  });
});
