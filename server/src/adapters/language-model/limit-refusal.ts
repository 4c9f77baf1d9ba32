/** A part of a refusal that names the limit of an answer's tokens, or what it bounds. */
const limit = /max_(?:completion_)?tokens|in the completion|(?:output|completion) tokens/i;
const tooHigh =
  /too (?:large|high|big|many)|less[ _]than|at most|maximum|exceed|valid range|between \d/i;

/**
 * Whether a refusal says that the limit of tokens is too high for the model, and not that its name isn't known. Only its
 * first words count: later ones may repeat the request.
 */
export function isLimitTooHigh(said: string): boolean {
  const start = said.slice(0, 300);
  return limit.test(start) && tooHigh.test(start);
}
