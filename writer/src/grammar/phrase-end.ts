import { isVerb } from "./verbs.ts";
import { isConjunction, isDeterminer, isPreposition } from "./words.ts";

/**
 * Whether a phrase is named to its end: whether nothing more comes, or a comma, or a word that begins something else.
 *
 * @param next what stands behind the phrase; undefined where nothing does
 * @param following what else may follow a phrase of this kind
 */
export function isEnd(next: string | undefined, following: RegExp): boolean {
  if (next === undefined || next === "," || following.test(next)) return true;
  const isWord = /^[a-z]/.test(next);
  return (
    isWord &&
    (isPreposition(next) || isConjunction(next) || isDeterminer(next) || isVerb(next, "past"))
  );
}
