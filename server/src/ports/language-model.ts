/**
 * A JSON Schema in the subset that all servers understand: every property is required, no others are allowed, and no
 * lengths, patterns or counts are given.
 */
export type AnswerSchema =
  | { readonly type: "string"; readonly description?: string; readonly enum?: readonly string[] }
  | { readonly type: "integer"; readonly description?: string; readonly enum?: readonly number[] }
  | { readonly type: "boolean"; readonly description?: string }
  | { readonly type: "array"; readonly description?: string; readonly items: AnswerSchema }
  | {
      readonly type: "object";
      readonly description?: string;
      readonly properties: Readonly<Record<string, AnswerSchema>>;
      readonly required: readonly string[];
      readonly additionalProperties: false;
    };

/** What a model is asked. */
export interface Prompt {
  /** Tells the model how to work. The same for everybody. */
  readonly instructions: string;
  /** The person's data that the model works on. It must not be taken for instructions. */
  readonly content: string;
  /** Names the schema: letters, digits, `_` and `-`, at most 64. */
  readonly schemaName: string;
  /** The form of the answer. A server that knows no schemas ignores it, so the instructions say it, too. */
  readonly schema: AnswerSchema;
  /** Tokens that the answer may have at most, those of its thinking included. */
  readonly maxTokens: number;
  /** Tokens that the answer needs without thinking: the limit where a server allows no more than that. */
  readonly leastTokens: number;
}

/** Tokens that a call has used, as the provider counts them. */
export interface TokenUsage {
  readonly input: number;
  /** Those of its thinking included. */
  readonly output: number;
}

export interface ModelAnswer {
  /** The whole text, without a code fence around it. It should be JSON of the schema, which nobody has checked. */
  readonly text: string;
  /** Null when the provider didn't say. */
  readonly usage: TokenUsage | null;
}

/** A language model on this machine or elsewhere. */
export interface LanguageModel {
  /**
   * Asks the model once. If the server refuses a part of the wire format that it doesn't know, the adapter asks again
   * without that part, and leaves it out of later calls; so it does with a limit of tokens that is too high.
   *
   * @param onText gets each piece of the text as soon as it comes, in order; together they are the answer's text
   * @throws {ProviderFault} when the call fails, also in the middle of its answer
   * @throws the signal's reason when it aborts
   */
  answer(
    prompt: Prompt,
    onText: (piece: string) => void,
    signal: AbortSignal,
  ): Promise<ModelAnswer>;
}
