import * as v from "valibot";
import type { LanguageModel, ModelAnswer, Prompt, TokenUsage } from "../../ports/language-model.ts";
import { ProviderFault } from "../../ports/provider-fault.ts";
import { callProvider } from "../provider-calls/call-provider.ts";
import { toErrorInAnswer } from "../provider-calls/provider-refusals.ts";
import { isLimitTooHigh } from "./limit-refusal.ts";
import { cutBy, parseEvent } from "./answer-events.ts";
import { createAnswerText } from "./answer-text.ts";
import { readEvents } from "./server-sent-events.ts";

interface AnthropicSettings {
  /** The base address with its version; by default Anthropic's own. */
  readonly url?: string;
  readonly key: string;
  readonly model: string;
}

const text = v.fallback(v.string(), "");
const tokens = v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null);
/** Each event repeats those numbers that have changed. */
const usageSchema = v.object({
  input_tokens: tokens,
  cache_creation_input_tokens: tokens,
  cache_read_input_tokens: tokens,
  output_tokens: tokens,
});
type Usage = v.InferOutput<typeof usageSchema>;
const noUsage: Usage = {
  input_tokens: null,
  cache_creation_input_tokens: null,
  cache_read_input_tokens: null,
  output_tokens: null,
};
const usage = v.fallback(usageSchema, noUsage);
const block = v.object({ text });
/** An event of any type, or the answer of a server that doesn't stream. What is not of its type is empty. */
const eventSchema = v.object({
  message: v.fallback(v.object({ usage }), { usage: noUsage }),
  content_block: v.fallback(block, { text: "" }),
  delta: v.fallback(v.object({ text, stop_reason: text }), { text: "", stop_reason: "" }),
  content: v.fallback(v.array(block), []),
  stop_reason: text,
  usage,
  error: v.nullish(v.unknown(), null),
});

/** What a server takes. */
interface RequestForm {
  readonly hasSchema: boolean;
  /** Whether the usual limit was too high, so that it is the least that will do. */
  readonly isLimitLowered: boolean;
}

/** A model behind Anthropic's Messages. */
export function createAnthropicModel(settings: AnthropicSettings): LanguageModel {
  const { url = "https://api.anthropic.com/v1", key, model } = settings;
  const address = `${url.replace(/\/+$/, "")}/messages`;
  const headers = { "x-api-key": key, "anthropic-version": "2023-06-01" };
  let form: RequestForm = { hasSchema: true, isLimitLowered: false };

  async function ask(prompt: Prompt, tried: RequestForm, signal: AbortSignal): Promise<Response> {
    const body = toRequest(prompt, model, tried);
    const answer = await callProvider({ url: address, headers, body, signal });
    if (!answer.isRefused) {
      form = tried;
      return answer.response;
    }
    const next = answer.status === 400 ? withoutRefused(tried, answer.said) : null;
    if (next === null) throw answer.fault;
    return await ask(prompt, next, signal);
  }

  return {
    async answer(prompt, onText, signal) {
      const response = await ask(prompt, form, signal);
      return await readAnswer(readEvents(response, signal), onText);
    },
  };
}

/**
 * The instructions are not marked for Anthropic's cache. Writing into it costs a quarter more, cheaper models keep no text
 * as short as ours, and few inspirations follow each other within the five minutes that it lasts.
 */
function toRequest(prompt: Prompt, model: string, form: RequestForm): object {
  const { instructions, content, schema, maxTokens, leastTokens } = prompt;
  return {
    model,
    max_tokens: form.isLimitLowered ? leastTokens : maxTokens,
    system: instructions,
    messages: [{ role: "user", content }],
    stream: true,
    ...(form.hasSchema && { output_config: { format: { type: "json_schema", schema } } }),
  };
}

/** The form without what the server has refused; null when that can't be changed. */
function withoutRefused(form: RequestForm, said: string): RequestForm | null {
  if (isLimitTooHigh(said)) return form.isLimitLowered ? null : { ...form, isLimitLowered: true };
  return form.hasSchema && isAboutSchema(said) ? { ...form, hasSchema: false } : null;
}

/** Whether a refusal begins with the schema. Later words may repeat the request. */
function isAboutSchema(said: string): boolean {
  return /output_config|output_format|json_schema|structured output/i.test(said.slice(0, 300));
}

async function readAnswer(
  events: AsyncIterable<string>,
  onText: (piece: string) => void,
): Promise<ModelAnswer> {
  const answer = createAnswerText(onText);
  let reason = "";
  let used = noUsage;
  let hasBegun = false;
  for await (const event of events) {
    const { message, content_block, delta, content, error, ...rest } = parseEvent(
      eventSchema,
      event,
    );
    if (error !== null) throw toErrorInAnswer(error, hasBegun);
    hasBegun = true;
    for (const piece of [content_block, delta, ...content]) answer.add(piece.text);
    reason = delta.stop_reason || rest.stop_reason || reason;
    used = update(update(used, message.usage), rest.usage);
  }
  if (reason !== "end_turn") throw cutBy(reason);
  const text = answer.end();
  if (text.trim() === "") throw new ProviderFault("unusable", "The answer is empty.");
  return { text, usage: toTokenUsage(used) };
}

function update(used: Usage, told: Usage): Usage {
  return {
    input_tokens: told.input_tokens ?? used.input_tokens,
    cache_creation_input_tokens:
      told.cache_creation_input_tokens ?? used.cache_creation_input_tokens,
    cache_read_input_tokens: told.cache_read_input_tokens ?? used.cache_read_input_tokens,
    output_tokens: told.output_tokens ?? used.output_tokens,
  };
}

/** Tokens that go through the cache are counted apart from the others. */
function toTokenUsage(used: Usage): TokenUsage | null {
  const { input_tokens: input, output_tokens: output } = used;
  if (input === null || output === null) return null;
  const cached = (used.cache_creation_input_tokens ?? 0) + (used.cache_read_input_tokens ?? 0);
  return { input: input + cached, output };
}
