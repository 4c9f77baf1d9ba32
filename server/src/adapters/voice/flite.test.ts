import { describe, expect, it } from "vitest";
import { describeVoice } from "../../ports/voice.suite.ts";
import { createFliteVoice } from "./flite.ts";

describeVoice("flite", () => createFliteVoice({ threads: 2, idleSeconds: 1 }));

const signal = new AbortController().signal;

describe("flite", () => {
  it("gives up a line that is being spoken, with the reason, and speaks the next one", async () => {
    const voice = createFliteVoice({ threads: 1, idleSeconds: 1 });
    await voice.speak("Hello there.", signal);
    const controller = new AbortController();
    const reason = new Error("given up");
    // About a minute of speech: far from done when the abort comes.
    const endless = voice.speak("and then tomorrow ".repeat(100), controller.signal);
    setImmediate(() => controller.abort(reason));
    await expect(endless).rejects.toBe(reason);
    expect((await voice.speak("Hello there.", signal)).samples.length).toBeGreaterThan(0);
    await voice.close();
  });

  it("rejects the lines that are under way when it is closed", async () => {
    const voice = createFliteVoice({ threads: 1, idleSeconds: 1 });
    const line = voice.speak("Hello there.", signal);
    await Promise.all([expect(line).rejects.toThrow("the voice is closed"), voice.close()]);
    await expect(voice.speak("Hello there.", signal)).rejects.toThrow("the voice is closed");
  });

  it("has a second voice", async () => {
    const voice = createFliteVoice({ threads: 1, idleSeconds: 1, voice: "slt" });
    expect((await voice.speak("Hello there.", signal)).samples.length).toBeGreaterThan(0);
    await voice.close();
  });
});
