import * as v from "valibot";
import { ProviderFault } from "../../ports/provider-fault.ts";
import type { OfferedVoice, Speech, Voices } from "../../ports/voice.ts";
import { callProvider } from "../provider-calls/call-provider.ts";
import { readJson } from "../provider-calls/read-whole.ts";
import { cutAtPauses } from "./cut-at-pauses.ts";
import { cutByTimes } from "./cut-by-times.ts";
import { askElevenLabsVoices } from "./elevenlabs-voice-list.ts";
import { joinLines } from "./joined-lines.ts";
import { readSound } from "./spoken-audio.ts";

interface ElevenLabsVoicesSettings {
  /** Such as `https://api.elevenlabs.io`. A version at its end is left out: listing and speaking have two. */
  readonly url: string;
  readonly key: string | null;
  /** Empty for the usual one. */
  readonly model: string;
  /** Null when the account is asked for its voices. */
  readonly names: readonly OfferedVoice[] | null;
}

/** Fast, half the price of the others, and its times are exact. */
const usualModel = "eleven_flash_v2_5";
/** What every plan allows, until an answer says more. */
const fewestAtOnce = 2;
/** Characters that a call may have; every model takes at least so many. */
const longestInput = 5000;
/** Bytes of an answer. */
const mostBytes = 80e6;

const sampleRate = 24_000;

const times = v.array(v.number());
const answerSchema = v.object({
  audio_base64: v.string(),
  alignment: v.fallback(
    v.nullable(v.object({ characters: v.array(v.string()), character_start_times_seconds: times })),
    null,
  ),
});

/** The voices of ElevenLabs, which tells when each character is said. */
export function createElevenLabsVoices(settings: ElevenLabsVoicesSettings): Voices {
  const { key, model, names } = settings;
  const url = settings.url.replace(/(?:\/v\d+)?\/*$/, "");
  const headers = key === null ? {} : { "xi-api-key": key };
  const closing = new AbortController();
  let atOnce = fewestAtOnce;
  let offered: readonly OfferedVoice[] | null = names;

  async function speak(
    voice: string,
    lines: readonly string[],
    signal: AbortSignal,
    tellCharged: ((characters: number) => void) | undefined,
  ): Promise<readonly Speech[]> {
    const either = AbortSignal.any([signal, closing.signal]);
    either.throwIfAborted();
    const joined = joinLines(lines, longestInput);
    const path = `/v1/text-to-speech/${encodeURIComponent(voice)}/with-timestamps`;
    const answer = await callProvider({
      url: `${url}${path}?output_format=pcm_${sampleRate}`,
      headers,
      body: { text: joined.text, model_id: model || usualModel },
      signal: either,
    });
    if (answer.isRefused) throw answer.fault;
    atOnce = readAtOnce(answer.response.headers) ?? atOnce;
    const charged = readCharged(answer.response.headers);
    if (charged !== null) tellCharged?.(charged);
    const said = v.safeParse(answerSchema, await readJson(answer.response, mostBytes, either));
    if (!said.success) throw new ProviderFault("unusable", "The answer holds no sound.");
    const { audio_base64, alignment } = said.output;
    const bytes = Buffer.from(audio_base64, "base64");
    const type = `audio/pcm;rate=${sampleRate}`;
    const speech = await readSound({ bytes, type, isPcmAsked: true });
    const cut =
      alignment === null
        ? null
        : cutByTimes(speech, joined.lines, {
            characters: alignment.characters,
            starts: alignment.character_start_times_seconds,
          });
    return cut ?? cutAtPauses(speech, joined.lines);
  }

  return {
    get known() {
      return offered;
    },

    async list(signal) {
      const either = AbortSignal.any([signal, closing.signal]);
      either.throwIfAborted();
      offered ??= await askElevenLabsVoices({ url, headers }, either);
      return offered;
    },

    get: (voice) => ({
      wordsPerMinute: null,
      get concurrency() {
        return atOnce;
      },
      fewestWords: 10,
      isFlite: false,
      countCharacters: (lines) => joinLines(lines, longestInput).text.length,
      speak: (lines, signal, tellCharged) => speak(voice, lines, signal, tellCharged),
    }),

    async close() {
      closing.abort(new Error("the voices are closed"));
    },
  };
}

/**
 * Characters that the answer has cost the account, of which a fast model takes half a one for each of the text; null when it
 * doesn't say.
 */
function readCharged(headers: Headers): number | null {
  const cost = headers.get("character-cost") ?? "";
  return /^\d+(?:\.\d+)?$/.test(cost) ? Number(cost) : null;
}

/** Calls that the account may have open; null when the answer doesn't say. */
function readAtOnce(headers: Headers): number | null {
  const most = Number(headers.get("maximum-concurrent-requests"));
  return Number.isInteger(most) && most > 0 ? most : null;
}
