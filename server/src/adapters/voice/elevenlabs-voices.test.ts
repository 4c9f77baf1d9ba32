import { startSimulatedProviders } from "@hearten/simulated-providers/simulated-providers.ts";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
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

  it("take as many calls at once as an answer has said", async () => {
    const voice = create().get("v1");
    expect(voice.concurrency).toBe(2);
    await voice.speak([line], signal);
    expect(voice.concurrency).toBe(5);
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
