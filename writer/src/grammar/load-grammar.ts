import { tellDay } from "./day.ts";
import { tellGoal } from "./goal.ts";
import { loadOccasions } from "./occasion.ts";
import { tellPerson } from "./person.ts";
import { tellQuotation } from "./quotation.ts";
import { tellRestatement } from "./restate.ts";
import { loadThings } from "./things.ts";
import { tellWish } from "./wish.ts";

/** Everything that the reader asks of English. It reads the lists of nouns, synchronously. */
export function loadGrammar() {
  return {
    tellGoal,
    tellWish,
    tellPerson,
    tellDay,
    tellThings: loadThings(),
    tellRestatement,
    tellQuotation,
    tellOccasion: loadOccasions(),
  };
}
