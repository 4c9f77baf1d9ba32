import { askVoice, type AskedVoice } from "./ask-voice.ts";
import { readingPace } from "./check-length.ts";
import type { StudioHost } from "./studio-host.ts";
import { keyOfPace } from "./voice-keys.ts";

export interface MeasuredVoice extends AskedVoice {
  /** Tells this voice from all others, those of other providers and models too. */
  readonly identity: string;
  readonly host: Pick<StudioHost, "recall" | "remember">;
}

/** Spoken once by each voice, to hear how fast it speaks, in lines as scripts have them. */
const measuringLines = [
  "Let your shoulders come down, and let the chair hold you for a while.",
  "There's nothing to carry just now, and nobody is waiting for an answer.",
  "Breathe in slowly through the nose, and let the next breath go a little further out.",
];
const wordCount = measuringLines.join(" ").split(" ").length;

/** Words a minute of a voice, if it says so or has been measured; null if not. */
export async function recallPace({ voice, identity, host }: MeasuredVoice): Promise<number | null> {
  if (voice.wordsPerMinute !== null) return voice.wordsPerMinute;
  const kept = await host.recall(keyOfPace(identity));
  const pace = kept === null ? NaN : Number(new TextDecoder().decode(kept));
  return pace > 0 ? pace : null;
}

const remember = ({ identity, host }: MeasuredVoice, pace: number) =>
  host.remember(keyOfPace(identity), new TextEncoder().encode(String(pace)));

/** Has a voice measured anew the next time: what was measured may have been garbled itself. */
export const forgetPace = (parts: MeasuredVoice): Promise<void> => remember(parts, 0);

/**
 * Words a minute of a voice that doesn't say: measured once, and kept.
 *
 * @throws as the voice's calls do
 */
export async function measurePace(parts: MeasuredVoice, signal: AbortSignal): Promise<number> {
  const known = await recallPace(parts);
  if (known !== null) return known;
  const ask = askVoice(parts, { limits: readingPace, keep: async () => undefined });
  const spoken = await ask(measuringLines, new Set(measuringLines), signal);
  const seconds = [...spoken.values()].reduce(
    (sum, { samples, sampleRate }) => sum + samples.length / sampleRate,
    0,
  );
  const pace = Math.round((wordCount * 60) / seconds);
  await remember(parts, pace);
  return pace;
}
