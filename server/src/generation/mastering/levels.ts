import { amplitudeOf } from "./decibels.ts";
import { type Energies, integratedLoudness } from "./loudness.ts";

/** LU of the bed against the voice where nobody speaks; ducking takes it further down elsewhere. */
const usualBed = -13;
/** What the bed is raised to at most when there is little speech, so that the voice need not shout. */
const highestBed = -5;
/** LUFS that the voice itself has at most. */
const loudestVoice = -12.5;
/** LU from one try to the next. */
const step = 0.5;

/**
 * Factors for voice and bed that give the mix the loudness. Voice and bed have nothing in common,
 * so their energies simply add up.
 *
 * @param voice energies of the treated lines in their places
 * @param bed energies of the ducked and faded bed
 * @param bedAlone loudness of the bed where nothing ducks it, LUFS
 */
export function chooseLevels(
  voice: Energies,
  bed: Energies,
  bedAlone: number,
  loudness: number,
): { voice: number; bed: number } {
  const voiceLoudness = integratedLoudness(voice);
  for (let ratio = usualBed; ; ratio += step) {
    const bedGain = amplitudeOf(voiceLoudness + ratio - bedAlone);
    const mixed = voice.map((energy, index) => energy + bedGain ** 2 * (bed[index] ?? 0));
    const gain = loudness - integratedLoudness(mixed);
    if (voiceLoudness + gain <= loudestVoice || ratio >= highestBed) {
      return { voice: amplitudeOf(gain), bed: amplitudeOf(gain) * bedGain };
    }
  }
}
