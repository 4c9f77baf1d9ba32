import * as v from "valibot";
import type { LanguageModel, ModelAnswer, TokenUsage } from "../../ports/language-model.ts";
import { ProviderFault } from "../../ports/provider-fault.ts";
import { callProvider } from "../provider-calls/call-provider.ts";
import { toErrorInAnswer } from "../provider-calls/provider-refusals.ts";
import { createAnswerText } from "./answer-text.ts";
import { toFirstForm, toRequest, withoutRefused } from "./openai-request.ts";
import { cutBy, parseEvent } from "./answer-events.ts";
import { readEvents } from "./server-sent-events.ts";

interface OpenAiSettings {
  /** The base address with its version, such as `http://127.0.0.1:11434/v1`. */
  readonly url: string;
  /** Null for a server that asks for none. */
  readonly key: string | null;
  readonly model: string;
}

/** Servers send null, nothing at all or what is not text where there is none. */
const text = v.fallback(v.string(), "");
const said = v.object({ content: text, reasoning: text, reasoning_content: text, refusal: text });
const nothing = { content: "", reasoning: "", reasoning_content: "", refusal: "" };
const tokens = v.pipe(v.number(), v.integer(), v.minValue(0));
const usageSchema = v.object({
  prompt_tokens: tokens,
  completion_tokens: tokens,
  total_tokens: v.fallback(tokens, 0),
});
/** A piece of a streamed answer, or the answer of a server that doesn't stream. */
const chunkSchema = v.object({
  choices: v.fallback(
    v.array(
      v.object({
        delta: v.fallback(said, nothing),
        message: v.fallback(said, nothing),
        finish_reason: text,
        error: v.nullish(v.unknown(), null),
      }),
    ),
    [],
  ),
  usage: v.fallback(v.nullable(usageSchema), null),
  error: v.nullish(v.unknown(), null),
});
type Chunk = v.InferOutput<typeof chunkSchema>;

/** A model behind OpenAI's Chat Completions, as many servers and providers speak it. */
export function createOpenAiModel({ url, key, model }: OpenAiSettings): LanguageModel {
  const address = `${url.replace(/\/+$/, "")}/chat/completions`;
  const headers = key === null ? {} : { Authorization: `Bearer ${key}` };
  let form = toFirstForm(url);

  async function ask(...[prompt, , signal]: Parameters<LanguageModel["answer"]>) {
    let tried = form;
    for (;;) {
      const body = toRequest(prompt, model, tried);
      const answer = await callProvider({ url: address, headers, body, signal });
      if (!answer.isRefused) {
        form = tried;
        return answer.response;
      }
      const isOfForm = answer.status === 400 || answer.status === 422;
      const next = isOfForm ? withoutRefused(tried, answer.said) : null;
      if (next === null) throw answer.fault;
      tried = next;
    }
  }

  return {
    async answer(prompt, onText, signal) {
      const response = await ask(prompt, onText, signal);
      return await readAnswer(readEvents(response, signal), onText);
    },
  };
}

async function readAnswer(
  events: AsyncIterable<string>,
  onText: (piece: string) => void,
): Promise<ModelAnswer> {
  const content = createAnswerText(onText);
  // Some servers put the whole answer where the thoughts should be.
  const reasoning = createAnswerText(() => undefined);
  let reason = "";
  let usage: TokenUsage | null = null;
  let hasBegun = false;
  for await (const event of events) {
    if (event === "[DONE]") break;
    const chunk = parseEvent(chunkSchema, event);
    const [choice] = chunk.choices;
    const error = chunk.error ?? choice?.error ?? null;
    hasBegun ||= choice !== undefined;
    if (error !== null) throw toErrorInAnswer(error, hasBegun);
    usage = toUsage(chunk) ?? usage;
    if (choice === undefined) continue;
    for (const piece of [choice.delta, choice.message]) {
      if (piece.refusal !== "") throw new ProviderFault("unusable", "The model refuses to answer.");
      content.add(piece.content);
      reasoning.add(piece.reasoning || piece.reasoning_content);
    }
    reason = choice.finish_reason || reason;
  }
  if (reason !== "stop") throw cutBy(reason);
  const text = content.end();
  if (text.trim() !== "") return { text, usage };
  const instead = reasoning.end();
  if (!instead.startsWith("{")) throw new ProviderFault("unusable", "The answer is empty.");
  onText(instead);
  return { text: text + instead, usage };
}

/** Some servers count thoughts in the total alone. */
function toUsage({ usage }: Chunk): TokenUsage | null {
  if (usage === null) return null;
  const { prompt_tokens: input, completion_tokens, total_tokens } = usage;
  return { input, output: Math.max(completion_tokens, total_tokens - input) };
}
