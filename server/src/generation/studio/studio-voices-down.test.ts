import { toInspirationId } from "@hearten/contract/ids.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryDocuments } from "../../adapters/documents/memory.ts";
import { ProviderFault, type ProviderFaultKind } from "../../ports/provider-fault.ts";
import type { OfferedVoice, Voices } from "../../ports/voice.ts";
import { createProviderPermits, type ProviderPermits } from "../provider-permits.ts";
import { createMemoryHost } from "./studio-host.fixture.ts";
import { createStudioVoices, type StudioVoices } from "./studio-voices.ts";

const never = new AbortController().signal;
const order = { id: toInspirationId("one"), voice: null, staysHere: false };
const offered: readonly OfferedVoice[] = [{ id: "sage", name: "Sage", character: null }];
const ignore = () => undefined;

describe("A voice whose calls all fail", () => {
  let permits: ProviderPermits;
  let calls: string[];
  let voices: StudioVoices;

  /** Opens voices that refuse every call so, with names that are set or have to be asked for. */
  function openVoices(kind: ProviderFaultKind, known: readonly OfferedVoice[] | null): void {
    const fail = (call: string) => {
      calls.push(call);
      return Promise.reject(new ProviderFault(kind, "no"));
    };
    const common = {
      fewestWords: 0,
      concurrency: 1,
      countCharacters: () => 0,
      isFlite: false,
    };
    const provider: Voices = {
      known,
      list: async () => known ?? fail("list"),
      get: () => ({ ...common, wordsPerMinute: null, speak: () => fail("speak") }),
      close: async () => undefined,
    };
    const own: Voices = {
      ...provider,
      list: async () => offered,
      get: () => ({ ...common, wordsPerMinute: 160, speak: async () => [] }),
    };
    const { host } = createMemoryHost();
    const { permitCall, settleCall } = permits;
    const there = { voices: provider, identity: "there", price: 0, seconds: 10 };
    voices = createStudioVoices(own, there, { ...host, permitCall, settleCall });
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T12:00:00Z") });
    calls = [];
    permits = createProviderPermits({
      usage: createMemoryDocuments().usage,
      spendingPerDay: 1,
      log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    });
  });
  afterEach(() => void vi.useRealTimers());

  it.each([
    ["speak", offered],
    ["list", null],
  ])(
    "is left alone after three inspirations, and tried once a minute later: %s",
    async (call, known) => {
      openVoices("rejected", known);
      for (let inspiration = 0; inspiration < 6; inspiration += 1)
        expect(await voices.open(order, never)).toMatchObject({ isOwn: true });
      expect(calls).toEqual([call, call, call]);
      expect(permits.findDown()).toEqual(["voice"]);
      vi.setSystemTime(Date.now() + 61_000);
      for (let inspiration = 0; inspiration < 3; inspiration += 1) await voices.open(order, never);
      expect(calls).toHaveLength(4);
    },
  );
});
