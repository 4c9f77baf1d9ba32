import { type Restatement, chooseRestatement } from "./choose-restatement.ts";
import { isLearnersEnglish } from "./learners-english.ts";
import { unitsOf } from "./sayable.ts";

/**
 * Says back what somebody wrote, as who listens well does: what holds the point, in their own words turned to "you",
 * without an end. "Failed by three points. Second time". One sentence or two, each with its afterthoughts; a text of three
 * short ones as a whole. What they feel, want or can't do comes before what happened, with what it is about before it
 * where that can be said. Nothing is said that they turn round in the next sentence. What others said, what wounds, and
 * what is not certain to stand for itself is left out. Nothing is said back to somebody who is learning English: it would
 * sound corrected, or mocked.
 *
 * @param text in English
 */
export function tellRestatement(text: string): Restatement | null {
  if (isLearnersEnglish(text)) return null;
  return chooseRestatement(unitsOf(text));
}
