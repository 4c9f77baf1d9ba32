import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { ProviderFault } from "../../ports/provider-fault.ts";
import type { Voices } from "../../ports/voice.ts";
import { createElevenLabsVoices } from "./elevenlabs-voices.ts";
import { createOpenAiVoices } from "./openai-voices.ts";
import {
  audioSpeech,
  elevenLabsLists,
  openAiLists,
  type RecordedList,
  type RecordedSpeech,
  speechWithTimestamps,
} from "./recorded-voice-answers.fixture.ts";

const { signal } = new AbortController();

/** The address of a server that answers so, until the end of the test. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    answer(request, response);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a port, no pipe
}

const replay = ({ status = 200, headers, body }: RecordedSpeech) =>
  serve((_request, response) => void response.writeHead(status, headers).end(body));

/** Gives the list at its address, and nothing elsewhere. */
const replayList = ({ path, body }: RecordedList) =>
  serve(({ url = "" }, response) => {
    const isThere = url.split("?")[0] === path;
    response.writeHead(isThere ? 200 : 404).end(isThere ? body : "{}");
  });

/** What the voices make of the answer: how long and wide the sound is and what was charged, or the fault. */
async function understand(voices: Voices) {
  let charged: number | null = null;
  try {
    const tell = (characters: number) => void (charged = characters);
    const [speech] = await voices.get("any").speak(["Rest."], signal, tell);
    if (speech === undefined) return null;
    const { samples, sampleRate } = speech;
    return { seconds: samples.length / sampleRate, sampleRate, charged };
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    const { kind, retryAfterSeconds } = error;
    return retryAfterSeconds === null ? { kind } : { kind, retryAfterSeconds };
  }
}

const expected = ({ understood }: RecordedSpeech) =>
  "kind" in understood
    ? understood
    : { ...understood, seconds: expect.closeTo(understood.seconds, 1) as number };

const common = { key: "any", names: null };
const openAi = (url: string) =>
  createOpenAiVoices({ ...common, url: `${url}/v1`, model: "any", isLocal: false });
const elevenLabs = (url: string) => createElevenLabsVoices({ ...common, url, model: "" });

describe("A recorded answer of a voice is understood", () => {
  it.each(audioSpeech)("in OpenAI's form, of $from", async (answer) => {
    expect(await understand(openAi(await replay(answer)))).toEqual(expected(answer));
  });

  it.each(speechWithTimestamps)("in ElevenLabs' form, of $from", async (answer) => {
    expect(await understand(elevenLabs(await replay(answer)))).toEqual(expected(answer));
  });
});

describe("A recorded list of voices is understood", () => {
  it.each(openAiLists)("behind OpenAI's wire, of $from", async (list) => {
    expect(await openAi(await replayList(list)).list(signal)).toEqual(list.offered);
  });

  it.each(elevenLabsLists)("of $from", async (list) => {
    expect(await elevenLabs(await replayList(list)).list(signal)).toEqual(list.offered);
  });
});
