// Answers as no server is known to give them: each part may be missing, or of another kind than it should be.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { LanguageModel } from "../../ports/language-model.ts";
import { prompt } from "../../ports/language-model.suite.ts";
import { createAnthropicModel } from "./anthropic.ts";
import { createOpenAiModel } from "./openai.ts";

const { signal } = new AbortController();

type Answer = readonly unknown[] | string;

const toFrame = (event: unknown) =>
  `data: ${event === "[DONE]" ? event : JSON.stringify(event)}\n\n`;

/** A server that gives one answer after another, and the last one to all who come later: events, or what it refuses. */
async function serve(...answers: readonly Answer[]) {
  return serveWith(400, answers);
}

/** The same, where it refuses with another status. */
async function serveWith(status: number, answers: readonly Answer[]) {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (piece: string) => (body += piece));
    request.on("end", () => {
      asked.push({ path: request.url ?? "", body: JSON.parse(body) as Record<string, unknown> });
      const answer = answers[Math.min(asked.length, answers.length) - 1] ?? [];
      if (typeof answer === "string") response.writeHead(status).end(answer);
      else response.end(answer.map(toFrame).join(""));
    });
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`; // a port, no pipe
  return { url, asked };
}

/** What the model makes of an answer; what it told of it piece by piece has to be the same. */
async function understand(model: LanguageModel) {
  let told = "";
  const answer = await model.answer(prompt, (piece) => (told += piece), signal);
  expect(told).toBe(answer.text);
  return answer;
}

async function answerOfOpenAi(...events: readonly unknown[]) {
  const { url } = await serve(events);
  return understand(createOpenAiModel({ url, key: null, model: "m" }));
}

const choose = (delta: unknown, reason: unknown = null) => ({
  choices: [{ index: 0, delta, finish_reason: reason }],
});

async function answerOfAnthropic(...events: readonly unknown[]) {
  const { url } = await serve(events);
  return understand(createAnthropicModel({ url, key: "k", model: "m" }));
}

const say = (text: unknown) => ({ delta: { text } });

describe("An answer in OpenAI's form", () => {
  const end = choose({ content: "{}" }, "stop");
  const usage = { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 };

  it.each([
    ["no delta", { choices: [{ finish_reason: null }] }],
    ["a delta of another kind", choose("words", "")],
    ["content of another kind", choose({ content: 7, reasoning: [], refusal: null }, 7)],
    ["choices of another kind", { choices: "none" }],
    ["no choices", { choices: [], error: null }],
    ["a choice of another kind", { choices: ["none"] }],
  ])("goes on after a part with %s", async (_name, part) => {
    expect(
      await answerOfOpenAi(choose({ content: "{" }), part, choose({ content: "}" }, "stop")),
    ).toEqual({
      text: "{}",
      usage: null,
    });
  });

  it.each([
    ["once", [end, { usage }], { input: 3, output: 2 }],
    ["with the end", [{ ...end, usage }], { input: 3, output: 2 }],
    ["and none later", [{ usage }, { ...end, usage: null }], { input: 3, output: 2 }],
    [
      "and more later",
      [
        { ...end, usage: { ...usage, completion_tokens: 1 } },
        { usage: { ...usage, total_tokens: 9 } },
      ],
      { input: 3, output: 6 },
    ],
    ["without a total", [end, { usage: { ...usage, total_tokens: "5" } }], { input: 3, output: 2 }],
    ["in parts", [end, { usage: { prompt_tokens: 3 } }], null],
    ["below nothing", [end, { usage: { ...usage, prompt_tokens: -1 } }], null],
    ["of halves", [end, { usage: { ...usage, completion_tokens: 0.5 } }], null],
  ])("tells the tokens %s", async (_name, events, expected) => {
    expect((await answerOfOpenAi(...events)).usage).toEqual(expected);
  });

  it("ends with its mark, whatever comes then", async () => {
    expect((await answerOfOpenAi(end, "[DONE]", choose({ content: "more" }, "length"))).text).toBe(
      "{}",
    );
  });

  it("is whole where its end is told first", async () => {
    expect((await answerOfOpenAi(choose({}, "stop"), end, choose({}, ""))).text).toBe("{}");
  });

  it("may stand among the thoughts, by either name, after what is blank", async () => {
    const blank = choose({ content: " " });
    const thought = choose({ reasoning: '{"a":', reasoning_content: "not this" });
    const answer = await answerOfOpenAi(
      blank,
      thought,
      choose({ reasoning_content: "1}" }, "stop"),
    );
    expect(answer).toEqual({ text: ' {"a":1}', usage: null });
  });

  it.each([
    [400, 2],
    [422, 2],
    [404, 1],
  ])(
    "is asked for again without a part that is refused with %i: %i calls",
    async (status, calls) => {
      const { url, asked } = await serveWith(status, ["No stream_options.", [end]]);
      const model = createOpenAiModel({ url: `${url}//`, key: null, model: "m" });
      const outcome = await understand(model).catch((fault: unknown) => fault);
      expect(outcome).toMatchObject(calls === 2 ? { text: "{}" } : { kind: "rejected" });
      expect(asked.map(({ path }) => path)).toEqual(
        Array.from({ length: calls }, () => "/v1/chat/completions"),
      );
    },
  );

  it.each([
    ["nothing but thoughts", [choose({ reasoning: "Calm {}" }, "stop")], "The answer is empty."],
    ["a refusal", [choose({ refusal: "No." }), end], "The model refuses to answer."],
    [
      "a refusal at once",
      [{ choices: [{ message: { refusal: "No." }, finish_reason: "stop" }] }],
      "The model refuses to answer.",
    ],
    ["another end", [choose({ content: "{}" }, "tool_calls")], "not whole: tool_calls."],
    ["an error", [{ error: { status: 400 } }, end], "broke off: 400."],
    ["an error of the choice", [{ choices: [{ error: "No." }] }, end], "broke off: no code."],
  ])("is none with %s", async (_name, events, message) => {
    await expect(answerOfOpenAi(...events)).rejects.toThrow(message);
  });
});

describe("An error in a model's answer", () => {
  const error = { error: { code: 503 } };

  it.each([
    ["before anything else", false, [error]],
    ["after an event without a choice", false, [{ choices: [] }, error]],
    ["after a choice", true, [choose({ role: "assistant" }), error]],
    ["after words", true, [choose({ content: "{" }), { choices: [] }, error]],
    ["in a choice", true, [{ choices: [{ error: "No." }] }]],
  ])("of OpenAI's form tells whether it had begun: %s", async (_name, hasBegun, events) => {
    await expect(answerOfOpenAi(...events)).rejects.toMatchObject({ kind: "busy", hasBegun });
  });

  it.each([
    ["before anything else", false, [error]],
    ["after the message's start", true, [{ message: {} }, error]],
    ["after words", true, [say("{"), error]],
  ])("of Anthropic's form tells whether it had begun: %s", async (_name, hasBegun, events) => {
    await expect(answerOfAnthropic(...events)).rejects.toMatchObject({ kind: "busy", hasBegun });
  });
});

describe("An answer in Anthropic's form", () => {
  const end = { delta: { stop_reason: "end_turn" } };

  it.each([
    ["content of another kind", { content: "words" }],
    ["a block of another kind", { content: ["words"], content_block: "words" }],
    ["text of another kind", { content_block: { text: 7 }, delta: { text: null, stop_reason: 7 } }],
    ["a delta of another kind", { delta: "words" }],
    ["a message of another kind", { message: "words", error: null }],
    ["nothing", {}],
  ])("goes on after a part with %s", async (_name, part) => {
    expect(await answerOfAnthropic({ content_block: { text: "{" } }, part, say("}"), end)).toEqual({
      text: "{}",
      usage: null,
    });
  });

  it("may come at once, in several blocks", async () => {
    const content = [
      { type: "text", text: '{"a":' },
      { type: "tool" },
      { type: "text", text: "1}" },
    ];
    const usage = { input_tokens: 3, output_tokens: 2 };
    expect(await answerOfAnthropic({ content, stop_reason: "end_turn", usage })).toEqual({
      text: '{"a":1}',
      usage: { input: 3, output: 2 },
    });
  });

  it.each([
    [[{ input_tokens: 3, output_tokens: 1 }, { output_tokens: 2 }], { input: 3, output: 2 }],
    [
      [
        { input_tokens: 3, output_tokens: 2 },
        { input_tokens: -1, output_tokens: 0.5 },
      ],
      { input: 3, output: 2 },
    ],
    [
      [
        { input_tokens: 1, output_tokens: 1 },
        { input_tokens: 3, output_tokens: 2, cache_read_input_tokens: 20 },
      ],
      { input: 23, output: 2 },
    ],
    [
      [
        { input_tokens: 3, cache_read_input_tokens: 20 },
        { output_tokens: 2, cache_creation_input_tokens: 100 },
      ],
      { input: 123, output: 2 },
    ],
    [
      [
        { input_tokens: 3, cache_creation_input_tokens: 100 },
        { output_tokens: 2, cache_creation_input_tokens: null },
      ],
      { input: 103, output: 2 },
    ],
    [[{ input_tokens: 3 }, {}], null],
    [[{ output_tokens: 3 }, "none"], null],
  ])("tells the tokens by what was said last: %j", async ([first, last], expected) => {
    const answer = await answerOfAnthropic({ message: { usage: first } }, say("{}"), {
      ...end,
      usage: last,
    });
    expect(answer.usage).toEqual(expected);
  });

  it("is whole where its end is told first", async () => {
    expect((await answerOfAnthropic(end, say("{}"), { stop_reason: "" })).text).toBe("{}");
  });

  it.each([
    ["nothing but blanks", [say(" \n"), end], "The answer is empty."],
    [
      "another end",
      [say("{}"), { delta: { stop_reason: "max_tokens" } }],
      "not whole: max_tokens.",
    ],
    [
      "an end that came earlier",
      [end, say("{}"), { stop_reason: "refusal" }],
      "not whole: refusal.",
    ],
    ["an error", [{ error: { type: "invalid_request_error" } }, say("{}"), end], "broke off"],
  ])("is none with %s", async (_name, events, message) => {
    await expect(answerOfAnthropic(...events)).rejects.toThrow(message);
  });

  it.each(["output_config", "OUTPUT_FORMAT", "json_schema", "structured output"])(
    "is asked for again without a schema when the refusal begins with %s",
    async (word) => {
      const { url, asked } = await serve(`The ${word} is not known.`, [say("{}"), end]);
      await understand(createAnthropicModel({ url: `${url}//`, key: "k", model: "m" }));
      expect(asked.map(({ path }) => path)).toEqual(["/v1/messages", "/v1/messages"]);
      expect(asked.map(({ body }) => "output_config" in body)).toEqual([true, false]);
    },
  );

  it.each([
    "max_tokens: 9870 > 4096, which is the maximum allowed number of output tokens for m",
    "input length and `max_tokens` exceed context limit: 3000 + 9870 > 8192",
  ])(
    "is asked for again with the least limit, from then on, where one is refused: %s",
    async (said) => {
      const { url, asked } = await serve(said, [say("{}"), end]);
      const model = createAnthropicModel({ url, key: "k", model: "m" });
      await understand(model);
      await understand(model);
      expect(asked.map(({ body }) => body.max_tokens)).toEqual([4000, 1000, 1000]);
      expect(asked.every(({ body }) => "output_config" in body)).toBe(true);
    },
  );

  it("is asked for with the least limit once, and a limit of another kind is no reason", async () => {
    for (const [said, calls] of [
      ["max_tokens: 9 > 4, the maximum", 2],
      ["max_tokens: Field required", 1],
    ] as const) {
      const { url, asked } = await serve(said);
      const model = createAnthropicModel({ url, key: "k", model: "m" });
      await expect(understand(model)).rejects.toMatchObject({ kind: "rejected" });
      expect(asked).toHaveLength(calls);
    }
  });

  it.each(["Something else.", `${"You wrote: ".repeat(30)} output_config`])(
    "is not asked for again when the refusal begins otherwise: %s",
    async (said) => {
      const { url, asked } = await serve(said);
      const model = createAnthropicModel({ url, key: "k", model: "m" });
      await expect(understand(model)).rejects.toMatchObject({ kind: "rejected" });
      expect(asked).toHaveLength(1);
    },
  );

  it("is not asked for again when the schema is refused with another status", async () => {
    const { url, asked } = await serveWith(404, ["The output_config is not known.", [end]]);
    const model = createAnthropicModel({ url, key: "k", model: "m" });
    await expect(understand(model)).rejects.toMatchObject({ kind: "rejected" });
    expect(asked).toHaveLength(1);
  });

  it("is asked for once more at the most", async () => {
    const { url, asked } = await serve("The output_config is not known.");
    const model = createAnthropicModel({ url, key: "k", model: "m" });
    await expect(understand(model)).rejects.toMatchObject({ kind: "rejected" });
    expect(asked).toHaveLength(2);
  });

  it("is asked for at Anthropic's own address where none is set", async () => {
    const calls = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("away"));
    onTestFinished(() => calls.mockRestore());
    const model = createAnthropicModel({ key: "k", model: "m" });
    await expect(understand(model)).rejects.toMatchObject({ kind: "unreachable" });
    expect(calls.mock.calls[0]?.[0]).toBe("https://api.anthropic.com/v1/messages");
  });
});
