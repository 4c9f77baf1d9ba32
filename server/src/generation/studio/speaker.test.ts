import { describe, expect, it } from "vitest";
import type { Speech } from "../../ports/voice.ts";
import { createSpeaker, type SpeakTogether } from "./speaker.ts";

const never = new AbortController().signal;
/** A speech that can be told from others by its length. */
const speechOf = (text: string): Speech => ({
  samples: new Float32Array(text.length),
  sampleRate: 1,
});
const one = "Let it go.";
const two = "There's nothing to carry.";
const three = "The evening is yours.";

/** Remembers the calls, and speaks at once. */
function listen() {
  const calls: (readonly string[])[] = [];
  const speakTogether: SpeakTogether = async (lines) => {
    calls.push(lines);
    return lines.map(speechOf);
  };
  return { calls, speakTogether };
}

/** A voice that is hoarse for its first call, once somebody lets it be, and then speaks well. */
function beHoarseOnce() {
  const { calls, speakTogether } = listen();
  const failure = Promise.withResolvers<never>();
  const failOnce: SpeakTogether = (lines, signal) => {
    const spoken = speakTogether(lines, signal);
    return calls.length === 1 ? failure.promise : spoken;
  };
  return { calls, failOnce, fail: () => failure.reject(new Error("hoarse")) };
}

describe("A speaker", () => {
  it("speaks all lines, each in a call of its own, in their order", async () => {
    const { calls, speakTogether } = listen();
    const speaker = createSpeaker({ concurrency: 2, fewestWords: 0 }, speakTogether, never);
    const speeches = await speaker.speak([one, two, one]);
    expect(speeches).toEqual([speechOf(one), speechOf(two), speechOf(one)]);
    expect(calls).toEqual([[one], [two]]);
  });

  it("joins short lines that follow each other, and leaves none over", async () => {
    const { calls, speakTogether } = listen();
    const speaker = createSpeaker({ concurrency: 1, fewestWords: 7 }, speakTogether, never);
    expect(await speaker.speak([one, two, three])).toEqual([one, two, three].map(speechOf));
    expect(calls).toEqual([[one, two, three]]);
  });

  it("joins a short line that is left alone with the lines around it, which are not taken again", async () => {
    const { calls, speakTogether } = listen();
    const [before, after] = [`${two} ${one}`, `${three} ${one}`];
    const speaker = createSpeaker({ concurrency: 1, fewestWords: 7 }, speakTogether, never);
    for (const text of [before, after]) speaker.speakAhead(text);
    await expect.poll(() => calls).toEqual([[before], [after]]);
    const speeches = await speaker.speak([one, before, three, after, two]);
    expect(speeches).toEqual([one, before, three, after, two].map(speechOf));
    expect(calls.slice(2)).toEqual([
      [one, before],
      [before, three],
      [after, two],
    ]);
  });

  it("joins short lines and the spoken one between them in one call", async () => {
    const { calls, speakTogether } = listen();
    const speaker = createSpeaker({ concurrency: 1, fewestWords: 7 }, speakTogether, never);
    const left = `${two} ${three}`;
    for (const text of ["Rest.", left]) speaker.speakAhead(text);
    await expect.poll(() => calls).toEqual([["Rest.", left]]);
    expect(await speaker.speak([one, "Rest.", two])).toEqual([one, "Rest.", two].map(speechOf));
    expect(calls.slice(1)).toEqual([[one, "Rest.", two]]);
  });

  it("has spoken ahead what the script then has, and speaks the rest", async () => {
    const { calls, speakTogether } = listen();
    const speaker = createSpeaker({ concurrency: 1, fewestWords: 0 }, speakTogether, never);
    speaker.speakAhead(one);
    speaker.speakAhead(two);
    await expect.poll(() => calls).toEqual([[one], [two]]);
    expect(await speaker.speak([one, three])).toEqual([one, three].map(speechOf));
    expect(calls).toEqual([[one], [two], [three]]);
  });

  it("speaks short lines ahead together once there are words enough", async () => {
    const { calls, speakTogether } = listen();
    const speaker = createSpeaker({ concurrency: 1, fewestWords: 7 }, speakTogether, never);
    speaker.speakAhead(one);
    speaker.speakAhead(two);
    await expect.poll(() => calls).toEqual([[one, two]]);
  });

  it("works on no more at a time than the voice can", async () => {
    let running = 0;
    let most = 0;
    const speaker = createSpeaker(
      { concurrency: 2, fewestWords: 0 },
      async (lines) => {
        running += 1;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running -= 1;
        return lines.map(speechOf);
      },
      never,
    );
    await speaker.speak(["a", "b", "c", "d", "e"]);
    expect(most).toBe(2);
  });

  it("begins nothing after a failure, breaks off what is under way, and tells the first", async () => {
    const calls: string[] = [];
    const speaker = createSpeaker(
      { concurrency: 2, fewestWords: 0 },
      async ([line = ""], signal) => {
        calls.push(line);
        if (line === "b") throw new Error("hoarse");
        await new Promise((_, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
        });
        return [];
      },
      never,
    );
    await expect(speaker.speak(["a", "b", "c", "d"])).rejects.toThrow("hoarse");
    expect(calls).toEqual(["a", "b"]);
  });

  const twoAtATime = { concurrency: 2, fewestWords: 0 };

  it("does without a line that was spoken ahead in vain and that the script doesn't have", async () => {
    const { failOnce, fail } = beHoarseOnce();
    const speaker = createSpeaker(twoAtATime, failOnce, never);
    speaker.speakAhead(one);
    fail();
    await new Promise(setImmediate);
    expect(await speaker.speak([two])).toEqual([speechOf(two)]);
  });

  it("does without it when it fails only while the script is being spoken", async () => {
    const { failOnce, fail } = beHoarseOnce();
    const speaker = createSpeaker(twoAtATime, failOnce, never);
    speaker.speakAhead(one);
    await new Promise(setImmediate);
    const speaking = speaker.speak([two, three]);
    fail();
    expect(await speaking).toEqual([two, three].map(speechOf));
  });

  it("speaks nothing more ahead after a failure, and asks again for what the script has", async () => {
    const { calls, failOnce, fail } = beHoarseOnce();
    const speaker = createSpeaker({ concurrency: 1, fewestWords: 0 }, failOnce, never);
    speaker.speakAhead(one);
    speaker.speakAhead(two);
    fail();
    await new Promise(setImmediate);
    speaker.speakAhead(three);
    await new Promise(setImmediate);
    expect(calls).toEqual([[one]]);
    expect(await speaker.speak([one, two])).toEqual([one, two].map(speechOf));
    expect(calls).toEqual([[one], [one], [two]]);
  });

  it("tells a failure of a line that the script has, which is still being spoken ahead", async () => {
    const { calls, failOnce, fail } = beHoarseOnce();
    const speaker = createSpeaker({ concurrency: 1, fewestWords: 0 }, failOnce, never);
    speaker.speakAhead(one);
    await new Promise(setImmediate);
    const speaking = speaker.speak([one, two]);
    fail();
    await expect(speaking).rejects.toThrow("hoarse");
    expect(calls).toEqual([[one]]);
  });

  it("tells a failure of what was spoken ahead to whoever asks for it", async () => {
    const speaker = createSpeaker(
      { concurrency: 1, fewestWords: 0 },
      () => Promise.reject(new Error("hoarse")),
      never,
    );
    speaker.speakAhead(one);
    await expect(speaker.speak([one])).rejects.toThrow("hoarse");
  });

  it("rejects with the reason when the signal aborts", async () => {
    const giveUp = new AbortController();
    const speaker = createSpeaker(
      { concurrency: 1, fewestWords: 0 },
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(new Error("another word for it")));
        }),
      giveUp.signal,
    );
    const speaking = speaker.speak([one]);
    await new Promise(setImmediate);
    giveUp.abort(new Error("nobody waits"));
    await expect(speaking).rejects.toThrow("nobody waits");
  });
});
