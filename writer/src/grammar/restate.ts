import type { Restatement } from "@hearten/reading/reading.ts";
import { chooseRestatement } from "./choose-restatement.ts";
import { isLearnersEnglish } from "./learners-english.ts";
import { unitsOf } from "./sayable.ts";

/**
 * Says back the point of what somebody wrote, in their own words turned to "you", as a good listener does: "Failed by
 * three points. Second time". It takes one sentence or two, each with its afterthoughts, or all of a text of three
 * short ones.
 *
 * - It prefers what the person feels, wants or can't do to what happened. If it can, it says before it what it is
 *   about.
 * - It leaves out what the next sentence turns round, what others said, what wounds, and what may not stand for itself.
 *
 * @param text in English
 * @returns without the last full stop. Null if nothing can be said, and for a text in a learner's English: said back,
 *   that would sound corrected or mocked
 */
export function tellRestatement(text: string): Restatement | null {
  if (isLearnersEnglish(text)) return null;
  return chooseRestatement(unitsOf(text));
}
