// Answers in the form in which servers have given them, by their documentation, their source and recordings in their issues.
// The words are ours, and so is the sound: a tone.
import { toIntegers, toWave } from "@hearten/simulated-providers/sound-bytes.ts";
import type { OfferedVoice } from "../../ports/voice.ts";

/** An answer to the line `Rest.`, and what is to be understood of it. */
export interface RecordedSpeech {
  readonly from: string;
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  readonly understood:
    | { readonly seconds: number; readonly sampleRate: number; readonly charged: number | null }
    | { readonly kind: string; readonly retryAfterSeconds?: number };
}

const json = { "Content-Type": "application/json" };

/** Half a second of a tone, as 16-bit samples. */
const toneAt = (rate: number) =>
  toIntegers(
    Float32Array.from({ length: rate / 2 }, (_, index) => 0.4 * Math.sin((1_200 * index) / rate)),
  );
const tone = toneAt(24_000);
const heard = { seconds: 0.5, sampleRate: 24_000, charged: null };

export const audioSpeech: readonly RecordedSpeech[] = [
  {
    from: "OpenAI",
    headers: {
      "Content-Type": "audio/wav",
      "Transfer-Encoding": "chunked",
      "openai-processing-ms": "512",
      "x-request-id": "req_7f1c",
    },
    body: toWave(tone, { rate: 24_000, statedSize: 0xffff_ffff }),
    understood: heard,
  },
  {
    from: "OpenRouter, which says the rate beside the type",
    headers: {
      "Content-Type": "audio/pcm;rate=24000;channels=1",
      "X-Generation-Id": "gen-tts-1795000000-x7Q",
    },
    body: tone,
    understood: heard,
  },
  {
    from: "Kokoro-FastAPI, not streamed",
    headers: {
      "Content-Type": "audio/wav",
      "Content-Disposition": "attachment; filename=speech.wav",
      "Cache-Control": "no-cache",
    },
    body: toWave(tone, { rate: 24_000 }),
    understood: heard,
  },
  {
    from: "openedai-speech with Piper",
    headers: { "Content-Type": "audio/pcm;rate=22050" },
    body: toneAt(22_050),
    understood: { ...heard, sampleRate: 22_050 },
  },
  {
    from: "OpenAI, without a quota",
    status: 429,
    headers: json,
    body: '{"error":{"message":"You exceeded your current quota, please check your plan and billing details.","type":"insufficient_quota","param":null,"code":"insufficient_quota"}}',
    understood: { kind: "exhausted" },
  },
  {
    from: "OpenAI, too often",
    status: 429,
    headers: { ...json, "retry-after": "20", "retry-after-ms": "19500" },
    body: '{"error":{"message":"Rate limit reached for tts-1 on requests per min (RPM): Limit 3, Used 3.","type":"requests","param":null,"code":"rate_limit_exceeded"}}',
    understood: { kind: "busy", retryAfterSeconds: 19.5 },
  },
  {
    from: "OpenAI, with a wrong key",
    status: 401,
    headers: json,
    body: '{"error":{"message":"Incorrect API key provided: sk-no*****ld.","type":"invalid_request_error","param":null,"code":"invalid_api_key"}}',
    understood: { kind: "rejected" },
  },
  {
    from: "OpenRouter, without credit",
    status: 402,
    headers: json,
    body: '{"error":{"code":402,"message":"Insufficient credits. Add more using https://openrouter.ai/credits"},"user_id":"user_2x"}',
    understood: { kind: "exhausted" },
  },
  {
    from: "Kokoro-FastAPI, for a voice that it doesn't have",
    status: 400,
    headers: json,
    body: '{"detail":{"error":"validation_error","message":"Voice \'any\' not found. Available voices: af_bella, af_heart, bm_george","type":"invalid_request_error"}}',
    understood: { kind: "rejected" },
  },
  {
    from: "Kokoro-FastAPI, when the graphics card's memory is full",
    status: 500,
    headers: json,
    body: '{"detail":{"error":"processing_error","message":"CUDA out of memory.","type":"server_error"}}',
    understood: { kind: "busy" },
  },
  {
    from: "Speaches, for a model that is not there",
    status: 404,
    headers: json,
    body: '{"detail":"Model \'any\' is not installed locally. You can download the model using `POST /v1/models`"}',
    understood: { kind: "rejected" },
  },
];

/** As the documentation of the endpoint has it, with the times of `Rest.`. */
const alignment = {
  characters: ["R", "e", "s", "t", "."],
  character_start_times_seconds: [0, 0.1, 0.2, 0.3, 0.4],
  character_end_times_seconds: [0.1, 0.2, 0.3, 0.4, 0.5],
};
const spoken = {
  audio_base64: tone.toString("base64"),
  alignment,
  normalized_alignment: alignment,
};

export const speechWithTimestamps: readonly RecordedSpeech[] = [
  {
    from: "ElevenLabs",
    headers: {
      ...json,
      "character-cost": "3",
      "request-id": "XcQ0aPmfgNWuQxVn9qtB",
      "history-item-id": "VW7YKqPnjY4h39yTbx2L",
      "current-concurrent-requests": "1",
      "maximum-concurrent-requests": "5",
    },
    body: JSON.stringify(spoken),
    understood: { ...heard, charged: 3 },
  },
  {
    from: "ElevenLabs, without times, for which its schema allows",
    headers: json,
    body: JSON.stringify({ audio_base64: spoken.audio_base64 }),
    understood: heard,
  },
  {
    from: "ElevenLabs, without a quota",
    status: 401,
    headers: json,
    body: '{"detail":{"status":"quota_exceeded","message":"This request exceeds your quota of 10000. You have 3 credits remaining, while 5 credits are required for this request."}}',
    understood: { kind: "exhausted" },
  },
  {
    from: "ElevenLabs, with a wrong key",
    status: 401,
    headers: json,
    body: '{"detail":{"status":"invalid_api_key","message":"Invalid API key"}}',
    understood: { kind: "rejected" },
  },
  {
    from: "ElevenLabs, with too many calls at once",
    status: 429,
    headers: json,
    body: '{"detail":{"status":"too_many_concurrent_requests","message":"Too many concurrent requests. Your current subscription is associated with a maximum of 2 concurrent requests."}}',
    understood: { kind: "busy" },
  },
  {
    from: "ElevenLabs, with too many calls at once, in the newer form",
    status: 429,
    headers: json,
    body: '{"detail":{"type":"rate_limit_error","code":"concurrent_limit_exceeded","message":"You have exceeded your concurrency limit.","request_id":"7b2c","param":null}}',
    understood: { kind: "busy" },
  },
  {
    from: "ElevenLabs, while it is busy",
    status: 429,
    headers: json,
    body: '{"detail":{"status":"system_busy","message":"We are experiencing heavy traffic. Please try again."}}',
    understood: { kind: "busy" },
  },
  {
    from: "ElevenLabs, for a voice that is not there",
    status: 404,
    headers: json,
    body: '{"detail":{"status":"voice_not_found","message":"A voice with the voice_id any was not found."}}',
    understood: { kind: "rejected" },
  },
  {
    from: "ElevenLabs, for a body that it can't read",
    status: 422,
    headers: json,
    body: '{"detail":[{"loc":["body","text"],"msg":"field required","type":"value_error.missing"}]}',
    understood: { kind: "rejected" },
  },
];

/** What a server lists at an address, and those that people may choose from. */
export interface RecordedList {
  readonly from: string;
  readonly path: string;
  readonly body: string;
  readonly offered: readonly OfferedVoice[];
}

const kokoro = [
  { id: "af_heart", name: "Heart", character: "American, female" },
  { id: "bm_george", name: "George", character: "British, male" },
];

/** For the model `any`. */
export const openAiLists: readonly RecordedList[] = [
  {
    from: "Kokoro-FastAPI",
    path: "/v1/audio/voices",
    body: '{"voices":[{"id":"af_heart","name":"af_heart"},{"id":"bm_george","name":"bm_george"},{"id":"zf_xiaobei","name":"zf_xiaobei"}]}',
    offered: kokoro,
  },
  {
    from: "Kokoro-FastAPI before 0.3",
    path: "/v1/audio/voices",
    body: '{"voices":["af_heart","bm_george","zf_xiaobei"]}',
    offered: kokoro,
  },
  {
    from: "Orpheus-FastAPI",
    path: "/v1/audio/voices",
    body: '{"status":"ok","voices":["tara","leah"]}',
    offered: [
      { id: "tara", name: "tara", character: null },
      { id: "leah", name: "leah", character: null },
    ],
  },
  {
    from: "OpenRouter",
    path: "/v1/models",
    body: '{"data":[{"id":"any","canonical_slug":"any","name":"Any","created":1795000000,"architecture":{"input_modalities":["text"],"output_modalities":["speech"]},"supported_voices":["af_heart","bm_george"]}]}',
    offered: kokoro,
  },
];

export const elevenLabsLists: readonly RecordedList[] = [
  {
    from: "ElevenLabs",
    path: "/v2/voices",
    body: '{"voices":[{"voice_id":"21m00Tcm4TlvDq8ikWAM","name":"Rachel","samples":null,"category":"professional","fine_tuning":{"is_allowed_to_fine_tune":true},"labels":{"accent":"American","age":"middle-aged","description":"expressive","gender":"female","use_case":"social_media"},"description":"A warm, expressive voice.","preview_url":null,"available_for_tiers":["creator"],"settings":null,"is_owner":false}],"has_more":false,"total_count":1,"next_page_token":null}',
    offered: [{ id: "21m00Tcm4TlvDq8ikWAM", name: "Rachel", character: "expressive, american" }],
  },
];
