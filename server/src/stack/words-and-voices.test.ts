import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { openLanguageModel, openProviderVoices } from "./words-and-voices.ts";

const prompt = {
  instructions: "Say it.",
  content: "{}",
  schemaName: "said",
  schema: { type: "object", properties: {}, required: [], additionalProperties: false },
  maxTokens: 10,
  leastTokens: 10,
} as const;

/** The files that opening what these settings pick has loaded. */
function loadedBy(variables: Record<string, string>): string[] {
  const program = `
    import { registerHooks } from "node:module";
    registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) });
    const { readConfig } = await import(${JSON.stringify(new URL("../config.ts", import.meta.url))});
    const { openLanguageModel, openProviderVoices } = await import(${JSON.stringify(new URL("words-and-voices.ts", import.meta.url))});
    const { writer, voice } = readConfig(process.env);
    await openLanguageModel(writer);
    await openProviderVoices(voice);
  `;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", program],
    { env: { PATH: process.env["PATH"], ...variables }, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout.split("\n").flatMap((url) => /\/adapters\/(.+)$/.exec(url)?.[1] ?? []);
}

/** A server that refuses everybody, and remembers what was asked and with which value of a header. */
async function startRefusing(header: string) {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    asked.push([request.url, request.headers[header]]);
    response.writeHead(401).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // listens on a port, no pipe
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe("The language model of the settings", () => {
  const anthropic = { WRITER: "anthropic", WRITER_KEY: "key", WRITER_MODEL: "model" };
  const openAi = {
    WRITER: "openai",
    WRITER_URL: "http://127.0.0.1:9/v1",
    WRITER_KEY: "key",
    WRITER_MODEL: "model",
  };

  it("is none for the composed writer", async () => {
    expect(await openLanguageModel(readConfig({}).writer)).toBeNull();
  });

  it.each([
    [openAi, "/base/chat/completions", "authorization", "Bearer key"],
    [anthropic, "/base/messages", "x-api-key", "key"],
  ])(
    "is asked where the settings say, with their key: %j",
    async (variables, path, name, value) => {
      await using server = await startRefusing(name);
      const WRITER_URL = `${server.url}/base/`;
      const model = await openLanguageModel(readConfig({ ...variables, WRITER_URL }).writer);
      await expect(
        model?.answer(prompt, () => undefined, new AbortController().signal),
      ).rejects.toMatchObject({ kind: "rejected" });
      expect(server.asked).toEqual([[path, value]]);
    },
  );

  it("is loaded alone", () => {
    expect(loadedBy({})).toEqual([]);
    expect(loadedBy(openAi)).toContain("language-model/openai.ts");
    expect(loadedBy(openAi)).not.toContain("language-model/anthropic.ts");
    expect(loadedBy(anthropic)).toContain("language-model/anthropic.ts");
    expect(loadedBy(anthropic)).not.toContain("language-model/openai.ts");
  });
});

describe("The voices of the settings", () => {
  const openAi = {
    VOICE: "openai",
    VOICE_URL: "http://127.0.0.1:9/v1",
    VOICE_KEY: "key",
    VOICE_PRICE: "50",
  };
  const elevenLabs = { VOICE: "elevenlabs", VOICE_KEY: "key", VOICE_MODEL: "flash" };

  it("are none where flite speaks", async () => {
    expect(await openProviderVoices(readConfig({}).voice)).toBeNull();
  });

  it("are those that are named, at what a character costs, and known from all others", async () => {
    const VOICE_NAMES = "heart=Heart,emma";
    const local = await openProviderVoices(readConfig({ ...openAi, VOICE_NAMES }).voice);
    expect(await local?.voices.list(new AbortController().signal)).toMatchObject([
      { id: "heart", name: "Heart" },
      { id: "emma" },
    ]);
    expect(local).toMatchObject({ price: 50e-6, seconds: 300 });
    const elsewhere = await openProviderVoices(readConfig(elevenLabs).voice);
    expect(elsewhere?.identity).not.toBe(local?.identity);
    expect(elsewhere?.identity).not.toContain("key");
  });

  it.each([
    [openAi, "/base/audio/speech", "authorization", "Bearer key"],
    [elevenLabs, "/base/v1/text-to-speech/heart/with-timestamps?", "xi-api-key", "key"],
  ])(
    "are asked where the settings say, with their key: %j",
    async (variables, path, name, value) => {
      await using server = await startRefusing(name);
      const VOICE_URL = `${server.url}/base/`;
      const settings = readConfig({ ...variables, VOICE_URL, VOICE_NAMES: "heart" }).voice;
      const voice = (await openProviderVoices(settings))?.voices.get("heart");
      await expect(
        voice?.speak(["A line to be spoken."], new AbortController().signal),
      ).rejects.toMatchObject({ kind: "rejected" });
      expect(server.asked).toEqual([[expect.stringContaining(path), value]]);
    },
  );

  it("are loaded alone", () => {
    expect(loadedBy(openAi)).toContain("voice/openai-voices.ts");
    expect(loadedBy(openAi)).not.toContain("voice/elevenlabs-voices.ts");
    expect(loadedBy(elevenLabs)).toContain("voice/elevenlabs-voices.ts");
    expect(loadedBy(elevenLabs)).not.toContain("voice/openai-voices.ts");
  });
});
