import { afterAll, describe, expect, it } from "vitest";
import { describeVoices } from "../../ports/voice.suite.ts";
import { createThreads } from "../../threads/create-threads.ts";
import { createFliteVoices } from "./flite-voices.ts";

const threads = createThreads(2);
afterAll(() => threads.close());

describeVoices("flite", () => createFliteVoices(threads));

const signal = new AbortController().signal;

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
