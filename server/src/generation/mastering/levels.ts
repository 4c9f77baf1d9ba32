import type { Music } from "@hearten/contract/music.ts";
import type { RenderedBed } from "./bed/render-bed.ts";
import { amplitudeOf } from "./decibels.ts";
import { type Energies, integratedLoudness } from "./loudness.ts";

/**
 * LU of the bed against the voice where nobody speaks; ducking takes it further down elsewhere. Where there is little
 * speech it goes towards `furthest`, so that the voice need not shout: a full bed comes forward and carries some of the
 * loudness, a soft one draws back until the loudness is that of the voice.
 */
const ratios = {
  full: { usual: -13, furthest: -5 },
  soft: { usual: -23, furthest: -45 },
} as const satisfies Partial<Record<Music, unknown>>;
/** LUFS that the voice itself has at most. */
const loudestVoice = -12.5;
/** LU from one try to the next, at most. */
const step = 0.5;

/**
 * Factors for voice and bed that give the mix the loudness. Voice and bed have nothing in common,
 * so their energies simply add up.
 *
 * @param voice energies of the treated lines in their places
 * @param bed the ducked and faded bed; null where the voice is alone
 */
export function chooseLevels(
  voice: Energies,
  bed: RenderedBed | null,
  music: Music,
  loudness: number,
): { voice: number; bed: number } {
  const voiceLoudness = integratedLoudness(voice);
  if (bed === null || music === "off") {
    return { voice: amplitudeOf(loudness - voiceLoudness), bed: 0 };
  }
  const { usual, furthest } = ratios[music];
  const steps = Math.ceil(Math.abs(furthest - usual) / step);
  for (let taken = 0; ; taken += 1) {
    const ratio = usual + ((furthest - usual) * taken) / steps;
    const bedGain = amplitudeOf(voiceLoudness + ratio - bed.alone);
    const mixed = voice.map((energy, index) => energy + bedGain ** 2 * (bed.energies[index] ?? 0));
    const gain = loudness - integratedLoudness(mixed);
    if (voiceLoudness + gain <= loudestVoice || taken === steps) {
      return { voice: amplitudeOf(gain), bed: amplitudeOf(gain) * bedGain };
    }
  }
}
