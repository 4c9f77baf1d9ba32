import { tellDay } from "./day.ts";
import { tellGoal } from "./goal.ts";
import { loadOccasions } from "./occasion.ts";
import { tellPerson } from "./person.ts";
import { tellQuotation } from "./quotation.ts";
import { tellRestatement } from "./restate.ts";
import { loadNouns, loadThings } from "./things.ts";
import { tellWish } from "./wish.ts";

/** Everything that the reader asks of English. It reads its lists of words, synchronously. */
export function loadGrammar() {
  const nouns = loadNouns();
  return {
    tellGoal,
    tellWish,
    tellPerson,
    tellDay,
    tellThings: loadThings(nouns),
    tellRestatement,
    tellQuotation,
    tellOccasion: loadOccasions(nouns),
  };
}
