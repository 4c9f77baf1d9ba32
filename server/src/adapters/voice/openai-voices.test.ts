import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startSimulatedProviders } from "@hearten/simulated-providers/simulated-providers.ts";
import type { SpeechMode } from "@hearten/simulated-providers/speech-modes.ts";
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { ProviderFaultKind } from "../../ports/provider-fault.ts";
import type { Speech } from "../../ports/voice.ts";
import { describeVoices } from "../../ports/voice.suite.ts";
import { createOpenAiVoices } from "./openai-voices.ts";

const providers = await startSimulatedProviders();
afterAll(() => providers.stop());

const key = "sk-not-to-be-told";
const settings = { url: providers.speechUrl, key, model: "voice-1", names: null, isLocal: false };
const create = (changes: Partial<Parameters<typeof createOpenAiVoices>[0]> = {}) =>
  createOpenAiVoices({ ...settings, ...changes });

const { signal } = new AbortController();
const line = "Let your shoulders come down.";

const wishes = () =>
  providers.speech.calls.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
const formats = () => wishes().map((wish) => wish["response_format"]);

/** Voices that are refused with this status and text, and how they were asked; samples may be sent where they are. */
async function refuseWith(status: number, said: string, samples?: Uint8Array) {
  const formats: unknown[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (piece: string) => (body += piece));
    request.on("end", () => {
      const { response_format: format } = JSON.parse(body) as Record<string, unknown>;
      formats.push(format);
      if (format === "pcm" && samples !== undefined) response.end(samples);
      else response.writeHead(status).end(said);
    });
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`; // a port, no pipe
  return { voice: create({ url }).get("anna"), formats };
}

function seconds({ samples, sampleRate }: Speech): number {
  return samples.length / sampleRate;
}

beforeEach(() => {
  for (const route of [providers.speech, providers.audioVoices, providers.voices, providers.models])
    route.calls.length = 0;
  providers.speech.mode = "good";
  providers.speech.queue.length = 0;
  providers.audioVoices.mode = "objects";
  providers.voices.mode = "missing";
  providers.models.mode = "plain";
});

describeVoices("openai", () => create());

describe("the voices behind OpenAI's /audio/speech", () => {
  it("are asked with the key, the model and the voice", async () => {
    await create().get("af_heart").speak([line], signal);
    const [call] = providers.speech.calls;
    expect(call?.headers.authorization).toBe(`Bearer ${key}`);
    expect(wishes()).toEqual([
      { model: "voice-1", input: line, voice: "af_heart", response_format: "wav" },
    ]);
  });

  it("are asked without a key or a model where there is none, and not to stream on this machine", async () => {
    const voice = create({ key: null, model: "", isLocal: true }).get("af_heart");
    await voice.speak([line], signal);
    expect(providers.speech.calls[0]?.headers).not.toHaveProperty("authorization");
    expect(wishes()[0]).toMatchObject({ model: "tts-1", stream: false });
    expect(voice.concurrency).toBe(1);
    expect(create().get("af_heart").concurrency).toBe(4);
  });

  it.each([
    ["good", 24_000, ["wav"]],
    ["plain-wave", 24_000, ["wav"]],
    ["zero-sizes", 24_000, ["wav"]],
    ["floats", 44_100, ["wav"]],
    ["wrong-type", 24_000, ["wav"]],
    ["always-pcm", 22_050, ["wav"]],
    ["mp3", 24_000, ["wav"]],
    ["pcm-only", 24_000, ["wav", "pcm"]],
    ["pcm-only-422", 24_000, ["wav", "pcm"]],
  ] satisfies [SpeechMode, number, string[]][])(
    "are understood when they answer with %s",
    async (mode, sampleRate, asked) => {
      providers.speech.queue.push("plain-wave");
      const [usual] = await create().get("af_heart").speak([line], signal);
      providers.speech.calls.length = 0;
      providers.speech.mode = mode;
      const [speech] = await create().get("af_heart").speak([line], signal);
      expect(speech?.sampleRate).toBe(sampleRate);
      expect(speech && usual && Math.abs(seconds(speech) - seconds(usual))).toBeLessThan(0.06);
      expect(speech?.samples.some((sample) => Math.abs(sample) > 0.2)).toBe(true);
      expect(formats()).toEqual(asked);
    },
  );

  it.each([
    [400, "The Format is not supported."],
    [422, "I don't know WAV."],
    [400, '{"error": "no such format", "request": {"response_format": "wav"}}'],
  ])("are asked in another format once, when one is refused with %i: %s", async (status, said) => {
    const { voice, formats } = await refuseWith(status, said);
    await expect(voice.speak([line], signal)).rejects.toMatchObject({ kind: "rejected" });
    expect(formats).toEqual(["wav", "pcm"]);
  });

  it("are heard without a word of what the samples are, where they were asked for", async () => {
    const samples = Buffer.from([0, 0x40, 0, 0xe0]);
    const { voice } = await refuseWith(400, "No such format.", samples);
    expect(await voice.speak(["Rest."], signal)).toHaveLength(1);
  });

  it.each([
    [404, "The format is not supported."],
    [400, "Make waves."],
    [400, '{"error": "no", "request": {"response_format": "wav"}}'],
    [400, '{"error": "no", "request": "{\\"response_format\\" : \\"wav\\"}"}'],
  ])("are asked in no other format, when %i says something else: %s", async (status, said) => {
    const { voice, formats } = await refuseWith(status, said);
    await expect(voice.speak([line], signal)).rejects.toMatchObject({ kind: "rejected" });
    expect(formats).toEqual(["wav"]);
  });

  it("have to be heard before their pace is known, and want more than a few words", () => {
    expect(create().get("anna")).toMatchObject({
      wordsPerMinute: null,
      fewestWords: 10,
      isFlite: false,
    });
  });

  it("may have an address that ends with slashes", async () => {
    const voices = create({ url: `${providers.speechUrl}//` });
    expect(await voices.get("anna").speak([line], signal)).toHaveLength(1);
    expect(await voices.list(signal)).toHaveLength(3);
  });

  it("remembers the format that the server takes", async () => {
    providers.speech.mode = "pcm-only";
    const voice = create().get("af_heart");
    await voice.speak([line], signal);
    await voice.speak([line], signal);
    expect(formats()).toEqual(["wav", "pcm", "pcm"]);
  });

  it.each([
    ["odd", "unusable"],
    ["empty", "unusable"],
    ["json", "unusable"],
    ["web-page", "unusable"],
    ["cut-wave", "unusable"],
    ["silent", "unusable"],
    ["ogg", "unusable"],
    ["endless", "unusable"],
    ["cut", "unreachable"],
    ["reset", "unreachable"],
    ["rate", "busy"],
    ["rate-seconds", "busy"],
    ["conflict", "busy"],
    ["server-error", "busy"],
    ["unavailable", "busy"],
    ["overloaded", "busy"],
    ["quota", "exhausted"],
    ["billing", "exhausted"],
    ["wrong-key", "rejected"],
    ["unknown-voice", "rejected"],
    ["redirect", "rejected"],
  ] satisfies [SpeechMode, ProviderFaultKind][])(
    "fails after one call when a provider answers with %s: %s",
    async (mode, kind) => {
      providers.speech.mode = mode;
      const spoken = create().get("af_heart").speak([line], signal);
      const fault: unknown = await spoken.catch((error: unknown) => error);
      expect(fault).toMatchObject({ name: "ProviderFault", kind });
      expect(fault).toMatchObject({
        retryAfterSeconds: { "rate-seconds": 7, unavailable: 3 }[mode as string] ?? null,
      });
      expect(providers.speech.calls).toHaveLength(1);
      for (const secret of [key, line]) expect(String(fault)).not.toContain(secret);
    },
  );

  it("is given up while a provider never answers", async () => {
    providers.speech.mode = "hang";
    const controller = new AbortController();
    const reason = new Error("too late");
    const spoken = create().get("af_heart").speak([line], controller.signal);
    await expect.poll(() => providers.speech.calls.length).toBe(1);
    controller.abort(reason);
    await expect(spoken).rejects.toBe(reason);
    await expect.poll(() => providers.speech.calls[0]?.isOpen).toBe(false);
  });

  it("speaks several lines in one call and parts them", async () => {
    const voice = create().get("af_heart");
    const lines = ["You know this", "And out.", "There's a big presentation, and it's tomorrow."];
    const speeches = await voice.speak(lines, signal);
    expect(wishes()).toMatchObject([{ input: `You know this. And out. ${lines[2]}` }]);
    const alone = [];
    for (const one of lines) alone.push(...(await voice.speak([one], signal)));
    expect(speeches).toHaveLength(3);
    for (const [index, speech] of speeches.entries()) {
      const [known] = alone.slice(index);
      expect(known && Math.abs(seconds(speech) - seconds(known))).toBeLessThan(0.08);
    }
  });

  it("says so when lines that were spoken together can't be parted", async () => {
    providers.speech.mode = "no-pauses";
    const spoken = create().get("af_heart").speak([line, "And out."], signal);
    await expect(spoken).rejects.toMatchObject({
      kind: "unusable",
      message: "No clear pause parts the lines that were spoken together.",
    });
  });

  it("charges for nothing but the text that is sent, as far as it knows", async () => {
    const voice = create().get("af_heart");
    const lines = ["findahelpline.com is there", "\u{1F319} And out "];
    const charged: number[] = [];
    await voice.speak(lines, signal, (characters) => charged.push(characters));
    const input = "find a help line dot com is there. And out";
    expect(wishes()[0]).toMatchObject({ input });
    expect(voice.countCharacters(lines)).toBe(input.length);
    expect(charged).toEqual([]);
    expect(() => voice.countCharacters([" "])).toThrow("nothing that can be spoken");
  });

  it("knows its voices without asking once it has asked, or where they are set", async () => {
    const voices = create();
    expect(voices.known).toBeNull();
    const listed = await voices.list(signal);
    expect(voices.known).toBe(listed);
    const names = [{ id: "anna", name: "Anna", character: null }];
    expect(create({ names }).known).toBe(names);
  });

  it("sends no more than a call may hold", async () => {
    const spoken = create()
      .get("af_heart")
      .speak([line.repeat(150)], signal);
    await expect(spoken).rejects.toMatchObject({ kind: "rejected" });
    expect(providers.speech.calls).toEqual([]);
  });

  it("rejects what is under way when it is closed", async () => {
    providers.speech.mode = "hang";
    const voices = create();
    const voice = voices.get("af_heart");
    const spoken = voice.speak([line], signal);
    await Promise.all([expect(spoken).rejects.toThrow("the voices are closed"), voices.close()]);
    await expect(voice.speak([line], signal)).rejects.toThrow("the voices are closed");
  });
});

describe("the list of voices behind OpenAI's wire", () => {
  const kokoro = [
    { id: "af_heart", name: "Heart", character: "American, female" },
    { id: "af_bella", name: "Bella", character: "American, female" },
    { id: "bm_george", name: "George", character: "British, male" },
  ];

  it.each(["objects", "strings", "array"] as const)(
    "is read from %s: those that speak English, the best first",
    async (mode) => {
      providers.audioVoices.mode = mode;
      expect(await create().list(signal)).toEqual(kokoro);
    },
  );

  it("is looked for where other servers have it", async () => {
    providers.audioVoices.mode = "missing";
    providers.voices.mode = "strings";
    expect(await create().list(signal)).toEqual(kokoro);
    providers.voices.mode = "web-page";
    providers.models.mode = "with-voices";
    const ids = ["anna", "ben"];
    expect((await create().list(signal)).map(({ id }) => id)).toEqual(ids);
    expect((await create({ model: "" }).list(signal)).map(({ id }) => id)).toEqual(ids);
  });

  it("is known of OpenAI, which lists none", async () => {
    providers.audioVoices.mode = "missing";
    const voices = await create({ model: "gpt-4o-mini-tts" }).list(signal);
    expect(voices[0]).toEqual({ id: "alloy", name: "Alloy", character: null });
  });

  it.each(["plain", "missing"] as const)(
    "has to be set when the server has none and its models are %s",
    async (mode) => {
      providers.audioVoices.mode = "none";
      providers.models.mode = mode;
      const listed = create().list(signal);
      await expect(listed).rejects.toMatchObject({
        kind: "rejected",
        message: expect.stringContaining("VOICE_NAMES") as string,
      });
    },
  );

  it("is asked for once, and not at all when the names are set", async () => {
    const voices = create();
    await voices.list(signal);
    await voices.list(signal);
    expect(providers.audioVoices.calls).toHaveLength(1);
    const names = [{ id: "anna", name: "Anna", character: null }];
    expect(await create({ names }).list(signal)).toEqual(names);
    expect(providers.audioVoices.calls).toHaveLength(1);
  });

  it("is not asked for once it is given up, or closed", async () => {
    const voices = create();
    const reason = new Error("given up");
    await expect(voices.list(AbortSignal.abort(reason))).rejects.toBe(reason);
    await voices.close();
    await expect(voices.list(signal)).rejects.toThrow("the voices are closed");
    expect(providers.audioVoices.calls).toEqual([]);
  });

  it("fails as a call fails when nobody answers", async () => {
    const listed = create({ url: "http://127.0.0.1:1/v1" }).list(signal);
    await expect(listed).rejects.toMatchObject({ kind: "unreachable" });
  });
});
