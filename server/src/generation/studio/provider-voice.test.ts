import { describe, expect, it } from "vitest";
import { ProviderFault } from "../../ports/provider-fault.ts";
import type { Speech, Voice } from "../../ports/voice.ts";
import { createPermittedCalls } from "./permitted-calls.ts";
import { measurePace, speakByProvider } from "./provider-voice.ts";
import { createMemoryHost } from "./studio-host.fixture.ts";

const never = new AbortController().signal;
const rate = 1_000;
const first = "There is nothing to carry now.";
const second = "The evening is all yours.";
/** As long as it takes at so many words a minute. */
const speechOf = (text: string, perMinute = 150): Speech => ({
  samples: new Float32Array(Math.round((text.split(" ").length * 60 * rate) / perMinute)).fill(0.5),
  sampleRate: rate,
});

const silent = () => [{ samples: new Float32Array(0), sampleRate: rate }];

/** A voice that speaks well after so many answers that it gives instead. */
function createVoice(answers: readonly ((lines: readonly string[]) => readonly Speech[])[] = []) {
  const calls: (readonly string[])[] = [];
  const rest = [...answers];
  const voice: Voice = {
    wordsPerMinute: null,
    concurrency: 1,
    fewestWords: 10,
    isFlite: false,
    async speak(lines) {
      calls.push(lines);
      const answer = rest.shift();
      return answer ? answer(lines) : lines.map((line) => speechOf(line));
    },
  };
  const { host, permitted, kept } = createMemoryHost();
  const calling = createPermittedCalls("voice", host);
  const parts = { voice, identity: "a voice", price: 0.001, calls: calling, host };
  return { calls, permitted, kept, parts, speak: speakByProvider(parts, "inspirations/one/") };
}

describe("Speaking by a provider", () => {
  it("pays by the character", async () => {
    const { speak, permitted } = createVoice();
    await speak([first], never);
    expect(permitted).toEqual([{ part: "voice", dollars: first.length * 0.001 }]);
  });

  it("keeps what was spoken, bit by bit, and asks for the rest alone when it begins anew", async () => {
    const { parts, speak, calls } = createVoice();
    const [spoken] = await speak([first], never);
    const anew = speakByProvider(parts, "inspirations/one/");
    expect(await anew([first, second], never)).toEqual([spoken, speechOf(second)]);
    expect(calls).toEqual([[first], [second]]);
  });

  it("keeps nothing of one voice or inspiration for another", async () => {
    const { parts, speak, calls } = createVoice();
    await speak([first], never);
    await speakByProvider({ ...parts, identity: "another" }, "inspirations/one/")([first], never);
    await speakByProvider(parts, "inspirations/two/")([first], never);
    expect(calls).toHaveLength(3);
  });

  it.each([
    ["is silent", () => [{ samples: new Float32Array(0), sampleRate: rate }, speechOf(second)]],
    ["is left out", () => [speechOf(first)]],
    ["is far too long", () => [speechOf(first, 40), speechOf(second)]],
    ["is far too short", () => [speechOf(first), speechOf(second, 900)]],
    [
      "can't be cut",
      () => {
        throw new ProviderFault("unusable", "no pause was found");
      },
    ],
  ])("asks once more, line by line, when one %s", async (_, answer) => {
    const { speak, calls } = createVoice([answer]);
    expect(await speak([first, second], never)).toEqual([speechOf(first), speechOf(second)]);
    expect(calls).toEqual([[first, second], [first], [second]]);
  });

  it("gives up when a line fails a second time", async () => {
    const { speak, calls } = createVoice([silent, silent]);
    await expect(speak([first], never)).rejects.toMatchObject({ kind: "unusable" });
    expect(calls).toHaveLength(2);
  });

  it("measures a voice once, and keeps its pace", async () => {
    const { parts, calls } = createVoice();
    expect(await measurePace(parts, never)).toBe(150);
    expect(await measurePace(parts, never)).toBe(150);
    expect(calls).toHaveLength(1);
  });

  it("measures no voice that says its pace", async () => {
    const { parts, calls } = createVoice();
    const voice = { ...parts.voice, wordsPerMinute: 170 };
    expect(await measurePace({ ...parts, voice }, never)).toBe(170);
    expect(calls).toEqual([]);
  });
});
