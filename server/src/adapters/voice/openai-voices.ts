import type { OfferedVoice, Speech, Voices } from "../../ports/voice.ts";
import { callProvider } from "../provider-calls/call-provider.ts";
import { readWhole } from "../provider-calls/read-whole.ts";
import { cutAtPauses } from "./cut-at-pauses.ts";
import { joinLines } from "./joined-lines.ts";
import { askOpenAiVoices } from "./openai-voice-list.ts";
import { readSound } from "./spoken-audio.ts";

interface OpenAiVoicesSettings {
  /** The base address with its version, such as `http://127.0.0.1:8880/v1`. */
  readonly url: string;
  /** Null for a server that asks for none. */
  readonly key: string | null;
  /** Empty for the server's usual one. */
  readonly model: string;
  /** Null when the server is asked for its voices. */
  readonly names: readonly OfferedVoice[] | null;
  /** Whether it runs on this machine, where calls beside each other only wait for each other. */
  readonly isLocal: boolean;
}

/** A name that servers with a single model take for it, as Kokoro-FastAPI and openedai-speech do. */
const usualModel = "tts-1";
/** Characters that a call may have. */
const longestInput = 4096;
/** Bytes of an answer: ten minutes of the widest samples. */
const mostBytes = 60e6;

type Format = "wav" | "pcm";

/** The voices behind OpenAI's `/audio/speech`, as many servers and providers speak it. */
export function createOpenAiVoices(settings: OpenAiVoicesSettings): Voices {
  const { model, names, isLocal } = settings;
  const url = settings.url.replace(/\/+$/, "");
  const headers = settings.key === null ? {} : { Authorization: `Bearer ${settings.key}` };
  const closing = new AbortController();
  let format: Format = "wav";
  let offered: readonly OfferedVoice[] | null = names;

  async function ask(voice: string, input: string, asked: Format, signal: AbortSignal) {
    const common = { model: model || usualModel, input, voice, response_format: asked };
    // Kokoro-FastAPI streams unless told not to, and has lost the ends of streamed files.
    const body = isLocal ? { ...common, stream: false } : common;
    const answer = await callProvider({ url: `${url}/audio/speech`, headers, body, signal });
    if (!answer.isRefused) {
      // Remembered: this server takes it.
      format = asked;
      const type = answer.response.headers.get("content-type") ?? "";
      const bytes = await readWhole(answer.response, mostBytes, signal);
      return readSound({ bytes, type, isPcmAsked: asked === "pcm" });
    }
    const { status, said, fault } = answer;
    const isOfRequest = status === 400 || status === 422;
    if (asked === "pcm" || !isOfRequest || !isFormatRefused(said)) throw fault;
    return ask(voice, input, "pcm", signal);
  }

  async function speak(
    voice: string,
    lines: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly Speech[]> {
    const either = AbortSignal.any([signal, closing.signal]);
    either.throwIfAborted();
    const joined = joinLines(lines, longestInput);
    const speech = await ask(voice, joined.text, format, either);
    return cutAtPauses(speech, joined.lines);
  }

  return {
    get known() {
      return offered;
    },

    async list(signal) {
      const either = AbortSignal.any([signal, closing.signal]);
      either.throwIfAborted();
      offered ??= await askOpenAiVoices({ url, headers, model }, either);
      return offered;
    },

    get: (voice) => ({
      wordsPerMinute: null,
      concurrency: isLocal ? 1 : 4,
      fewestWords: 10,
      isFlite: false,
      countCharacters: (lines) => joinLines(lines, longestInput).text.length,
      speak: (lines, signal) => speak(voice, lines, signal),
    }),

    async close() {
      closing.abort(new Error("the voices are closed"));
    },
  };
}

/** Whether an error names the format. Some servers repeat the whole request, which says nothing. */
function isFormatRefused(said: string): boolean {
  const ownWords = said.replaceAll(/\\*"response_format\\*"\s*:\s*\\*"wav\\*"/g, "");
  return /format|\bwav\b/i.test(ownWords);
}
