import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startSimulatedProviders } from "@hearten/simulated-providers/simulated-providers.ts";
import { speakSimulated } from "@hearten/simulated-providers/simulated-voice.ts";
import { toIntegers } from "@hearten/simulated-providers/sound-bytes.ts";
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { ProviderFaultKind } from "../../ports/provider-fault.ts";
import type { Speech } from "../../ports/voice.ts";
import { describeVoices } from "../../ports/voice.suite.ts";
import { createElevenLabsVoices } from "./elevenlabs-voices.ts";

const providers = await startSimulatedProviders();
afterAll(() => providers.stop());

const { elevenLabs, elevenLabsVoices } = providers;
const key = "xi-not-to-be-told";
const create = (model = "") =>
  createElevenLabsVoices({ url: providers.elevenLabsUrl, key, model, names: null });

const { signal } = new AbortController();
const line = "Let your shoulders come down.";
const lines = ["You know this", "It\u2019s tomorrow, and you're ready.", "And out."];

/** A voice that answers with sound and these parts, and how many calls may be open, as a header tells. */
async function answerWith(parts: object, atOnce = "7") {
  const sound = toIntegers(speakSimulated(line, "v1").samples).toString("base64");
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url, headers }, response) => {
    asked.push(url, String(headers["xi-api-key"]));
    response.setHeader("maximum-concurrent-requests", atOnce);
    response.end(JSON.stringify({ audio_base64: sound, ...parts }));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}//`; // a port, no pipe
  const voices = createElevenLabsVoices({ url, key: null, model: "", names: null });
  return { voice: voices.get("v1"), asked };
}

function seconds({ samples, sampleRate }: Speech): number {
  return samples.length / sampleRate;
}

beforeEach(() => {
  for (const route of [elevenLabs, elevenLabsVoices]) route.calls.length = 0;
  elevenLabs.mode = "good";
  elevenLabsVoices.mode = "good";
});

describeVoices("elevenlabs", () => create());

describe("the voices of ElevenLabs", () => {
  it("are asked for samples with the key, the model and the voice", async () => {
    await create().get("v/1").speak([line], signal);
    await create("eleven_v3").get("v1").speak([line], signal);
    const [first, second] = elevenLabs.calls;
    expect(first?.address).toBe(
      "/elevenlabs/v1/text-to-speech/v%2F1/with-timestamps?output_format=pcm_24000",
    );
    expect(first?.headers["xi-api-key"]).toBe(key);
    expect(JSON.parse(first?.body ?? "")).toEqual({ text: line, model_id: "eleven_flash_v2_5" });
    expect(JSON.parse(second?.body ?? "")).toMatchObject({ model_id: "eleven_v3" });
  });

  it("are asked at the same addresses whether a version was given or not", async () => {
    const url = `${providers.elevenLabsUrl}/v1/`;
    const voices = createElevenLabsVoices({ url, key, model: "", names: null });
    await voices.get("v1").speak([line], signal);
    expect(elevenLabs.calls[0]?.address).toMatch(/^\/elevenlabs\/v1\/text-to-speech\/v1\//);
    await voices.list(signal);
    expect(elevenLabsVoices.calls[0]?.address).toMatch(/^\/elevenlabs\/v2\/voices/);
  });

  it.each(["good", "short-alignment", "no-alignment"] as const)(
    "speak several lines in one call and part them with an alignment that is %s",
    async (mode) => {
      const voice = create().get("v1");
      const alone = [];
      for (const one of lines) alone.push(...(await voice.speak([one], signal)));
      elevenLabs.calls.length = 0;
      elevenLabs.mode = mode;
      const speeches = await voice.speak(lines, signal);
      expect(elevenLabs.calls).toHaveLength(1);
      expect(speeches).toHaveLength(3);
      for (const [index, speech] of speeches.entries()) {
        const [known] = alone.slice(index);
        expect(known && Math.abs(seconds(speech) - seconds(known))).toBeLessThan(0.08);
      }
    },
  );

  it("say so when lines can be parted neither by times nor by pauses", async () => {
    elevenLabs.mode = "no-pauses";
    await expect(create().get("v1").speak(lines, signal)).rejects.toMatchObject({
      kind: "unusable",
      message: "No clear pause parts the lines that were spoken together.",
    });
  });

  it("tell the characters that they have charged for, which are not always those of the text", async () => {
    const charged: number[] = [];
    const tell = (characters: number) => void charged.push(characters);
    const voice = create().get("v1");
    await voice.speak(lines, signal, tell);
    await create("eleven_v3").get("v1").speak(lines, signal, tell);
    elevenLabs.mode = "no-cost";
    await voice.speak(lines, signal, tell);
    const text = "You know this. It's tomorrow, and you're ready. And out.";
    expect(voice.countCharacters(lines)).toBe(text.length);
    expect(charged).toEqual([Math.ceil(text.length / 2), text.length]);
  });

  it("take as many calls at once as an answer has said", async () => {
    const voice = create().get("v1");
    expect(voice.concurrency).toBe(2);
    await voice.speak([line], signal);
    expect(voice.concurrency).toBe(5);
  });

  it.each(["0", "-2", "2.5", "many", ""])(
    "take two calls at once where an answer says %j",
    async (atOnce) => {
      const { voice } = await answerWith({}, atOnce);
      await voice.speak([line], signal);
      expect(voice.concurrency).toBe(2);
    },
  );

  it("keep the number of calls that was told last", async () => {
    const { voice } = await answerWith({});
    await voice.speak([line], signal);
    expect(voice).toMatchObject({
      concurrency: 7,
      wordsPerMinute: null,
      fewestWords: 10,
      isFlite: false,
    });
  });

  it.each([
    ["none", {}],
    ["another kind", { alignment: "none" }],
    ["characters alone", { alignment: { characters: line.split("") } }],
    [
      "times of another kind",
      { alignment: { characters: line.split(""), character_start_times_seconds: ["0"] } },
    ],
  ])("are heard with an alignment of %s", async (_name, parts) => {
    const { voice, asked } = await answerWith(parts);
    expect(await voice.speak([line], signal)).toHaveLength(1);
    const path = "/v1/text-to-speech/v1/with-timestamps?output_format=pcm_24000";
    expect(asked).toEqual([path, "undefined"]);
  });

  it("are parted by times where their pauses are too short to be sure of", async () => {
    const text = "You know this. And out.";
    const { samples, starts } = speakSimulated(text, "v1", 0.3);
    const sound = { audio_base64: toIntegers(samples).toString("base64") };
    const alignment = { characters: text.split(""), character_start_times_seconds: starts };
    const two = ["You know this", "And out."];
    const timed = await answerWith({ ...sound, alignment });
    expect(await timed.voice.speak(two, signal)).toHaveLength(2);
    const untimed = await answerWith(sound);
    await expect(untimed.voice.speak(two, signal)).rejects.toThrow("No clear pause");
  });

  it("can't be heard without sound", async () => {
    const { voice } = await answerWith({ audio_base64: null });
    await expect(voice.speak([line], signal)).rejects.toMatchObject({
      kind: "unusable",
      message: "The answer holds no sound.",
    });
  });

  it("are sent no more than a call may hold", async () => {
    const long = `${"a ".repeat(2499)}aa`;
    const voice = create().get("v1");
    await expect(voice.speak([`${long}a`], signal)).rejects.toMatchObject({ kind: "rejected" });
    expect(elevenLabs.calls).toEqual([]);
    elevenLabs.mode = "quota";
    await expect(voice.speak([long], signal)).rejects.toMatchObject({ kind: "exhausted" });
  });

  it("are asked nothing once they are given up, or closed", async () => {
    const voices = create();
    const reason = new Error("given up");
    await expect(voices.list(AbortSignal.abort(reason))).rejects.toBe(reason);
    await voices.close();
    await expect(voices.list(signal)).rejects.toThrow("the voices are closed");
    await expect(voices.get("v1").speak([line], signal)).rejects.toThrow("the voices are closed");
    expect([elevenLabs.calls, elevenLabsVoices.calls]).toEqual([[], []]);
  });

  it("are listed once, and not at all when the names are set", async () => {
    const voices = create();
    expect(await voices.list(signal)).toBe(await voices.list(signal));
    const asked = elevenLabsVoices.calls.length;
    expect(asked).toBe(2);
    const names = [{ id: "v9", name: "Nora", character: null }];
    const url = providers.elevenLabsUrl;
    expect(await createElevenLabsVoices({ url, key, model: "", names }).list(signal)).toBe(names);
    expect(elevenLabsVoices.calls).toHaveLength(asked);
  });

  it.each([
    ["odd", "unusable"],
    ["empty", "unusable"],
    ["no-base64", "unusable"],
    ["silent", "unusable"],
    ["web-page", "unusable"],
    ["cut", "unreachable"],
    ["reset", "unreachable"],
    ["concurrent", "busy"],
    ["system-busy", "busy"],
    ["server-error", "busy"],
    ["quota", "exhausted"],
    ["wrong-key", "rejected"],
    ["unknown-voice", "rejected"],
    ["redirect", "rejected"],
  ] satisfies [typeof elevenLabs.mode, ProviderFaultKind][])(
    "fail after one call when ElevenLabs answers with %s: %s",
    async (mode, kind) => {
      elevenLabs.mode = mode;
      const spoken = create().get("v1").speak([line], signal);
      const fault: unknown = await spoken.catch((error: unknown) => error);
      expect(fault).toMatchObject({ name: "ProviderFault", kind });
      expect(elevenLabs.calls).toHaveLength(1);
      for (const secret of [key, line]) expect(String(fault)).not.toContain(secret);
    },
  );

  it("are given up while ElevenLabs never answers", async () => {
    elevenLabs.mode = "hang";
    const controller = new AbortController();
    const reason = new Error("too late");
    const spoken = create().get("v1").speak([line], controller.signal);
    await expect.poll(() => elevenLabs.calls.length).toBe(1);
    controller.abort(reason);
    await expect(spoken).rejects.toBe(reason);
  });

  it("are listed page by page, with names of their own", async () => {
    expect(await create().list(signal)).toEqual([
      { id: "v1", name: "Roger", character: "laid-back, casual, resonant" },
      { id: "v2", name: "Sarah", character: "calm, american" },
      { id: "v3", name: "Sarah (v3)", character: null },
      { id: "v4", name: "Callum", character: null },
    ]);
    expect(elevenLabsVoices.calls.map(({ address }) => address)).toEqual([
      "/elevenlabs/v2/voices?page_size=100",
      "/elevenlabs/v2/voices?page_size=100&next_page_token=3",
    ]);
  });

  it("stop asking for pages that have no end", async () => {
    elevenLabsVoices.mode = "endless";
    expect(await create().list(signal)).toHaveLength(4);
    expect(elevenLabsVoices.calls).toHaveLength(5);
  });

  it.each([
    ["wrong-key", "rejected"],
    ["none", "rejected"],
    ["web-page", "unusable"],
  ] satisfies [typeof elevenLabsVoices.mode, ProviderFaultKind][])(
    "can't be listed when ElevenLabs answers with %s: %s",
    async (mode, kind) => {
      elevenLabsVoices.mode = mode;
      await expect(create().list(signal)).rejects.toMatchObject({ kind });
    },
  );
});
