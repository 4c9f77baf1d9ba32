import type { Commission, Script } from "../../../ports/writer.ts";
import { breaths } from "./breaths.ts";
import { alongLeads } from "./said-along.ts";
import { along, arriving, closing, help, meeting, staying } from "./crisis-lines.ts";
import { createDraft } from "./draft.ts";
import { createSeededRandom } from "./seeded-random.ts";
import { phrases } from "./passage.ts";
import type { SpokenBefore } from "./spoken-before.ts";
import { nameScript } from "./title.ts";

const signs = [
  /\bsuicid\w*|\bself[- ]?harm\w*|\bunalive\b/i,
  /\b(?:kill|hurt|harm|cut|cutting|hurting|harming|hang|drown|shoot) (?:myself|my self)\b/i,
  /\bkilling myself\b(?! (?:at|with|over|for|trying|to) )/i,
  /\b(?:end|ending|take|taking) (?:my (?:own )?life|it all)\b/i,
  /\bi (?:\w+ )?(?:want|wanna|wish|wanted|would rather|need|hope|plan|am going|'m going)(?: to| i was| i were| i could| i)? (?:die|dead|be dead|disappear forever|not exist)\b/i,
  /\b(?:want|wanna|wish i could|like) (?:to )?(?:just )?(?:disappear|vanish)\b(?! (?:to|into|for a|on)\b)/i,
  /\b(?:wish|want) (?:i (?:wasn'?t|weren'?t)|not to be|to not be) (?:here|alive)\b/i,
  /\b(?:want|wish|ready|going|plan\w*) (?:to|i) (?:die|were dead|was dead|never been born|was never born)\b/i,
  /\bbetter off (?:dead|without me)\b/i,
  /\b(?:no|without a) (?:reason|point)(?: left)? (?:to|in) (?:live|living|be alive|go on|going on)\b/i,
  /\b(?:don'?t|do not|no longer|never) (?:want|wish|wanna|care) (?:to |if i )?(?:live|be alive|exist|wake up|be here any ?more)\b/i,
  /\b(?:can'?t|cannot) (?:go on|live like this|live)(?: any ?more| any longer)\b/i,
  /\boverdos\w*\b/i,
  /\bnot worth living\b/i,
];

/** Whether a text speaks of suicide or of hurting oneself. It rather hears it once too often. */
export function isInCrisis(text: string): boolean {
  const plain = text.replace(/[’‘ʼ]/g, "'").normalize("NFKC");
  return signs.some((sign) => sign.test(plain));
}

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
