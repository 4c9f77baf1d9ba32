// OpenAI's /audio/speech, as OpenAI and the servers that imitate it answer, and their lists of voices.
import { readFile } from "node:fs/promises";
import { answerBeside, echo, sendJson } from "./json-answers.ts";
import { createRoute, type Exchange } from "./simulated-route.ts";
import { type Spoken, speakSimulated, spokenRate } from "./simulated-voice.ts";
import { toFloats, toIntegers, toOgg, toStereo, toWave } from "./sound-bytes.ts";
import { type ListMode, listModes, type SpeechMode, speechModes } from "./speech-modes.ts";

interface Request {
  readonly model: string;
  readonly input: string;
  readonly voice: string;
  readonly response_format?: string;
}

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Characters of a text. */
const longestInput = 4096;

const unknownSize = 0xffff_ffff;

const refusals: Partial<Record<SpeechMode, Refusal>> = {
  rate: { status: 429, code: "rate_limit_exceeded" },
  "rate-seconds": { status: 429, code: "rate_limit_exceeded", headers: { "Retry-After": "7" } },
  quota: { status: 429, code: "insufficient_quota" },
  billing: { status: 402, code: "payment_required" },
  conflict: { status: 409, code: "conflict" },
  "server-error": { status: 500, code: "server_error" },
  unavailable: { status: 503, code: "server_is_overloaded", headers: { "Retry-After": "3" } },
  overloaded: { status: 529, code: "overloaded_error" },
  "wrong-key": { status: 401, code: "invalid_api_key" },
  "unknown-voice": { status: 400, code: "invalid_voice" },
};

export function createAudioSpeech() {
  return createRoute<SpeechMode>("/v1/audio/speech", speechModes, "good", answerSpeech);
}

async function answerSpeech(exchange: Exchange, mode: SpeechMode): Promise<void> {
  if (await answerBeside(exchange, mode)) return;
  const request = JSON.parse(exchange.call.body) as Request;
  const { input, voice, response_format: format = "mp3" } = request;
  const refusal = refusals[mode];
  if (refusal !== undefined) {
    const { status, code, headers } = refusal;
    const error = { message: echo(exchange), type: "invalid_request_error", code };
    return sendJson(exchange, status, { error }, headers);
  }
  if (mode === "pcm-only" && format !== "pcm") {
    const message = `Unsupported response_format: ${format}`;
    return sendJson(exchange, 400, { error: { message, type: "invalid_request_error" } });
  }
  if (mode === "pcm-only-422" && format !== "pcm") {
    const detail = [{ type: "literal_error", loc: ["body", "response_format"], input: format }];
    return sendJson(exchange, 422, { detail });
  }
  if (input.length > longestInput) {
    const error = {
      message: echo(exchange),
      type: "invalid_request_error",
      code: "string_too_long",
    };
    return sendJson(exchange, 400, { error });
  }
  if (mode === "json") return sendJson(exchange, 200, { error: { message: echo(exchange) } });

  const { type, bytes } = await toSound(mode, format, speak(request.input, voice, mode));
  await sendSound(exchange, mode, type, bytes);
}

function speak(input: string, voice: string, mode: SpeechMode): Spoken {
  if (mode === "garbled") return speakSimulated([input, input, input].join(" "), voice);
  if (mode === "twice") return speakSimulated([input, input].join(" "), voice);
  if (mode === "half") return speakSimulated(firstHalfOf(input), voice);
  const spoken = speakSimulated(input, voice, mode === "no-pauses" ? 0 : 1);
  return mode === "silent" ? { ...spoken, samples: spoken.samples.fill(0) } : spoken;
}

function firstHalfOf(text: string): string {
  const words = text.split(" ");
  return words.slice(0, Math.ceil(words.length / 2)).join(" ");
}

interface Sound {
  readonly type: string;
  readonly bytes: Buffer;
}

function toSound(mode: SpeechMode, format: string, { samples }: Spoken): Sound | Promise<Sound> {
  const integers = toIntegers(samples);
  const type = "audio/wav";
  const wave = (statedSize: number) => toWave(integers, { rate: spokenRate, statedSize });
  const sounds: Partial<Record<SpeechMode, () => Sound | Promise<Sound>>> = {
    "plain-wave": () => ({ type, bytes: wave(integers.length) }),
    "zero-sizes": () => ({ type, bytes: wave(0) }),
    "cut-wave": () => ({ type, bytes: wave(integers.length).subarray(0, integers.length / 2) }),
    "wrong-type": () => ({ type: "audio/mpeg", bytes: wave(integers.length) }),
    floats: () => ({ type, bytes: toFloatWave(samples) }),
    "always-pcm": () => ({
      type: "audio/pcm;rate=22050",
      bytes: toIntegers(atRate(samples, 22_050)),
    }),
    mp3: async () => ({
      type: "audio/mpeg",
      bytes: await readFile(new URL("spoken.mp3", import.meta.url)),
    }),
    // Nothing after the first page of a file matters to whoever doesn't read the format.
    ogg: () => ({ type: "application/octet-stream", bytes: toOgg(integers) }),
    odd: () => ({ type: "audio/pcm", bytes: integers.subarray(1) }),
    empty: () => ({ type, bytes: Buffer.alloc(0) }),
  };
  const uncommon = sounds[mode]?.();
  if (uncommon !== undefined) return uncommon;
  return format === "wav"
    ? { type, bytes: wave(unknownSize) }
    : { type: `audio/pcm;rate=${spokenRate};channels=1`, bytes: integers };
}

function toFloatWave(samples: Float32Array): Buffer {
  const bytes = toFloats(toStereo(atRate(samples, 44_100)));
  return toWave(bytes, { rate: 44_100, channels: 2, isFloat: true });
}

/** By the nearest sample: nobody listens to it. */
function atRate(samples: Float32Array, rate: number): Float32Array {
  return Float32Array.from(
    { length: Math.floor((samples.length * rate) / spokenRate) },
    (_, index) => samples[Math.floor((index * spokenRate) / rate)] ?? 0,
  );
}

async function sendSound(
  exchange: Exchange,
  mode: SpeechMode,
  type: string,
  bytes: Buffer,
): Promise<void> {
  const { response, latency } = exchange;
  await exchange.wait(latency.firstSeconds);
  response.writeHead(200, { "Content-Type": type });
  const half = Math.floor(bytes.length / 4) * 2;
  await exchange.write(bytes.subarray(0, half));
  if (mode === "cut") return void response.destroy();
  if (mode === "endless") for (;;) await exchange.write(bytes);
  await exchange.wait(Math.max(0, latency.wholeSeconds - latency.firstSeconds));
  response.end(bytes.subarray(half));
}

const voices = [
  { id: "af_bella", name: "af_bella" },
  { id: "af_heart", name: "af_heart" },
  { id: "bm_george", name: "bm_george" },
  { id: "zf_xiaobei", name: "zf_xiaobei" },
];

/** A list of voices, at one of the addresses where servers have it. */
export function createVoiceList(path: string, mode: ListMode) {
  return createRoute<ListMode>(path, listModes, mode, answerList, "GET");
}

async function answerList(exchange: Exchange, mode: ListMode): Promise<void> {
  if (await answerBeside(exchange, mode)) return;
  const ids = voices.map(({ id }) => id);
  if (mode === "missing") return sendJson(exchange, 404, { detail: "Not Found" });
  if (mode === "array") return sendJson(exchange, 200, ids);
  if (mode === "none") return sendJson(exchange, 200, { voices: [] });
  sendJson(exchange, 200, { voices: mode === "strings" ? ids : voices });
}

/** What a list of models tells of voices: nothing, or those of each model. */
const modelListModes = ["plain", "with-voices", "openai", "missing"] as const;
type ModelListMode = (typeof modelListModes)[number];

export function createModelList() {
  return createRoute<ModelListMode>(
    "/v1/models",
    modelListModes,
    "plain",
    async (exchange, mode) => {
      if (mode === "missing") return sendJson(exchange, 404, { detail: "Not Found" });
      const own = mode === "openai" ? "gpt-4o-mini-tts" : "voice-1";
      const known = mode === "with-voices" ? { supported_voices: ["anna", "ben"] } : {};
      const data = [{ id: "calm-1" }, { id: own, ...known }];
      sendJson(exchange, 200, { object: "list", data });
    },
    "GET",
  );
}
