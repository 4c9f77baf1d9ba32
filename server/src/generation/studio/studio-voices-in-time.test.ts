import { toInspirationId } from "@hearten/contract/ids.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Speech, Voices } from "../../ports/voice.ts";
import { createMemoryHost } from "./studio-host.fixture.ts";
import { createStudioVoices, type StudioVoices } from "./studio-voices.ts";

const never = new AbortController().signal;
const order = { id: toInspirationId("one"), voice: null, staysHere: false };
const line = "There is nothing to carry just now.";
const other = "The evening is yours, all of it.";
const seconds = 10;
const speechOf = (text: string): Speech => ({
  samples: new Float32Array(text.length * 80).fill(1),
  sampleRate: 1_000,
});

/** Resolves after so many seconds, or rejects with the signal's reason. */
const take = (long: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(resolve, long * 1_000);
    signal.addEventListener("abort", () => reject(signal.reason));
  });

/** How it has ended after so many seconds. */
const after = async (long: number, spoken: Promise<readonly Speech[]>) => {
  let ended = "under way";
  spoken.then(
    () => (ended = "spoken"),
    (error: unknown) => (ended = String(error)),
  );
  await vi.advanceTimersByTimeAsync(long * 1_000);
  return ended;
};

describe("The seconds of a voice", () => {
  let voices: StudioVoices;
  /** Seconds that the provider takes to list its voices, and for each line. */
  let listing: number;
  let speaking: number;
  /** Why lines were broken off. */
  let brokenOff: unknown[];

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
      const late = new AbortController();
      setTimeout(() => late.abort(new DOMException("late", "TimeoutError")), milliseconds);
      return late.signal;
    });
    listing = 0;
    speaking = 1;
    brokenOff = [];
    const provider: Voices = {
      known: null,
      async list(signal) {
        await take(listing, signal);
        return [{ id: "sage", name: "Sage", character: null }];
      },
      get: () => ({
        wordsPerMinute: 150,
        concurrency: 2,
        fewestWords: 0,
        isFlite: false,
        countCharacters: () => 0,
        async speak(lines, signal) {
          await take(speaking, signal).catch((error: unknown) => {
            brokenOff.push(error);
            throw error;
          });
          return lines.map(speechOf);
        },
      }),
      close: async () => undefined,
    };
    const { host } = createMemoryHost();
    voices = createStudioVoices(
      provider,
      { voices: provider, identity: "there", price: 0, seconds },
      host,
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const open = async () => {
    const opening = voices.open(order, never);
    await vi.advanceTimersByTimeAsync(listing * 1_000);
    return (await opening).speaker;
  };
  const late = "TimeoutError: The voice has taken too long.";

  it("begin when the script is there, however long a model has written after the first line", async () => {
    const speaker = await open();
    speaker.speakAhead(line);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(await after(2, speaker.speak([line, other]))).toBe("spoken");
  });

  it("are for all lines of a script together", async () => {
    speaking = 6;
    const speaker = await open();
    const spoken = speaker.speak([line, other, "Let it go.", "Rest."]);
    expect(await after(9, spoken)).toBe("under way");
    expect(await after(2, spoken)).toBe(late);
  });

  it("are as many for a line that is spoken ahead, which then is broken off", async () => {
    speaking = 700;
    const speaker = await open();
    speaker.speakAhead(line);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(brokenOff).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(brokenOff.map(String)).toEqual([late]);
    speaking = 1;
    expect(await after(2, speaker.speak([line]))).toBe("spoken");
  });

  it("are those of the script for a line that was begun before it was there", async () => {
    speaking = 14;
    const speaker = await open();
    speaker.speakAhead(line);
    await vi.advanceTimersByTimeAsync(9_000);
    const spoken = speaker.speak([line]);
    expect(await after(2, spoken)).toBe("under way");
    expect(await after(4, spoken)).toBe("spoken");
  });

  it("are fewer by those that it took to find the voice", async () => {
    listing = 4;
    speaking = 700;
    const speaker = await open();
    const spoken = speaker.speak([line]);
    expect(await after(5, spoken)).toBe("under way");
    expect(await after(1, spoken)).toBe(late);
  });
});
