import { describe, expect, it } from "vitest";
import { chooseLevels } from "./levels.ts";
import { type Energies, integratedLoudness } from "./loudness.ts";

/** Energies of a minute that has so many seconds of voice at first, and of a bed all along. */
function minute(speechSeconds: number): { voice: Energies; bed: Energies; bedAlone: number } {
  const voice = new Float64Array(600).fill(0.01, 0, speechSeconds * 10);
  const bed = new Float64Array(600).fill(0.002);
  return { voice, bed, bedAlone: integratedLoudness(bed) };
}

function mixedLoudness(speechSeconds: number) {
  const { voice, bed, bedAlone } = minute(speechSeconds);
  const gains = chooseLevels(voice, bed, bedAlone, -16);
  const mixed = voice.map(
    (energy, index) => gains.voice ** 2 * energy + gains.bed ** 2 * (bed[index] ?? 0),
  );
  const voiceLoudness = integratedLoudness(voice) + 20 * Math.log10(gains.voice);
  const bedLoudness = bedAlone + 20 * Math.log10(gains.bed);
  return { mixed: integratedLoudness(mixed), voiceLoudness, bedLoudness };
}

describe("levels", () => {
  it.each([2, 10, 30, 50])("give the mix its loudness with %i seconds of speech", (seconds) => {
    expect(mixedLoudness(seconds).mixed).toBeCloseTo(-16, 6);
  });

  it("keep the bed well under the voice", () => {
    const { voiceLoudness, bedLoudness } = mixedLoudness(40);
    expect(voiceLoudness - bedLoudness).toBeCloseTo(13, 6);
  });

  it("raise the bed rather than let a few words shout", () => {
    const { voiceLoudness, bedLoudness } = mixedLoudness(2);
    expect(voiceLoudness).toBeLessThan(-11);
    expect(voiceLoudness - bedLoudness).toBeGreaterThanOrEqual(5);
  });
});
