import { createHash } from "node:crypto";
import { ProviderFault } from "../../ports/provider-fault.ts";
import type { Speech, Voice } from "../../ports/voice.ts";
import type { PermittedCalls } from "./permitted-calls.ts";
import type { SpeakTogether } from "./speaker.ts";
import { fromBytes, toBytes } from "./speech-bytes.ts";
import type { StudioHost } from "./studio-host.ts";

export interface ProviderVoice {
  readonly voice: Voice;
  /** Tells this voice from all others, those of other providers and models too. */
  readonly identity: string;
  /** US dollars for a character. */
  readonly price: number;
  readonly calls: PermittedCalls;
  readonly host: Pick<StudioHost, "recall" | "remember">;
}

/**
 * Words a minute that a line of three words and more may have. Slower, and something was added; faster, and something is
 * missing. People read aloud at some 120 to 220.
 */
const slowest = 60;
const fastest = 400;
const fewestJudged = 3;

/** Spoken once by each voice, to hear how fast it speaks, in lines as scripts have them. */
const measuringLines = [
  "Let your shoulders come down, and let the chair hold you for a while.",
  "There's nothing to carry just now, and nobody is waiting for an answer.",
  "Breathe in slowly through the nose, and let the next breath go a little further out.",
];

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);
/** Where what is known of a voice is kept, and what it has spoken for nobody in particular. */
export const folderOfVoice = ({ identity }: Pick<ProviderVoice, "identity">): string =>
  `voices/${hash(identity)}/`;
const countWords = (text: string) => text.split(/\s+/).length;

/**
 * Speaks by a provider, for one inspiration. What was spoken is kept at once, so that nothing is paid for twice when the
 * process ends. What comes back silent or in a length that no line can have is asked for once more, line by line.
 *
 * @param folder of the media that belong to the inspiration, with a slash at its end
 */
export function speakByProvider(parts: ProviderVoice, folder: string): SpeakTogether {
  const { voice, identity, price, calls, host } = parts;
  const keyOf = (text: string) => `${folder}speech/${hash(`${identity}\n${text}`)}.f32`;

  async function call(lines: readonly string[], signal: AbortSignal): Promise<readonly Speech[]> {
    const dollars = price * lines.join(" ").length;
    const speeches = await calls.call(
      dollars,
      async (either) => ({ result: await voice.speak(lines, either), dollars: null }),
      signal,
    );
    for (const [index, line] of lines.entries()) check(line, speeches[index]);
    await Promise.all(
      speeches.map((speech, index) => host.remember(keyOf(lines[index] ?? ""), toBytes(speech))),
    );
    return speeches;
  }

  async function callAgain(
    lines: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly Speech[]> {
    const speeches: Speech[] = [];
    for (const line of lines) speeches.push(...(await call([line], signal)));
    return speeches;
  }

  async function speakMissing(
    lines: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly Speech[]> {
    try {
      return await call(lines, signal);
    } catch (error) {
      if (!(error instanceof ProviderFault) || error.kind !== "unusable") throw error;
      return callAgain(lines, signal);
    }
  }

  return async (lines, signal) => {
    const kept = await Promise.all(lines.map((line) => host.recall(keyOf(line))));
    const missing = lines.filter((_, index) => kept[index] === null);
    const spoken = missing.length === 0 ? [] : [...(await speakMissing(missing, signal))];
    return kept
      .map((bytes) => (bytes === null ? spoken.shift() : fromBytes(bytes)))
      .filter(isThere);
  };
}

const isThere = (speech: Speech | undefined) => speech !== undefined;

/** @throws {ProviderFault} `unusable` for a speech that can't be the line's */
function check(line: string, speech: Speech | undefined): void {
  if (speech === undefined || speech.samples.length === 0)
    throw new ProviderFault("unusable", "The voice fell silent over a line.");
  const words = countWords(line);
  const perMinute = (words * 60 * speech.sampleRate) / speech.samples.length;
  if (words >= fewestJudged && (perMinute < slowest || perMinute > fastest))
    throw new ProviderFault(
      "unusable",
      `The voice spoke a line of ${words} words at ${Math.round(perMinute)} words a minute.`,
    );
}

/**
 * Words a minute of a voice that doesn't say: measured once, and kept.
 *
 * @throws as the voice's calls do
 */
export async function measurePace(parts: ProviderVoice, signal: AbortSignal): Promise<number> {
  const { voice, host } = parts;
  if (voice.wordsPerMinute !== null) return voice.wordsPerMinute;
  const key = `${folderOfVoice(parts)}pace.txt`;
  const kept = await host.recall(key);
  if (kept !== null) return Number(new TextDecoder().decode(kept));
  const speak = speakByProvider(parts, folderOfVoice(parts));
  const speeches = await speak(measuringLines, signal);
  const seconds = speeches.reduce((sum, one) => sum + one.samples.length / one.sampleRate, 0);
  const pace = Math.round((countWords(measuringLines.join(" ")) * 60) / seconds);
  await host.remember(key, new TextEncoder().encode(String(pace)));
  return pace;
}
