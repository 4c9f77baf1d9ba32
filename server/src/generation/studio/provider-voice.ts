import { askVoice } from "./ask-voice.ts";
import { anyPace, limitsOf, WrongLength } from "./check-length.ts";
import type { SpeakTogether } from "./speaker.ts";
import { fromBytes, toBytes } from "./speech-bytes.ts";
import { keyOfSpeech } from "./voice-keys.ts";
import { forgetPace, type MeasuredVoice } from "./voice-pace.ts";

const countWords = (texts: readonly string[]) => texts.join(" ").split(/\s+/).length;

/**
 * Speaks by a provider, for one inspiration. What was spoken is kept at once, so that nothing is paid for twice when the
 * process ends. What can't be the lines is asked for once more.
 *
 * @param folder of the media that belong to the inspiration, with a slash at its end
 * @param wordsPerMinute of the voice; null where it isn't known yet
 */
export function speakByProvider(
  parts: MeasuredVoice,
  folder: string,
  wordsPerMinute: number | null,
): SpeakTogether {
  const { voice, identity, host } = parts;
  const keyOf = (line: string) => keyOfSpeech(folder, identity, line);
  const ask = askVoice(parts, {
    limits: wordsPerMinute === null ? anyPace : limitsOf(wordsPerMinute),
    keep: (line, speech) => host.remember(keyOf(line), toBytes(speech)),
  });

  async function speakMissing(
    lines: readonly string[],
    missing: readonly string[],
    signal: AbortSignal,
  ) {
    // Alone they might be garbled: those around them are spoken again with them.
    const isShort = countWords(missing) < voice.fewestWords;
    try {
      return await ask(isShort ? lines : missing, new Set(missing), signal);
    } catch (error) {
      if (error instanceof WrongLength) await forgetPace(parts);
      throw error;
    }
  }

  return async (lines, signal) => {
    const kept = new Map(
      await Promise.all(lines.map(async (line) => [line, await host.recall(keyOf(line))] as const)),
    );
    const missing = lines.filter((line) => kept.get(line) === null);
    const spoken = missing.length === 0 ? null : await speakMissing(lines, missing, signal);
    return lines.flatMap((line) => {
      const bytes = kept.get(line) ?? null;
      return (bytes === null ? spoken?.get(line) : fromBytes(bytes)) ?? [];
    });
  };
}
