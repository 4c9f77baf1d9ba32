import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const faultsOf = (variables: Record<string, string>) => {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences;
    throw error;
  }
};

const ollama = { WRITER: "openai", WRITER_URL: "http://127.0.0.1:11434/v1", WRITER_MODEL: "llama" };
const anthropic = { WRITER: "anthropic", WRITER_KEY: "sk-ant", WRITER_MODEL: "claude" };
const kokoro = { VOICE: "openai", VOICE_URL: "http://127.0.0.1:8880/v1" };
const elevenLabs = { VOICE: "elevenlabs", VOICE_KEY: "xi" };

describe("The settings of words and voices", () => {
  it("are our own writer and flite, which nobody else hears of", () => {
    const { writer, voice, thirdParties, spendingPerDay } = readConfig({});
    expect({ writer, voice, thirdParties, spendingPerDay }).toEqual({
      writer: { kind: "composed" },
      voice: { kind: "flite" },
      thirdParties: { writer: null, voice: null },
      spendingPerDay: 5,
    });
    expect(readConfig({ WRITER: "composed", VOICE: "flite" })).toEqual(readConfig({}));
  });

  it("pick a model of one's own", () => {
    expect(readConfig(ollama).writer).toEqual({
      kind: "openai",
      url: "http://127.0.0.1:11434/v1",
      key: null,
      model: "llama",
      seconds: 90,
      prices: { input: 0, output: 0 },
      thirdParty: null,
    });
  });

  it("pick a provider's model, with what it costs", () => {
    const { writer, thirdParties, spendingPerDay } = readConfig({
      ...anthropic,
      WRITER_SECONDS: "30",
      WRITER_PRICE_INPUT: "0.25",
      WRITER_PRICE_OUTPUT: "10",
      SPENDING_PER_DAY: "0.5",
    });
    expect(writer).toEqual({
      kind: "anthropic",
      url: "https://api.anthropic.com/v1",
      key: "sk-ant",
      model: "claude",
      seconds: 30,
      prices: { input: 0.25, output: 10 },
      thirdParty: "api.anthropic.com",
    });
    expect(thirdParties).toEqual({ writer: "api.anthropic.com", voice: null });
    expect(spendingPerDay).toBe(0.5);
  });

  it("pick a voice of one's own, and those that people may choose from", () => {
    expect(readConfig(kokoro).voice).toEqual({
      kind: "openai",
      url: "http://127.0.0.1:8880/v1",
      key: null,
      model: null,
      names: null,
      seconds: 300,
      price: 0,
      thirdParty: null,
    });
    const VOICE_NAMES = "af_heart = Heart, bm_george,af_a+af_b=Both, of=them, ";
    expect(readConfig({ ...kokoro, VOICE_NAMES }).voice).toMatchObject({
      names: [
        { id: "af_heart", name: "Heart", character: null },
        { id: "bm_george", name: "bm_george", character: null },
        { id: "af_a+af_b", name: "Both", character: null },
        { id: "of", name: "them", character: null },
      ],
    });
    expect(readConfig({ VOICE: "system", VOICE_NAMES: "Ava (Premium)=Ava" }).voice).toEqual({
      kind: "system",
      names: [{ id: "Ava (Premium)", name: "Ava", character: null }],
      seconds: 300,
    });
  });

  it("pick a provider's voice, with what it costs", () => {
    const { voice, thirdParties } = readConfig({
      ...elevenLabs,
      VOICE_MODEL: "flash",
      VOICE_SECONDS: "60",
      VOICE_PRICE: "50",
    });
    expect(voice).toEqual({
      kind: "elevenlabs",
      url: "https://api.elevenlabs.io",
      key: "xi",
      model: "flash",
      names: null,
      seconds: 60,
      price: 50,
      thirdParty: "api.elevenlabs.io",
    });
    expect(thirdParties).toEqual({ writer: null, voice: "api.elevenlabs.io" });
  });

  it("end an address without a slash", () => {
    const WRITER_URL = " https://Models.Example:443/api/v1// ";
    expect(readConfig({ ...ollama, WRITER_URL }).writer).toMatchObject({
      url: "https://models.example/api/v1",
      thirdParty: "models.example",
    });
  });

  it.each([
    "http://localhost:11434/v1",
    "http://127.9.9.9/v1",
    "http://2130706433/v1",
    "http://10.0.0.1/v1",
    "http://172.31.255.1/v1",
    "http://192.168.1.5/v1",
    "http://169.254.1.1/v1",
    "http://[::1]:1234/v1",
    "http://[::ffff:10.0.0.1]/v1",
    "http://[fd12::1]/v1",
    "http://[fe80::1]/v1",
    "http://ollama:11434/v1",
    "http://studio.local/v1",
    "http://studio.local./v1",
    "http://models.internal/v1",
    "http://host.docker.internal:11434/v1",
  ])("know that %s is one's own", (WRITER_URL) => {
    expect(readConfig({ ...ollama, WRITER_URL }).thirdParties.writer).toBeNull();
  });

  it.each([
    ["https://api.example/v1", "api.example"],
    ["https://api.example:8443/v1", "api.example:8443"],
    ["https://api.example./v1", "api.example."],
    ["https://1.1.1.1/v1", "1.1.1.1"],
    ["https://172.32.0.1/v1", "172.32.0.1"],
    ["https://[2001:db8::1]/v1", "[2001:db8::1]"],
    ["https://[::ffff:1.1.1.1]/v1", "[::ffff:101:101]"],
    ["https://127.0.0.1.example/v1", "127.0.0.1.example"],
    ["https://local.example/v1", "local.example"],
    ["https://api.nonlocal/v1", "api.nonlocal"],
  ])("know that %s is a third party", (VOICE_URL, host) => {
    expect(readConfig({ ...kokoro, VOICE_URL }).thirdParties.voice).toBe(host);
    expect(faultsOf({ ...kokoro, VOICE_URL: VOICE_URL.replace("https:", "http:") })).toEqual([
      "VOICE_URL must begin with https: over http everybody on the way could read what people write.",
    ]);
  });

  it.each([
    { WRITER: "gpt" },
    { WRITER_SECONDS: "0" },
    { WRITER_SECONDS: "soon" },
    { WRITER_PRICE_INPUT: "-1" },
    { WRITER_PRICE_OUTPUT: "$3" },
    { VOICE: "espeak" },
    { VOICE_SECONDS: "3601" },
    { VOICE_PRICE: "1e3" },
    { SPENDING_PER_DAY: "0,5" },
    { WRITER_URL: "127.0.0.1:11434" },
    { WRITER_URL: "https://api.example/v1?version=1" },
    { WRITER_URL: "https://name:word@api.example/v1" },
    { WRITER_URL: "https://api.example/v1#models" },
    { WRITER_URL: "ftp://127.0.0.1/v1" },
    { WRITER_MODEL: "a model" },
    { VOICE_NAMES: "=Heart" },
    { VOICE_NAMES: "af_heart=" },
    { VOICE_NAMES: `${"a".repeat(201)}=Heart` },
    { VOICE_NAMES: "af_heart,af_heart=Heart" },
  ])("are refused with one plain sentence: %j", (variables) => {
    const [name] = Object.keys(variables);
    expect(faultsOf({ ...ollama, ...kokoro, ...variables })).toEqual([
      expect.stringMatching(new RegExp(`^${name} must .*\\.$`)),
    ]);
  });

  it("are refused when half of a thing is missing, all at once", () => {
    expect(faultsOf({ WRITER: "openai", VOICE: "openai" })).toEqual([
      "WRITER_URL is missing: WRITER=openai needs it.",
      "WRITER_MODEL is missing: WRITER=openai needs it.",
      "VOICE_URL is missing: VOICE=openai needs it.",
    ]);
    expect(faultsOf({ WRITER: "anthropic", VOICE: "elevenlabs" })).toEqual([
      "WRITER_KEY is missing: WRITER=anthropic needs it.",
      "WRITER_MODEL is missing: WRITER=anthropic needs it.",
      "VOICE_KEY is missing: VOICE=elevenlabs needs it.",
    ]);
    expect(faultsOf({ WRITER_KEY: "any", VOICE_NAMES: "any" })).toEqual([
      "WRITER is missing: without it WRITER_KEY says nothing.",
      "VOICE is missing: without it VOICE_NAMES says nothing.",
    ]);
  });

  it("may stand by while our own writer and flite are picked", () => {
    const paused = { ...ollama, ...kokoro, WRITER: "composed", VOICE: "flite" };
    expect(readConfig(paused)).toEqual(readConfig({}));
  });

  it("never tell a key or an address's password in a fault", () => {
    const secret = "not-to-be-told";
    const faults = faultsOf({
      ...anthropic,
      ...elevenLabs,
      WRITER_KEY: `${secret} a`,
      VOICE_KEY: `${secret}\u{20ac}`,
      WRITER_URL: `https://name:${secret}@api.example/v1`,
      VOICE_URL: `https://api.example/v1?key=${secret}`,
    });
    expect(faults.map((fault) => fault.split(" ")[0])).toEqual([
      "WRITER_URL",
      "WRITER_KEY",
      "VOICE_URL",
      "VOICE_KEY",
    ]);
    expect(faults.join(" ")).not.toContain(secret);
  });

  it("can't be changed afterwards", () => {
    const { writer, voice } = readConfig({ ...ollama, ...kokoro, VOICE_NAMES: "af_heart" });
    for (const part of [
      writer,
      voice,
      "names" in voice && voice.names,
      "prices" in writer && writer.prices,
    ])
      expect(Object.isFrozen(part)).toBe(true);
  });
});
