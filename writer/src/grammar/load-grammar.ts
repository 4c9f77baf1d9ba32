import { tellDay } from "./day.ts";
import { quoteGoal, tellGoal } from "./goal.ts";
import { tellPerson } from "./person.ts";
import { loadThings } from "./things.ts";
import { tellWish } from "./wish.ts";

/** Everything that the reader asks of English. It reads the lists of nouns, synchronously. */
export function loadGrammar() {
  return { tellGoal, quoteGoal, tellWish, tellPerson, tellDay, tellThings: loadThings() };
}
