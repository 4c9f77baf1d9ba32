import { startSimulatedProviders } from "@hearten/simulated-providers/simulated-providers.ts";
import { describe, expect, it } from "vitest";
import { describeLanguageModel, prompt, secretKey } from "../../ports/language-model.suite.ts";
import { createAnthropicModel } from "./anthropic.ts";

const never = new AbortController().signal;
const ignore = () => undefined;

async function start() {
  const providers = await startSimulatedProviders();
  const url = providers.messagesUrl;
  const model = createAnthropicModel({ url, key: secretKey, model: "calm-1" });
  const { stop, messages } = providers;
  return { messages, model, stop, [Symbol.asyncDispose]: stop };
}

describeLanguageModel("Anthropic's Messages", async () => {
  const { model, messages, stop } = await start();
  return {
    model,
    stop,
    calls: messages.calls,
    answerNext: (...modes) => messages.queue.push(...modes),
  };
});

describe("Anthropic's Messages", () => {
  it("are asked with the instructions as the system's text, and with nothing that newer models refuse", async () => {
    await using server = await start();
    await server.model.answer(prompt, ignore, never);
    const [call] = server.messages.calls;
    expect(call?.headers).toMatchObject({
      "x-api-key": secretKey,
      "anthropic-version": "2023-06-01",
      "content-type": "application/json",
    });
    expect(call?.headers.authorization).toBeUndefined();
    expect(JSON.parse(call?.body ?? "")).toEqual({
      model: "calm-1",
      max_tokens: 4000,
      system: prompt.instructions,
      messages: [{ role: "user", content: prompt.content }],
      stream: true,
      output_config: { format: { type: "json_schema", schema: prompt.schema } },
    });
  });

  it("remember nothing of what was refused for good", async () => {
    await using server = await start();
    server.messages.queue.push("no-schema", "bad-request");
    const answering = server.model.answer(prompt, ignore, never);
    await expect(answering).rejects.toMatchObject({ kind: "rejected" });
    await server.model.answer(prompt, ignore, never);
    expect(JSON.parse(server.messages.calls.at(-1)?.body ?? "")).toHaveProperty("output_config");
  });
});
