import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import type { LanguageModel } from "../../ports/language-model.ts";
import { prompt } from "../../ports/language-model.suite.ts";
import { ProviderFault } from "../../ports/provider-fault.ts";
import { createAnthropicModel } from "./anthropic.ts";
import { createOpenAiModel } from "./openai.ts";
import { chatCompletions, messages, type RecordedAnswer } from "./recorded-answers.fixture.ts";

/** The address of a server that gives this answer to everybody, until the end of the test. */
async function replay(body: string): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { "Content-Type": "text/event-stream" }).end(body);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`; // a port, no pipe
}

/** What the model makes of the answer: all of it, with the pieces it was told in, or the kind of its fault. */
async function understand(model: LanguageModel) {
  let told = "";
  const { signal } = new AbortController();
  try {
    return { ...(await model.answer(prompt, (piece) => (told += piece), signal)), told };
  } catch (error) {
    if (error instanceof ProviderFault) return { kind: error.kind };
    throw error;
  }
}

const expected = ({ understood }: RecordedAnswer) =>
  "kind" in understood ? understood : { ...understood, told: understood.text };

describe("A recorded answer is understood", () => {
  it.each(chatCompletions)("in OpenAI's form, of $from", async (answer) => {
    const url = await replay(answer.body);
    const model = createOpenAiModel({ url, key: null, model: "m" });
    expect(await understand(model)).toEqual(expected(answer));
  });

  it.each(messages)("in Anthropic's form, of $from", async (answer) => {
    const url = await replay(answer.body);
    const model = createAnthropicModel({ url, key: "k", model: "m" });
    expect(await understand(model)).toEqual(expected(answer));
  });
});
