import { afterAll, describe, expect, it } from "vitest";
import type { Speech } from "../../ports/voice.ts";
import { describeVoices } from "../../ports/voice.suite.ts";
import { createThreads, type Threads, type ThreadTask } from "../../threads/create-threads.ts";
import { createFliteVoices } from "./flite-voices.ts";

const threads = createThreads(2);
afterAll(() => threads.close());

const signal = new AbortController().signal;

/** Threads that speak so many samples, and what they were to speak. */
function playThreads(length: number) {
  const tasks: ThreadTask[] = [];
  const speech: Speech = { samples: new Float32Array(length), sampleRate: 16_000 };
  const played: Threads = {
    count: 3,
    run: async <Result>(task: ThreadTask) => {
      tasks.push(task);
      return speech as Result; // whoever asks is told what it is
    },
    close: async () => undefined,
  };
  return { voices: createFliteVoices(played), tasks, speech };
}

describe("flite's voices", () => {
  it("are two, by name and character", async () => {
    expect(await playThreads(1).voices.list(signal)).toEqual([
      { id: "rms", name: "Rowan", character: "low, steady" },
      { id: "slt", name: "Clara", character: "light, clear" },
    ]);
  });

  it("are known by their pace, and speak as many lines at a time as there are threads", () => {
    const { voices } = playThreads(1);
    const common = { concurrency: 3, fewestWords: 0, isFlite: true };
    expect(voices.get("rms")).toMatchObject({ ...common, wordsPerMinute: 164 });
    expect(voices.get("slt")).toMatchObject({ ...common, wordsPerMinute: 187 });
    expect(voices.get("gone")).toMatchObject({ ...common, wordsPerMinute: 164 });
  });

  it("speak each line by itself, a little slower than flite would, and the first for one that is gone", async () => {
    const { voices, tasks, speech } = playThreads(1);
    expect(await voices.get("slt").speak(["Caf\u00E9.", "Rest\u2026"], signal)).toEqual([
      speech,
      speech,
    ]);
    await voices.get("gone").speak(["On."], signal);
    expect(tasks.map(({ name, argument }) => [name, argument])).toEqual([
      ["speakLine", { voice: "slt", rate: 0.87, text: "Cafe." }],
      ["speakLine", { voice: "slt", rate: 0.87, text: "Rest." }],
      ["speakLine", { voice: "rms", rate: 0.87, text: "On." }],
    ]);
    expect(tasks[0]?.module.pathname).toMatch(/\/flite-thread\.ts$/);
  });

  it("say so when one falls silent, has nothing to say or is given up", async () => {
    const { voices, tasks } = playThreads(0);
    const voice = voices.get("rms");
    await expect(voice.speak(["Hello."], signal)).rejects.toThrow("fell silent");
    await expect(voice.speak(["\u{1F629}"], signal)).rejects.toThrow("nothing that can be spoken");
    const reason = new Error("given up");
    await expect(voice.speak(["Hello."], AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(tasks).toHaveLength(1);
    await voices.close();
    await expect(voice.speak(["Hello."], signal)).rejects.toThrow("the voices are closed");
  });
});

describeVoices("flite", () => createFliteVoices(threads));

describe("flite", () => {
  it("gives up a line that is being spoken, with the reason, and speaks the next one", async () => {
    const voices = createFliteVoices(threads);
    const voice = voices.get("rms");
    await voice.speak(["Hello there."], signal);
    const controller = new AbortController();
    const reason = new Error("given up");
    // About a minute of speech: far from done when the abort comes.
    const endless = voice.speak(["and then tomorrow ".repeat(100)], controller.signal);
    setImmediate(() => controller.abort(reason));
    await expect(endless).rejects.toBe(reason);
    expect(await voice.speak(["Hello there."], signal)).toHaveLength(1);
    await voices.close();
  });

  it("rejects the lines that are under way when it is closed", async () => {
    const voices = createFliteVoices(threads);
    const voice = voices.get("rms");
    const line = voice.speak(["Hello there."], signal);
    await Promise.all([expect(line).rejects.toThrow("the voices are closed"), voices.close()]);
    await expect(voice.speak(["Hello there."], signal)).rejects.toThrow("the voices are closed");
  });

  it("has two voices that differ", async () => {
    const voices = createFliteVoices(threads);
    const [rms, slt] = await Promise.all(
      (await voices.list(signal)).map(({ id }) => voices.get(id).speak(["Hello there."], signal)),
    );
    expect(rms?.[0]?.samples.length).not.toBe(slt?.[0]?.samples.length);
    await voices.close();
  });
});
