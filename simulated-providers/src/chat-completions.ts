// OpenAI's Chat Completions, as OpenAI and the servers that imitate it answer.
import { createAuthor } from "./author.ts";
import { answerBeside, echo, parseContent, sendJson } from "./json-answers.ts";
import { toManuscript } from "./manuscript.ts";
import { type ModelMode, modelModes, mostTokens } from "./model-modes.ts";
import { rateRefusals } from "./rate-refusals.ts";
import { createRoute, type Exchange, type SimulatedRoute } from "./simulated-route.ts";
import { sendFrames, toPieces, waitForEver } from "./text-stream.ts";

interface Request {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly stream_options?: { readonly include_usage?: boolean };
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly response_format?: unknown;
}

interface Refusal {
  readonly status: number;
  readonly type?: string;
  readonly code?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

const refusals: Partial<Record<ModelMode, () => Refusal>> = {
  ...rateRefusals({ status: 429, type: "requests", code: "rate_limit_exceeded" }),
  quota: () => ({ status: 429, type: "insufficient_quota", code: "insufficient_quota" }),
  credit: () => ({ status: 429, type: "billing", code: "credit_balance_exhausted" }),
  "spend-limit": () => ({ status: 429, type: "billing", code: "enforced_spend_limit_reached" }),
  billing: () => ({ status: 402, type: "invalid_request_error", code: null }),
  "request-timeout": () => ({ status: 408, type: "timeout" }),
  conflict: () => ({ status: 409, type: "conflict" }),
  "server-error": () => ({ status: 500, type: "server_error" }),
  unavailable: () => ({
    status: 503,
    type: "server_error",
    code: "server_is_overloaded",
    headers: { "Retry-After": "3" },
  }),
  overloaded: () => ({ status: 529, type: "server_error" }),
  "bad-request": () => ({ status: 400, code: "invalid_value" }),
  "wrong-key": () => ({ status: 401, code: "invalid_api_key" }),
  forbidden: () => ({ status: 403, code: "unsupported_country" }),
  "unknown-model": () => ({ status: 404, code: "model_not_found" }),
};

export function createChatCompletions(): SimulatedRoute<ModelMode> {
  const author = createAuthor();
  return createRoute("/v1/chat/completions", modelModes, "good", async (exchange, mode) => {
    if (await answerBeside(exchange, mode)) return;
    const request = JSON.parse(exchange.call.body) as Request;
    const refusal = refusals[mode]?.();
    if (refusal !== undefined) return refuse(exchange, refusal);
    const unknown = findUnknownPart(request, mode);
    if (unknown === "response_format" && mode === "no-schema-as-text")
      return sendJson(exchange, 400, { error: "'response_format.type' must be 'text'" });
    if (unknown !== null)
      return refuse(exchange, { status: 400, code: "unsupported_parameter" }, unknown);

    const limit = request.max_completion_tokens ?? request.max_tokens ?? 0;
    if (mode === "limit-too-high" && limit > mostTokens)
      return refuse(
        exchange,
        { status: 400, code: "invalid_value" },
        "max_tokens",
        tooLarge(limit),
      );

    const instructions = request.messages.find(({ role }) => role === "system")?.content ?? "";
    const content = parseContent(request.messages.at(-1)?.content ?? "");
    const text = toManuscript(author, { instructions, content }, mode);
    if (mode === "whole") {
      const message = { role: "assistant", content: text, refusal: null };
      const choices = [{ index: 0, message, finish_reason: "stop" }];
      const body = { object: "chat.completion", choices, usage: countTokens(request, text) };
      return sendJson(exchange, 200, body);
    }
    await sendFrames(exchange, toFrames(exchange, request, text, mode), mode);
  });
}

const tooLarge = (limit: number) =>
  `max_tokens is too large: ${limit}. This model supports at most ${mostTokens} completion tokens.`;

/** The part of the request that the server of this mode doesn't know; null if it knows all. */
function findUnknownPart(request: Request, mode: ModelMode): string | null {
  const parts: Partial<Record<ModelMode, readonly (keyof Request)[]>> = {
    "no-schema": ["response_format"],
    "no-schema-as-text": ["response_format"],
    "no-max-tokens": ["max_tokens"],
    "no-max-completion-tokens": ["max_completion_tokens"],
    "no-usage-option": ["stream_options"],
    "no-options": ["stream_options", "max_tokens", "response_format"],
  };
  return (parts[mode] ?? []).find((part) => request[part] !== undefined) ?? null;
}

async function* toFrames(
  exchange: Exchange,
  request: Request,
  text: string,
  mode: ModelMode,
): AsyncGenerator<string> {
  const common = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1_795_000_000 };
  const frame = (chunk: object) =>
    `data: ${JSON.stringify({ ...common, model: request.model, ...chunk })}\n\n`;
  const choice = (delta: object, reason: string | null = null) =>
    frame({ choices: [{ index: 0, delta, finish_reason: reason }], usage: null });

  yield ": a comment keeps the connection alive\n\n";
  yield choice({ role: "assistant", content: "" });
  if (mode === "refusal") yield choice({ refusal: "I'm sorry, but I can't help with that." });
  else if (mode === "thoughts") yield choice({ reasoning_content: "They want { calm }." });
  if (mode === "endless-frame") {
    yield 'data: {"choices":[{"index":0,"delta":{"content":"';
    for (;;) yield "and on, and on, ".repeat(64);
  }
  if (mode !== "refusal") {
    const field = toField(mode);
    for await (const piece of toPieces(exchange, text, mode)) yield choice({ [field]: piece });
  }
  if (mode === "stall") await waitForEver(exchange);
  if (mode === "broken-frame") yield 'data: {"choices":[{"ind\n\n';
  if (mode === "cut") exchange.response.destroy();
  if (mode === "error-frame")
    yield frame({ error: { message: echo(exchange), type: "server_error", code: 502 } });
  if (mode === "quota-frame")
    yield frame({ error: { message: echo(exchange), code: "insufficient_quota" } });
  const reason = toFinishReason(mode);
  if (reason !== null) yield choice({}, reason);
  if (request.stream_options?.include_usage === true && mode !== "no-usage")
    yield frame({ choices: [], usage: countTokens(request, text) });
  if (mode !== "no-end-mark") yield "data: [DONE]\n\n";
}

function toField(mode: ModelMode): string {
  if (mode === "reasoning") return "reasoning";
  return mode === "reasoning-content" ? "reasoning_content" : "content";
}

function toFinishReason(mode: ModelMode): string | null {
  if (mode === "length") return "length";
  if (mode === "filtered") return "content_filter";
  return mode === "no-reason" || mode.endsWith("-frame") ? null : "stop";
}

/** About four letters a token. */
function countTokens({ messages }: Request, text: string) {
  const letters = messages.reduce((sum, { content }) => sum + content.length, 0);
  const [input, output] = [Math.ceil(letters / 4), Math.ceil(text.length / 4)];
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}

/** @param param what it is about */
function refuse(
  exchange: Exchange,
  refusal: Refusal,
  param: string | null = null,
  said = `Unsupported parameter: '${param}'.`,
): void {
  const { status, type = "invalid_request_error", code = null, headers = {} } = refusal;
  const error = { message: param === null ? `No. ${echo(exchange)}` : said, type, param, code };
  sendJson(exchange, status, { error }, headers);
}
