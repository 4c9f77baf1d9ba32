import { isVerb } from "./verbs.ts";
import { isGoodState, isPreposition } from "./words.ts";

/** What one may be free of, in two words: "debt free". */
const freeOf =
  /^(?:alcohol|cancer|debt|drug|drink|migraine|pain|sugar|smoke|stress|symptom) free$/i;

/** Whether a goal names what somebody wants to be, without a verb: "debt free", "married to Daniel", "calm under pressure". */
export function isWantedState(words: string): boolean {
  if (freeOf.test(words)) return true;
  const [first = "", second = "", third = ""] = words.toLowerCase().split(" ");
  const isAlone =
    second === "" ||
    (isPreposition(second) && !/^(?:back|up)$/.test(second)) ||
    /^(?:and|enough)$/.test(second);
  // "good enough is enough"
  const isSentence = /^(?:is|are|was)$/.test(third);
  return isGoodState(first) && !isVerb(first, "base") && isAlone && !isSentence;
}
