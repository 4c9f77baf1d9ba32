import { describe, expect, it } from "vitest";
import { ProviderFault } from "../../ports/provider-fault.ts";
import type { Voice, Voices } from "../../ports/voice.ts";
import { createMemoryHost } from "./studio-host.fixture.ts";
import { createStudioVoices, type ProviderVoices } from "./studio-voices.ts";

const never = new AbortController().signal;
const words = "Let your shoulders come down.";

/** Voices whose speech tells whose it is by its sample rate. */
function createVoices(sampleRate: number, speak: Voice["speak"] | null = null): Voices {
  const spoken = { samples: new Float32Array(2 * sampleRate).fill(0.5), sampleRate };
  const offered = [
    { id: "one", name: "One", character: null },
    { id: "two", name: "Two", character: null },
  ];
  return {
    known: offered,
    list: async () => offered,
    get: (id) => ({
      wordsPerMinute: 150,
      concurrency: 1,
      fewestWords: 0,
      isFlite: sampleRate === own,
      countCharacters: (lines) => lines.join(" ").length,
      speak:
        speak ?? (async () => [{ ...spoken, sampleRate: id === "two" ? own + 1 : sampleRate }]),
    }),
    close: async () => undefined,
  };
}

const own = 1_000;
const elsewhere = 2_000;

const open = (provider: Voices | null) => {
  const { host, permitted } = createMemoryHost();
  const there: ProviderVoices | null =
    provider === null ? null : { voices: provider, identity: "there", price: 0.5, seconds: 10 };
  return { permitted, voices: createStudioVoices(createVoices(own), there, host) };
};

describe("A voice's sample", () => {
  it("is spoken by our own where no other voices are", async () => {
    const { voices, permitted } = open(null);
    const { speech, isFlite } = await voices.speakAlone("two", words, never);
    expect([speech.sampleRate, isFlite]).toEqual([own + 1, true]);
    expect(permitted).toEqual([]);
  });

  it("is spoken, and paid for, at the provider", async () => {
    const { voices, permitted } = open(createVoices(elsewhere));
    const { speech, isFlite } = await voices.speakAlone("one", words, never);
    expect([speech.sampleRate, isFlite]).toEqual([elsewhere, false]);
    expect(permitted).toEqual([{ part: "voice", dollars: words.length * 0.5 }]);
  });

  it("is spoken by no other when the provider can't", async () => {
    const fault = new ProviderFault("exhausted", "The quota is used up.");
    const { voices } = open(createVoices(elsewhere, () => Promise.reject(fault)));
    await expect(voices.speakAlone("one", words, never)).rejects.toBe(fault);
  });
});
