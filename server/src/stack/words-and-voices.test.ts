import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { openLanguageModel } from "./words-and-voices.ts";

const prompt = {
  instructions: "Say it.",
  content: "{}",
  schemaName: "said",
  schema: { type: "object", properties: {}, required: [], additionalProperties: false },
  maxTokens: 10,
} as const;

/** The files that opening what these settings pick has loaded. */
function loadedBy(variables: Record<string, string>): string[] {
  const program = `
    import { registerHooks } from "node:module";
    registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) });
    const { readConfig } = await import(${JSON.stringify(new URL("../config.ts", import.meta.url))});
    const { openLanguageModel } = await import(${JSON.stringify(new URL("words-and-voices.ts", import.meta.url))});
    await openLanguageModel(readConfig(process.env).writer);
  `;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", program],
    { env: { PATH: process.env["PATH"], ...variables }, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout.split("\n").flatMap((url) => /\/adapters\/(.+)$/.exec(url)?.[1] ?? []);
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
      const asked: unknown[] = [];
      const server = createServer((request, response) => {
        asked.push([request.url, request.headers[name]]);
        response.writeHead(401).end("{}");
      }).listen(0, "127.0.0.1");
      await once(server, "listening");
      const { port } = server.address() as AddressInfo;
      const WRITER_URL = `http://127.0.0.1:${port}/base/`;
      const model = await openLanguageModel(readConfig({ ...variables, WRITER_URL }).writer);
      await expect(
        model?.answer(prompt, () => undefined, new AbortController().signal),
      ).rejects.toMatchObject({ kind: "rejected" });
      expect(asked).toEqual([[path, value]]);
      server.close();
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
