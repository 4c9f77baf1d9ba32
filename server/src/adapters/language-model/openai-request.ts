import type { Prompt } from "../../ports/language-model.ts";
import { isLimitTooHigh } from "./limit-refusal.ts";

/** What a server takes of the wire format. Servers that imitate OpenAI's know different parts of it. */
export interface RequestForm {
  readonly limit: "max_tokens" | "max_completion_tokens";
  /** Whether the other name of the limit has been refused, so that this one is the last. */
  readonly isLimitSwapped: boolean;
  /** Whether the usual limit was too high, so that it is the least that will do. */
  readonly isLimitLowered: boolean;
  readonly hasSchema: boolean;
  readonly asksForUsage: boolean;
  /** Whether to forbid keeping the call for OpenAI's dashboard, which others don't know. */
  readonly forbidsKeeping: boolean;
}

/**
 * The form to begin with. `max_tokens` is the name of the limit that every server either knows or refuses, while some
 * pass over `max_completion_tokens` in silence (Ollama does), and then nothing bounds the answer. OpenAI itself is asked
 * with the new name, since its models refuse the old one.
 */
export function toFirstForm(url: string): RequestForm {
  const isOpenAi = new URL(url).hostname === "api.openai.com";
  return {
    limit: isOpenAi ? "max_completion_tokens" : "max_tokens",
    isLimitSwapped: false,
    isLimitLowered: false,
    hasSchema: true,
    asksForUsage: true,
    forbidsKeeping: isOpenAi,
  };
}

export function toRequest(prompt: Prompt, model: string, form: RequestForm): object {
  const { instructions, content, schemaName: name, schema, maxTokens, leastTokens } = prompt;
  return {
    model,
    messages: [
      { role: "system", content: instructions },
      { role: "user", content },
    ],
    [form.limit]: form.isLimitLowered ? leastTokens : maxTokens,
    stream: true,
    ...(form.asksForUsage && { stream_options: { include_usage: true } }),
    ...(form.hasSchema && {
      response_format: { type: "json_schema", json_schema: { name, schema, strict: true } },
    }),
    ...(form.forbidsKeeping && { store: false }),
  };
}

/**
 * The form without the part that the server has refused, or with the least limit where the usual one is too high; null when it has refused none, or one that can't be changed.
 *
 * @param said the server's answer, with the status 400 or 422
 */
export function withoutRefused(form: RequestForm, said: string): RequestForm | null {
  const part = findSubject(said);
  if (form.asksForUsage && /stream_options|include_usage/.test(part))
    return { ...form, asksForUsage: false };
  if (isLimitTooHigh(said)) return form.isLimitLowered ? null : { ...form, isLimitLowered: true };
  if (!form.isLimitSwapped && part.includes(form.limit)) {
    const limit = form.limit === "max_tokens" ? "max_completion_tokens" : "max_tokens";
    return { ...form, limit, isLimitSwapped: true };
  }
  if (form.hasSchema && /response_?(?:format|schema)|json_?schema|json schema|grammar/i.test(part))
    return { ...form, hasSchema: false };
  return null;
}

/** What the refusal is about: the parameter where it is named, else its first words. Later ones may repeat the request. */
function findSubject(said: string): string {
  const [, param = null] = /"param"\s*:\s*"([^"]+)"/.exec(said) ?? [];
  return param ?? said.slice(0, 300);
}
