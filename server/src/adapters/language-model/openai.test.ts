import { startSimulatedProviders } from "@hearten/simulated-providers/simulated-providers.ts";
import { describe, expect, it } from "vitest";
import { describeLanguageModel, prompt, secretKey } from "../../ports/language-model.suite.ts";
import { createOpenAiModel } from "./openai.ts";

const never = new AbortController().signal;
const ignore = () => undefined;

async function start(key: string | null = secretKey) {
  const providers = await startSimulatedProviders();
  const model = createOpenAiModel({ url: providers.chatUrl, key, model: "calm-1" });
  const { stop, chat } = providers;
  return { providers, chat, model, stop, [Symbol.asyncDispose]: stop };
}

const readBodies = ({ calls }: { calls: readonly { body: string }[] }) =>
  calls.map(({ body }) => JSON.parse(body) as Record<string, unknown>);

describeLanguageModel("OpenAI's Chat Completions", async () => {
  const { model, chat, stop } = await start();
  return { model, stop, calls: chat.calls, answerNext: (...modes) => chat.queue.push(...modes) };
});

describe("OpenAI's Chat Completions", () => {
  it("are asked with nothing but what every server knows", async () => {
    await using server = await start();
    await server.model.answer(prompt, ignore, never);
    const [call] = server.chat.calls;
    expect(call?.headers.authorization).toBe(`Bearer ${secretKey}`);
    expect(JSON.parse(call?.body ?? "")).toEqual({
      model: "calm-1",
      messages: [
        { role: "system", content: prompt.instructions },
        { role: "user", content: prompt.content },
      ],
      max_tokens: 4000,
      stream: true,
      stream_options: { include_usage: true },
      response_format: {
        type: "json_schema",
        json_schema: { name: "script", schema: prompt.schema, strict: true },
      },
    });
  });

  it("get no key where there is none, and a base address may end with a slash", async () => {
    await using server = await start(null);
    await server.model.answer(prompt, ignore, never);
    expect(server.chat.calls[0]?.headers.authorization).toBeUndefined();
    const url = `${server.providers.chatUrl}/`;
    await createOpenAiModel({ url, key: null, model: "calm-1" }).answer(prompt, ignore, never);
    expect(server.chat.calls.length).toBe(2);
  });

  it.each(["reasoning", "reasoning-content"] as const)(
    "may hold the whole answer where the thoughts should be: %s",
    async (mode) => {
      await using server = await start();
      server.chat.mode = mode;
      const pieces: string[] = [];
      const { text } = await server.model.answer(prompt, (piece) => pieces.push(piece), never);
      expect(JSON.parse(text)).toMatchObject({ lines: { length: 5 } });
      expect(pieces.join("")).toBe(text);
    },
  );

  it.each([
    ["no-schema-as-text", ["response_format"]],
    ["no-usage-option", ["stream_options"]],
    ["no-options", ["stream_options", "max_tokens", "response_format"]],
  ] as const)("are asked without what they refuse, from then on: %s", async (mode, gone) => {
    await using server = await start();
    server.chat.mode = mode;
    await server.model.answer(prompt, ignore, never);
    await server.model.answer(prompt, ignore, never);
    const bodies = readBodies(server.chat);
    expect(bodies.length).toBe(gone.length + 2);
    for (const part of gone) {
      expect(bodies[0]).toHaveProperty(part);
      expect(bodies.at(-2)).not.toHaveProperty(part);
      expect(bodies.at(-1)).not.toHaveProperty(part);
    }
  });

  it("are asked with the limit's other name when they refuse the first", async () => {
    await using server = await start();
    server.chat.mode = "no-max-tokens";
    await server.model.answer(prompt, ignore, never);
    const [first, second] = readBodies(server.chat);
    expect(first).toMatchObject({ max_tokens: 4000 });
    expect(second).toMatchObject({ max_completion_tokens: 4000 });
    expect(second).not.toHaveProperty("max_tokens");
  });

  it("remember nothing of what was refused for good", async () => {
    await using server = await start();
    server.chat.queue.push("no-schema", "bad-request");
    await expect(server.model.answer(prompt, ignore, never)).rejects.toMatchObject({
      kind: "rejected",
    });
    await server.model.answer(prompt, ignore, never);
    expect(readBodies(server.chat).at(-1)).toHaveProperty("response_format");
  });

  it("are not asked with a key that no header can hold, nor is it told", async () => {
    await using server = await start("sk-secret\nof the tests");
    const fault = await server.model.answer(prompt, ignore, never).catch(String);
    expect(fault).toBe(
      "ProviderFault: The header Authorization has characters that can't be sent.",
    );
    expect(server.chat.calls.length).toBe(0);
  });
});
