import { isVerb } from "./verbs.ts";
import {
  isConjunction,
  isCountable,
  isDeterminer,
  isGoodState,
  isHalfCountable,
  isHardState,
  isPreposition,
} from "./words.ts";

function isDetermined(words: readonly string[]): boolean {
  return words.some((word) => isDeterminer(word) || /'s?$/.test(word));
}

/** Whether the noun at this place stands without "a", "my" or the like, looking back over its adjectives. */
function isBare(words: readonly string[], index: number): boolean {
  const isHalf = isHalfCountable(words[index]?.replace(/'s$/, "") ?? "");
  let sawState = false;
  for (let back = index - 1; back >= index - 5; back -= 1) {
    const before = words[back] ?? "";
    const isOwning = back === 0 && before === "own";
    if (isDetermined([before]) && !isOwning) {
      return false;
    }
    if (before === "and" || before === "or") {
      // "A house and garden": the first one's word serves both.
      return !isDetermined(words.slice(Math.max(0, back - 4), back)) && (!isHalf || sawState);
    }
    const isActing =
      isVerb(before, "base", "third", "past") &&
      (back === 0 || /^(?:i|we|to|he|she|they|and)$/.test(words[back - 1] ?? ""));
    const isEdge =
      before === "" || before === "," || (before === "like" && back > 0) || isConjunction(before);
    if (isEdge || isActing || (isPreposition(before) && before !== "home")) {
      return !isHalf || sawState;
    }
    sawState ||= isGoodState(before) || isHardState(before);
  }
  return !isHalf;
}

/** Whether a noun that can't stand alone does: "I own big house". Such English is not said back. */
export function hasBareNoun(words: readonly string[]): boolean {
  return words.some((word, index) => {
    const noun = word.replace(/'s$/, "");
    const isNoun = isCountable(noun) || isHalfCountable(noun);
    const isOther = (index === 0 && isVerb(noun, "base")) || words[index + 1] === "of";
    return isNoun && !isOther && isBare(words, index);
  });
}
