import { platform } from "node:os";
import { describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { ProviderFault } from "../ports/provider-fault.ts";
import { tellWhoWritesAndSpeaks } from "./tell-who-writes-and-speaks.ts";

const ollama = {
  WRITER: "openai",
  WRITER_URL: "http://127.0.0.1:11434/v1",
  WRITER_MODEL: "llama3.2",
};
const kokoro = { VOICE: "openai", VOICE_URL: "http://kokoro:8880/v1" };
const claude = { WRITER: "anthropic", WRITER_KEY: "not-to-be-told", WRITER_MODEL: "claude" };
const elevenLabs = { VOICE: "elevenlabs", VOICE_KEY: "not-to-be-told", VOICE_MODEL: "flash" };
const prices = { WRITER_PRICE_INPUT: "2", WRITER_PRICE_OUTPUT: "10", VOICE_PRICE: "50" };
const system = { VOICE: "system" };

const found = async () => ["Ava (Premium)", "Daniel"];

describe("The line of who writes and who speaks", () => {
  it.each([
    [{}, "Words composed here, voice by flite here."],
    [
      { ...ollama, ...kokoro, VOICE_MODEL: "kokoro" },
      "Words by llama3.2 at 127.0.0.1:11434, voice by kokoro at kokoro:8880.",
    ],
    [kokoro, "Words composed here, voice at kokoro:8880."],
    [
      { ...claude, ...elevenLabs, ...prices },
      "Words by claude at api.anthropic.com, voice by flash at api.elevenlabs.io.",
    ],
    [
      { ...claude, ...elevenLabs },
      "Words by claude at api.anthropic.com (no price is set), voice by flash at api.elevenlabs.io (no price is set).",
    ],
    [
      { ...claude, WRITER_PRICE_INPUT: "2" },
      "Words by claude at api.anthropic.com (no price is set for output), voice by flite here.",
    ],
    [
      { ...claude, WRITER_PRICE_OUTPUT: "10" },
      "Words by claude at api.anthropic.com (no price is set for input), voice by flite here.",
    ],
  ])("says it in few words: %j", async (variables, line) => {
    expect(await tellWhoWritesAndSpeaks(readConfig(variables))).toBe(line);
  });

  it.each([
    [system, found, "by the system's Ava (Premium) here"],
    [{ ...system, VOICE_NAMES: "daniel=Daniel" }, found, "by the system's Daniel here"],
    [
      system,
      () => Promise.reject(new ProviderFault("rejected", "no voices")),
      "by flite here (no system voice)",
    ],
    [
      { ...system, VOICE_NAMES: "daniel=Daniel" },
      () => Promise.reject(new ProviderFault("rejected", "no voices")),
      "by flite here (no system voice)",
    ],
    [
      system,
      () => Promise.reject(new DOMException("late", "TimeoutError")),
      "by the system here, if it answers",
    ],
  ])("tells what the system really has: %j", async (variables, look, voice) => {
    expect(await tellWhoWritesAndSpeaks(readConfig(variables), look)).toBe(
      `Words composed here, voice ${voice}.`,
    );
  });

  it.runIf(platform() === "linux")("looks at the system itself, and Linux has none", async () => {
    expect(await tellWhoWritesAndSpeaks(readConfig(system))).toContain("(no system voice)");
  });
});
