import type { Commission, Script } from "../../../ports/writer.ts";
import { breaths } from "./breaths.ts";
import { alongLeads } from "./said-along.ts";
import { along, arriving, closing, help, meeting, staying } from "./crisis-lines.ts";
import { createDraft } from "./draft.ts";
import { createSeededRandom } from "./seeded-random.ts";
import { phrases } from "./passage.ts";
import type { SpokenBefore } from "./spoken-before.ts";
import { nameScript } from "./title.ts";

/** What a script for a crisis is called in the list, where others may read it too. */
export const crisisNames = {
  titles: phrases`
    Not alone with this
    One breath, then the next
    Company for a while
    Nothing to do well
    Quiet, together
    Here, with you
    Small and near
    As slow as it needs
  `,
  preferences: ["Company and care"],
};

const helpAfter = 0.35;

/**
 * A script for somebody who may be in danger: it keeps company, lifts nothing, and says once and
 * plainly to turn to a person or to emergency help. The goals are left alone.
 */
export function writeForCrisis(commission: Commission, before: SpokenBefore): Script {
  const random = createSeededRandom(commission.id);
  const draft = createDraft(random, before);
  const { words } = commission;
  draft.say({
    role: "opening",
    pools: [arriving],
    expendable: 0,
    maxWords: 30,
    startsParagraph: true,
    required: true,
  });
  draft.say({
    role: "opening",
    pools: [breaths],
    expendable: 1,
    maxWords: 20,
    pause: 3,
    required: true,
  });
  let startsParagraph = true;
  while (startsParagraph || draft.words() < words * helpAfter) {
    const said = draft.say({
      role: "mind",
      pools: [meeting],
      expendable: startsParagraph ? 0 : 2,
      maxWords: 40,
      startsParagraph,
      required: startsParagraph,
    });
    startsParagraph = false;
    if (said === 0) {
      break;
    }
  }
  draft.say({
    role: "mind",
    pools: [help],
    expendable: 0,
    maxWords: 40,
    startsParagraph: true,
    pause: 3,
    required: true,
  });
  let count = 0;
  while (words - draft.words() > 30) {
    const said = draft.say({
      role: "mind",
      pools: count % 6 === 5 ? [breaths, staying] : [staying],
      expendable: count % 2 === 0 ? 2 : 3,
      maxWords: Math.max(words - draft.words() - 20, 12),
      startsParagraph: count % 3 === 0,
      pause: 3,
      required: true,
    });
    count += 1;
    if (said === 0) {
      break;
    }
  }
  draft.say({
    role: "said-along",
    pools: [alongLeads],
    expendable: 2,
    maxWords: 9,
    startsParagraph: true,
  });
  draft.say({
    role: "said-along",
    pools: [along],
    expendable: 0,
    maxWords: 16,
    pause: 3,
    required: true,
  });
  draft.say({
    role: "close",
    pools: [closing],
    expendable: 0,
    maxWords: 20,
    startsParagraph: true,
    pause: 3,
    required: true,
  });
  const named = createSeededRandom(`${commission.id} title`);
  return { ...nameScript(named, crisisNames, null, commission.earlier), lines: draft.lines() };
}
