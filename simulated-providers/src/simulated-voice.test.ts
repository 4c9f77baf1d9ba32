import { describe, expect, it } from "vitest";
import { startSimulatedProviders } from "./simulated-providers.ts";
import { speakSimulated, spokenRate } from "./simulated-voice.ts";

const text = "There's a big presentation tomorrow, and you know it. Let your shoulders come down.";

describe("the simulated voice", () => {
  it("speaks at about 170 words a minute, the same way each time, and each voice its own", () => {
    const { samples, starts, ends } = speakSimulated(text, "anna");
    const pauses = 0.12 + 0.3 + (ends[text.indexOf(",")] ?? 0) - (starts[text.indexOf(",")] ?? 0);
    const minutes = (samples.length / spokenRate - pauses) / 60;
    expect(text.split(" ").length / minutes).toBeGreaterThan(130);
    expect(text.split(" ").length / minutes).toBeLessThan(200);
    expect(speakSimulated(text, "anna").samples).toEqual(samples);
    expect(speakSimulated(text, "ben").samples).not.toEqual(samples);
    expect(samples.every((sample) => Math.abs(sample) <= 1)).toBe(true);
  });

  it("pauses at marks, longer at the end of a sentence, and knows when each character is said", () => {
    const { samples, starts, ends } = speakSimulated(text, "anna");
    const secondsAt = (place: number) => (ends[place] ?? 0) - (starts[place] ?? 0);
    expect(starts).toHaveLength(text.length);
    expect(secondsAt(text.indexOf("."))).toBeGreaterThanOrEqual(0.25);
    expect(secondsAt(text.indexOf("."))).toBeLessThanOrEqual(0.4);
    expect(secondsAt(text.indexOf(","))).toBeLessThan(0.2);
    const pause = text.indexOf(".");
    const silent = samples.subarray(
      Math.ceil((starts[pause] ?? 0) * spokenRate) + 1,
      Math.floor((ends[pause] ?? 0) * spokenRate) - 1,
    );
    expect(silent.every((sample) => sample === 0)).toBe(true);
  });
});

describe("the simulated voices' server", () => {
  it("answers in its own time and counts the calls that are open at once", async () => {
    await using providers = await startSimulatedProviders();
    providers.speech.latency.firstSeconds = 0.2;
    const began = performance.now();
    const speak = () =>
      fetch(`${providers.speechUrl}/audio/speech`, {
        method: "POST",
        body: JSON.stringify({ model: "voice-1", input: "Now rest.", voice: "anna" }),
      }).then((response) => response.arrayBuffer());
    await Promise.all([speak(), speak(), speak()]);
    expect(performance.now() - began).toBeGreaterThan(190);
    expect(providers.speech.mostAtOnce).toBe(3);
  });
});
