import { describe, expect, it } from "vitest";
import { LinesUnparted, type Speech, type Voice } from "../../ports/voice.ts";
import { createPermittedCalls } from "./permitted-calls.ts";
import { speakByProvider } from "./provider-voice.ts";
import { measurePace, recallPace } from "./voice-pace.ts";
import { createMemoryHost } from "./studio-host.fixture.ts";

const never = new AbortController().signal;
const rate = 1_000;
const usual = 150;
const first = "There is nothing to carry now.";
const second = "The evening is all yours.";
const short = "Breathe in.";
/** As long as it takes at so many words a minute. */
const speechOf = (text: string, perMinute = usual): Speech => ({
  samples: new Float32Array(Math.round((text.split(" ").length * 60 * rate) / perMinute)).fill(0.5),
  sampleRate: rate,
});
/** A sound or, where it is 0, a silence of each so many seconds. */
const soundOf = (...parts: readonly (readonly [level: number, seconds: number])[]): Speech => ({
  samples: Float32Array.from(
    parts.flatMap(([level, seconds]) => Array.from({ length: seconds * rate }, () => level)),
  ),
  sampleRate: rate,
});

type Answer = (lines: readonly string[]) => readonly Speech[];
const silent: Answer = (lines) => lines.map(() => soundOf());
const unparted: Answer = () => {
  throw new LinesUnparted();
};
/** All at another pace: half of it, as when everything is said twice. */
const at =
  (perMinute: number): Answer =>
  (lines) =>
    lines.map((line) => speechOf(line, perMinute));

/** A voice that speaks well after so many answers that it gives instead. Ten more characters are sent than its lines have. */
function createVoice(answers: readonly Answer[] = [], charged: number | null = null) {
  const calls: (readonly string[])[] = [];
  const rest = [...answers];
  const voice: Voice = {
    wordsPerMinute: null,
    concurrency: 1,
    fewestWords: 10,
    isFlite: false,
    countCharacters: (lines) => lines.join("").length + 10,
    async speak(lines, _signal, tellCharged) {
      calls.push(lines);
      if (charged !== null) tellCharged?.(charged);
      const answer = rest.shift();
      return answer ? answer(lines) : lines.map((line) => speechOf(line));
    },
  };
  const { host, permitted, settled, kept } = createMemoryHost();
  const calling = createPermittedCalls("voice", host);
  const parts = { voice, identity: "a voice", price: 0.001, calls: calling, host };
  const speak = speakByProvider(parts, "inspirations/one/", usual);
  return { calls, permitted, settled, kept, parts, speak };
}

describe("Speaking by a provider", () => {
  it("reserves and pays for the characters that are sent", async () => {
    const { speak, permitted, settled } = createVoice();
    await speak([first], never);
    const dollars = (first.length + 10) * 0.001;
    expect(permitted).toEqual([{ part: "voice", dollars }]);
    expect(settled).toEqual([{ dollars, fault: null }]);
  });

  it("pays for the characters that were charged, where the provider says so", async () => {
    const { speak, permitted, settled } = createVoice([], 12);
    await speak([first], never);
    expect(permitted).toEqual([{ part: "voice", dollars: (first.length + 10) * 0.001 }]);
    expect(settled).toEqual([{ dollars: 0.012, fault: null }]);
  });

  it("keeps what was spoken, bit by bit, and asks for the rest alone when it begins anew", async () => {
    const { parts, speak, calls } = createVoice();
    const long = `${first} ${second}`;
    const [spoken] = await speak([first], never);
    const anew = speakByProvider(parts, "inspirations/one/", usual);
    expect(await anew([first, long], never)).toEqual([spoken, speechOf(long)]);
    expect(calls).toEqual([[first], [long]]);
  });

  it("asks for a short line together with those around it when it begins anew, and keeps those", async () => {
    const { parts, speak, calls } = createVoice();
    const [before, after] = await speak([first, second], never);
    const hasty: Voice = {
      ...parts.voice,
      speak: async (lines) => {
        calls.push(lines);
        return lines.map((line) => (line === short ? speechOf(line) : soundOf()));
      },
    };
    const anew = speakByProvider({ ...parts, voice: hasty }, "inspirations/one/", usual);
    expect(await anew([first, short, second], never)).toEqual([before, speechOf(short), after]);
    expect(calls).toEqual([
      [first, second],
      [first, short, second],
    ]);
    expect(await anew([short], never)).toEqual([speechOf(short)]);
    expect(calls).toHaveLength(2);
  });

  it("keeps nothing of one voice or inspiration for another", async () => {
    const { parts, speak, calls } = createVoice();
    await speak([first], never);
    const another = { ...parts, identity: "another" };
    await speakByProvider(another, "inspirations/one/", usual)([first], never);
    await speakByProvider(parts, "inspirations/two/", usual)([first], never);
    expect(calls).toHaveLength(3);
  });

  it.each<readonly [string, Answer]>([
    ["is silent", () => [soundOf(), speechOf(second)]],
    ["is left out", () => [speechOf(first)]],
    ["is said twice", () => [speechOf(first, usual / 2), speechOf(second)]],
    ["is missing by half", () => [speechOf(first), speechOf(second, 2 * usual)]],
    ["stops in its midst for seconds", () => [speechOf(first), soundOf([1, 0.8], [0, 4], [1, 1])]],
    ["can't be told from the other", unparted],
  ])("asks once more, for both together, when one %s", async (_, answer) => {
    const { speak, calls } = createVoice([answer]);
    expect(await speak([first, second], never)).toEqual([speechOf(first), speechOf(second)]);
    expect(calls).toEqual([
      [first, second],
      [first, second],
    ]);
  });

  it("asks once more where all lines together are too long, each by a little", async () => {
    const lines = ["Let it go.", "Rest now.", "You can.", "All is well.", "It's late.", "Sleep."];
    const { speak, calls } = createVoice([at(usual / 2)]);
    await speak(lines, never);
    expect(calls).toEqual([lines, lines]);
  });

  it("asks for each line alone where they can't be told apart a second time", async () => {
    const { speak, calls } = createVoice([unparted, unparted]);
    expect(await speak([first, second], never)).toEqual([speechOf(first), speechOf(second)]);
    expect(calls).toEqual([[first, second], [first, second], [first], [second]]);
  });

  it.each([
    ["silent", [silent, silent]],
    ["too long", [unparted, at(usual / 2)]],
    ["too long, alone", [unparted, unparted, at(usual / 2)]],
  ])("gives up when lines are of no use again: %s", async (_, answers) => {
    const { speak, calls } = createVoice(answers);
    await expect(speak([first, second], never)).rejects.toMatchObject({ kind: "unusable" });
    expect(calls).toHaveLength(answers.length);
  });

  it("takes a line for good whatever silence is in it and around it", async () => {
    const hiss = 0.01;
    const spoken = soundOf([hiss, 0.6], [1, 1], [0, 1.2], [1, 1.2], [hiss, 0.9]);
    const { speak, calls } = createVoice([() => [spoken]]);
    expect(await speak([first], never)).toEqual([spoken]);
    expect(calls).toHaveLength(1);
  });

  it.each([
    [1.6, 1],
    [4, 2],
    [20, 2],
  ])("judges a line of two words by seconds alone: %d s take %d calls", async (seconds, count) => {
    const { speak, calls } = createVoice([() => [soundOf([1, seconds])]]);
    await speak([short], never);
    expect(calls).toHaveLength(count);
  });

  it("takes what any voice may take for a line where its own pace is not known", async () => {
    for (const [answer, count] of [
      [at(usual / 2), 1],
      [at(usual * 2), 1],
      [at(usual / 4), 2],
      [at(usual * 5), 2],
    ] as const) {
      const { parts, calls } = createVoice([answer]);
      await speakByProvider(parts, "voices/one/", null)([`${first} ${second}`], never);
      expect(calls).toHaveLength(count);
    }
  });
});

describe("The pace of a provider's voice", () => {
  it("is measured once, and kept", async () => {
    const { parts, calls } = createVoice();
    expect(await recallPace(parts)).toBeNull();
    expect(await measurePace(parts, never)).toBe(150);
    expect(await measurePace(parts, never)).toBe(150);
    expect(await recallPace(parts)).toBe(150);
    expect(calls).toHaveLength(1);
  });

  it("is not measured where the voice says it", async () => {
    const { parts, calls } = createVoice();
    const voice = { ...parts.voice, wordsPerMinute: 170 };
    expect(await measurePace({ ...parts, voice }, never)).toBe(170);
    expect(calls).toEqual([]);
  });

  it("is that of somebody who reads aloud: what says all of it twice is asked once more", async () => {
    const { parts, calls } = createVoice([at(usual / 2)]);
    expect(await measurePace(parts, never)).toBe(150);
    expect(calls).toHaveLength(2);
    const { parts: worse } = createVoice([at(usual / 2), at(usual * 2)]);
    await expect(measurePace(worse, never)).rejects.toMatchObject({ kind: "unusable" });
    expect(await recallPace(worse)).toBeNull();
  });

  it("is measured anew after lines came twice in lengths that it doesn't explain", async () => {
    const { parts, calls, speak } = createVoice([at(usual), at(usual / 2), at(usual / 2)]);
    await measurePace(parts, never);
    await expect(speak([first, second], never)).rejects.toMatchObject({ kind: "unusable" });
    expect(await recallPace(parts)).toBeNull();
    expect(await measurePace(parts, never)).toBe(150);
    expect(calls).toHaveLength(4);
  });
});
