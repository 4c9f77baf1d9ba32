import { describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { tellWhoWritesAndSpeaks } from "./tell-who-writes-and-speaks.ts";

const ollama = {
  WRITER: "openai",
  WRITER_URL: "http://127.0.0.1:11434/v1",
  WRITER_MODEL: "llama3.2",
};
const kokoro = { VOICE: "openai", VOICE_URL: "http://kokoro:8880/v1" };
const claude = { WRITER: "anthropic", WRITER_KEY: "not-to-be-told", WRITER_MODEL: "claude" };
const elevenLabs = { VOICE: "elevenlabs", VOICE_KEY: "not-to-be-told", VOICE_MODEL: "flash" };

describe("The line of who writes and who speaks", () => {
  it.each([
    [{}, "Words composed here, voice by flite here."],
    [{ VOICE: "system" }, "Words composed here, voice by the system here."],
    [
      { ...ollama, ...kokoro, VOICE_MODEL: "kokoro" },
      "Words by llama3.2 at 127.0.0.1:11434, voice by kokoro at kokoro:8880.",
    ],
    [kokoro, "Words composed here, voice at kokoro:8880."],
    [
      { ...claude, ...elevenLabs, WRITER_PRICE_OUTPUT: "10", VOICE_PRICE: "50" },
      "Words by claude at api.anthropic.com, voice by flash at api.elevenlabs.io.",
    ],
    [
      { ...claude, ...elevenLabs },
      "Words by claude at api.anthropic.com (no price is set), voice by flash at api.elevenlabs.io (no price is set).",
    ],
  ])("says it in few words: %j", (variables, line) => {
    expect(tellWhoWritesAndSpeaks(readConfig(variables))).toBe(line);
  });
});
