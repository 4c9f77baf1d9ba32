import { toInspirationId } from "@hearten/contract/ids.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { ProviderFault } from "../../ports/provider-fault.ts";
import type { OfferedVoice, Voices } from "../../ports/voice.ts";
import type { ProviderPart, StudioHost } from "./studio-host.ts";
import { createMemoryHost } from "./studio-host.fixture.ts";
import { createStudioVoices, type StudioVoices } from "./studio-voices.ts";

const never = new AbortController().signal;
const line = "There is nothing to carry just now.";
const offer = (...names: readonly string[]): readonly OfferedVoice[] =>
  names.map((name) => ({ id: name.toLowerCase(), name, character: null }));

/** Voices that speak at 140 words a minute, and remember who spoke. */
function createVoices(names: readonly string[], spoken: string[], isOwn: boolean): Voices {
  return {
    known: null,
    list: async () => offer(...names),
    get: (id) => ({
      wordsPerMinute: isOwn ? 160 : null,
      concurrency: 1,
      fewestWords: 0,
      isFlite: isOwn,
      countCharacters: (lines) => lines.join(" ").length,
      async speak(lines) {
        spoken.push(id);
        return lines.map((text) => ({
          samples: new Float32Array(Math.round((text.split(" ").length * 60 * 1_000) / 140)).fill(
            1,
          ),
          sampleRate: 1_000,
        }));
      },
    }),
    close: async () => undefined,
  };
}

describe("The studio's voices", () => {
  let spoken: string[];
  let provider: Voices;
  let fallbacks: ProviderPart[];
  let voices: StudioVoices;

  beforeEach(() => {
    spoken = [];
    fallbacks = [];
    provider = createVoices(["Juniper", "Sage"], spoken, false);
    const host: StudioHost = {
      ...createMemoryHost().host,
      tellProgress: async () => undefined,
      tellFallback: async (part) => void fallbacks.push(part),
    };
    voices = createStudioVoices(
      createVoices(["Rowan", "Clara"], spoken, true),
      {
        voices: { ...provider, list: (signal) => provider.list(signal) },
        identity: "somewhere",
        price: 0,
        seconds: 5,
      },
      host,
    );
  });
  const id = toInspirationId("one");
  const open = (voice: string | null, staysHere = false) =>
    voices.open({ id, voice, staysHere }, never);

  it("are the provider's first, or the one that was chosen", async () => {
    expect(await open(null)).toMatchObject({ name: "Juniper", isOwn: false });
    expect(await open("sage")).toMatchObject({ name: "Sage" });
    expect(await open("gone")).toMatchObject({ name: "Juniper" });
  });

  it("are measured once where nobody says how fast they speak", async () => {
    expect((await open("sage")).wordsPerMinute).toBe(140);
    await open("sage");
    expect(spoken).toEqual(["sage"]);
  });

  it("are our own for whoever keeps their words here, and the provider is not asked", async () => {
    const voice = await open("clara", true);
    expect(voice).toMatchObject({ name: "Clara", isOwn: true, wordsPerMinute: 160 });
    await voice.speaker.speak([line]);
    expect(spoken).toEqual(["clara"]);
    expect(fallbacks).toEqual([]);
  });

  it("are our own when the provider's can't be had, which is told", async () => {
    provider = {
      ...provider,
      list: () => Promise.reject(new ProviderFault("rejected", "no such key")),
    };
    expect(await open("sage")).toMatchObject({ name: "Rowan", isOwn: true });
    expect(fallbacks).toEqual(["voice"]);
  });

  it("are nobody's when the order is given up", async () => {
    const reason = new Error("nobody waits");
    const order = { id, voice: null, staysHere: false };
    await expect(voices.open(order, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(fallbacks).toEqual([]);
  });
});
