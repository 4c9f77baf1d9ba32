// ElevenLabs: speech with the times of its characters, and the list of voices.
import { answerBeside, echo, sendJson } from "./json-answers.ts";
import { createRoute, type Exchange } from "./simulated-route.ts";
import { speakSimulated } from "./simulated-voice.ts";
import { toIntegers } from "./sound-bytes.ts";

/** How ElevenLabs answers. */
export const elevenLabsModes = [
  "good",
  "no-cost", // says nothing of what it has cost
  "short-alignment", // ends with the first half of the text
  "no-alignment",
  "no-pauses", // and no alignment
  "odd",
  "no-base64",
  "empty",
  "silent",
  "twice", // says all of it two times, and tells the times of both
  "cut",
  "reset",
  "hang",
  "web-page",
  "quota",
  "wrong-key",
  "unknown-voice",
  "concurrent",
  "system-busy",
  "server-error",
  "redirect",
] as const;
export type ElevenLabsMode = (typeof elevenLabsModes)[number];

const refusals: Partial<Record<ElevenLabsMode, readonly [status: number, code: string]>> = {
  quota: [401, "quota_exceeded"],
  "wrong-key": [401, "invalid_api_key"],
  "unknown-voice": [404, "voice_not_found"],
  concurrent: [429, "too_many_concurrent_requests"],
  "system-busy": [429, "system_busy"],
  "server-error": [500, "internal_error"],
};

interface Request {
  readonly text: string;
  readonly model_id: string;
}

export function createElevenLabsSpeech() {
  const path = "/elevenlabs/v1/text-to-speech/:voice/with-timestamps";
  return createRoute<ElevenLabsMode>(path, elevenLabsModes, "good", answerSpeech);
}

async function answerSpeech(exchange: Exchange, mode: ElevenLabsMode): Promise<void> {
  if (await answerBeside(exchange, mode)) return;
  const { call, response, latency } = exchange;
  const refusal = refusals[mode];
  if (refusal !== undefined) {
    const [status, code] = refusal;
    return sendJson(exchange, status, { detail: { status: code, message: echo(exchange) } });
  }
  const { text: said, model_id: model } = JSON.parse(call.body) as Request;
  const text = mode === "twice" ? `${said} ${said}` : said;
  const { pathname } = new URL(call.address, "http://localhost");
  const pauses = mode === "no-pauses" ? 0 : 1;
  const { samples, starts, ends } = speakSimulated(text, pathname.split("/")[4] ?? "", pauses);
  const bytes = toIntegers(mode === "silent" ? samples.fill(0) : samples);
  const kept = mode === "short-alignment" ? Math.floor(text.length / 2) : text.length;
  const alignment = {
    characters: text.slice(0, kept).split(""),
    character_start_times_seconds: starts.slice(0, kept),
    character_end_times_seconds: ends.slice(0, kept),
  };
  const isAligned = mode !== "no-alignment" && mode !== "no-pauses";
  const base64 = bytes.subarray(mode === "odd" ? 1 : 0).toString("base64");
  const audio = mode === "empty" ? "" : mode === "no-base64" ? "{}" : base64;
  const body = JSON.stringify({
    audio_base64: audio,
    alignment: isAligned ? alignment : null,
    normalized_alignment: null,
  });
  await exchange.wait(Math.max(latency.firstSeconds, latency.wholeSeconds));
  response.writeHead(200, {
    "Content-Type": "application/json",
    ...(mode === "no-cost" ? {} : { "character-cost": String(costOf(said, model)) }),
    "maximum-concurrent-requests": "5",
    "current-concurrent-requests": "1",
  });
  if (mode !== "cut") return void response.end(body);
  await exchange.write(body.slice(0, body.length / 2));
  response.destroy();
}

/** Credits: one for each character, and half of that for a fast model. */
function costOf(text: string, model: string): number {
  return Math.ceil(text.length * (/flash|turbo/.test(model) ? 0.5 : 1));
}

const voices = [
  { id: "v1", name: "Roger - Laid-Back, Casual, Resonant", labels: { accent: "american" } },
  { id: "v2", name: "Sarah", labels: { accent: "american", descriptive: "calm" } },
  { id: "v3", name: "Sarah", labels: {} },
  { id: "v4", name: "Callum", labels: null },
];
/** However many are asked for. */
const pageSize = 3;

const voiceListModes = ["good", "wrong-key", "none", "endless", "web-page"] as const;
type VoiceListMode = (typeof voiceListModes)[number];

export function createElevenLabsVoices() {
  return createRoute<VoiceListMode>(
    "/elevenlabs/v2/voices",
    voiceListModes,
    "good",
    answerList,
    "GET",
  );
}

async function answerList(exchange: Exchange, mode: VoiceListMode): Promise<void> {
  if (await answerBeside(exchange, mode)) return;
  if (mode === "wrong-key") {
    return sendJson(exchange, 401, {
      detail: { status: "invalid_api_key", message: echo(exchange) },
    });
  }
  const { searchParams } = new URL(exchange.call.address, "http://localhost");
  const start = Number(searchParams.get("next_page_token") ?? 0);
  const page = mode === "none" ? [] : voices.slice(start, start + pageSize);
  const next = start + pageSize;
  const hasMore = mode === "endless" || next < voices.length;
  sendJson(exchange, 200, {
    voices: page.map(({ id, name, labels }) => ({ voice_id: id, name, labels })),
    has_more: hasMore && mode !== "none",
    next_page_token: hasMore && mode !== "none" ? String(next) : null,
    total_count: voices.length,
  });
}
