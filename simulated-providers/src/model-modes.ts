/** How a simulated language model answers. Those of one wire format alone are told where it is written. */
export const modelModes = [
  "good",

  // The answer is good, and comes in an uncommon way.
  "split", // bytes by ones and sevens, through characters and frames
  "no-end-mark", // without what marks the end of the stream
  "no-usage",
  "whole", // one JSON body instead of a stream
  "code-fence",
  "chatty", // a code fence, with words before and after it
  "think-tags", // thoughts first, between <think> and </think>
  "thoughts", // thoughts first, in a field of their own
  "reasoning", // all of it in the field `reasoning`
  "reasoning-content", // all of it in the field `reasoning_content`

  // A part of the request is not known: good without it, refused with it.
  "no-schema",
  "no-schema-as-text", // the error is a text, as LM Studio's
  "no-max-tokens",
  "no-max-completion-tokens",
  "no-usage-option",
  "no-options", // none of them
  "limit-too-high", // the answer may have no more than 4,096 tokens

  // The text is not what was asked for.
  "other-json",
  "prose",
  "few-lines", // half of each role's
  "repeated-lines",
  "markup",
  "addresses",
  "invisible", // zero-width and tag characters
  "prompt", // says the instructions themselves
  "stage-directions",
  "harm",
  "names", // each line names somebody whom nobody has named
  "another-language", // in Latin letters
  "too-many-lines", // 150 more than were asked for

  // There is no whole answer.
  "length",
  "refusal",
  "filtered",
  "no-reason", // ends in the middle, cleanly
  "empty",
  "web-page",
  "broken-frame",
  "endless",
  "endless-frame",
  "error-frame",
  "quota-frame",
  "cut", // the connection breaks in the middle
  "reset", // the connection breaks before an answer
  "hang", // never answers
  "stall", // never goes on after the first lines
  "slow", // twenty letters a second

  // The call is refused.
  "rate", // without a time to wait
  "rate-seconds",
  "rate-milliseconds",
  "rate-date",
  "quota",
  "credit",
  "spend-limit",
  "billing",
  "request-timeout",
  "conflict",
  "server-error",
  "unavailable",
  "overloaded",
  "bad-request",
  "wrong-key",
  "forbidden",
  "unknown-model",
  "redirect",
] as const;

export type ModelMode = (typeof modelModes)[number];

/** Tokens that an answer may have where the mode says that there is a limit. */
export const mostTokens = 4_096;
