// Anthropic's Messages.
import { createAuthor } from "./author.ts";
import { answerBeside, echo, parseContent, sendJson } from "./json-answers.ts";
import { toManuscript } from "./manuscript.ts";
import { type ModelMode, modelModes, mostTokens } from "./model-modes.ts";
import { rateRefusals } from "./rate-refusals.ts";
import { createRoute, type Exchange, type SimulatedRoute } from "./simulated-route.ts";
import { sendFrames, toPieces, waitForEver } from "./text-stream.ts";

interface Request {
  readonly model: string;
  readonly system: string;
  readonly max_tokens: number;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly output_config?: { readonly format?: unknown };
}

interface Refusal {
  readonly status: number;
  readonly type: string;
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const refusals: Partial<Record<ModelMode, () => Refusal>> = {
  ...rateRefusals({ status: 429, type: "rate_limit_error" }),
  // It says that no second call helps in a header alone.
  quota: () => ({
    status: 429,
    type: "rate_limit_error",
    headers: { "x-should-retry": "false" },
  }),
  credit: () => ({
    status: 400,
    type: "invalid_request_error",
    message: "Your credit balance is too low to access the Anthropic API.",
  }),
  "spend-limit": () => ({ status: 429, type: "enforced_spend_limit_reached" }),
  billing: () => ({ status: 402, type: "billing_error" }),
  "request-timeout": () => ({ status: 408, type: "timeout_error" }),
  conflict: () => ({ status: 409, type: "conflict_error" }),
  "server-error": () => ({ status: 500, type: "api_error" }),
  unavailable: () => ({ status: 503, type: "api_error", headers: { "Retry-After": "3" } }),
  overloaded: () => ({ status: 529, type: "overloaded_error" }),
  "bad-request": () => ({ status: 400, type: "invalid_request_error" }),
  "wrong-key": () => ({ status: 401, type: "authentication_error" }),
  forbidden: () => ({ status: 403, type: "permission_error" }),
  "unknown-model": () => ({ status: 404, type: "not_found_error" }),
};

const withoutSchema = /^no-(?:schema|schema-as-text|options)$/;

export function createAnthropicMessages(): SimulatedRoute<ModelMode> {
  const author = createAuthor();
  return createRoute("/anthropic/v1/messages", modelModes, "good", async (exchange, mode) => {
    if (await answerBeside(exchange, mode)) return;
    const request = JSON.parse(exchange.call.body) as Request;
    const refusal = refusals[mode]?.();
    if (refusal !== undefined) return refuse(exchange, refusal);
    if (withoutSchema.test(mode) && request.output_config !== undefined) {
      const message = "output_config.format: Extra inputs are not permitted";
      return refuse(exchange, { status: 400, type: "invalid_request_error", message });
    }
    if (mode === "limit-too-high" && request.max_tokens > mostTokens) {
      const message = `max_tokens: ${request.max_tokens} > ${mostTokens}, which is the maximum allowed number of output tokens for ${request.model}`;
      return refuse(exchange, { status: 400, type: "invalid_request_error", message });
    }
    const content = parseContent(request.messages.at(-1)?.content ?? "");
    const text = toManuscript(author, { instructions: request.system, content }, mode);
    if (mode === "whole") {
      const body = { type: "message", role: "assistant", content: [{ type: "text", text }] };
      const usage = { input_tokens: countInput(request), output_tokens: countTokens(text) };
      return sendJson(exchange, 200, { ...body, stop_reason: "end_turn", usage });
    }
    await sendFrames(exchange, toFrames(exchange, request, text, mode), mode);
  });
}

const frame = (type: string, data: object) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;

async function* toFrames(
  exchange: Exchange,
  request: Request,
  text: string,
  mode: ModelMode,
): AsyncGenerator<string> {
  const toUsage = (usage: object) => (mode === "no-usage" ? {} : { usage });
  const hasThoughts = /^(?:thoughts|reasoning|reasoning-content)$/.test(mode);
  const index = hasThoughts ? 1 : 0;
  const say = (piece: string) =>
    frame("content_block_delta", { index, delta: { type: "text_delta", text: piece } });

  const input = countInput(request);
  // A part of it was read from the provider's cache.
  const read = { input_tokens: input - 10, cache_read_input_tokens: 10, output_tokens: 1 };
  const message = { id: "msg_1", type: "message", role: "assistant", model: request.model };
  yield frame("message_start", {
    message: { ...message, content: [], stop_reason: null, ...toUsage(read) },
  });
  if (hasThoughts) yield* toThoughts();
  yield frame("content_block_start", { index, content_block: { type: "text", text: "" } });
  yield frame("ping", {});
  if (mode === "endless-frame") {
    yield 'event: content_block_delta\ndata: {"type":"content_block_delta","delta":{"text":"';
    for (;;) yield "and on, and on, ".repeat(64);
  }
  if (mode !== "refusal")
    for await (const piece of toPieces(exchange, text, mode)) yield say(piece);
  if (mode === "stall") await waitForEver(exchange);
  if (mode === "broken-frame") yield 'event: content_block_delta\ndata: {"ind\n\n';
  if (mode === "cut") exchange.response.destroy();
  if (mode === "error-frame")
    yield frame("error", { error: { type: "overloaded_error", message: echo(exchange) } });
  if (mode === "quota-frame")
    yield frame("error", { error: { type: "billing_error", message: echo(exchange) } });
  const reason = toStopReason(mode);
  if (reason !== null) {
    yield frame("content_block_stop", { index });
    const delta = { stop_reason: reason, stop_sequence: null };
    yield frame("message_delta", { delta, ...toUsage({ output_tokens: countTokens(text) }) });
  }
  if (reason !== null && mode !== "no-end-mark") yield frame("message_stop", {});
}

function* toThoughts(): Generator<string> {
  const index = 0;
  yield frame("content_block_start", { index, content_block: { type: "thinking", thinking: "" } });
  const delta = { type: "thinking_delta", thinking: "They want { calm }." };
  yield frame("content_block_delta", { index, delta });
  yield frame("content_block_stop", { index });
}

function toStopReason(mode: ModelMode): string | null {
  if (mode === "no-reason" || mode.endsWith("-frame")) return null;
  if (mode === "length") return "max_tokens";
  if (mode === "filtered") return "model_context_window_exceeded";
  return mode === "refusal" ? "refusal" : "end_turn";
}

/** About four letters a token. */
const countTokens = (text: string) => Math.ceil(text.length / 4);

const countInput = ({ system, messages }: Request) =>
  countTokens(system + messages.map(({ content }) => content).join(""));

function refuse(exchange: Exchange, { status, type, message, headers = {} }: Refusal): void {
  const error = { type, message: message ?? `No. ${echo(exchange)}` };
  sendJson(exchange, status, { type: "error", error, request_id: "req_1" }, headers);
}
