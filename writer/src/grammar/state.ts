import { type Clause, skipAdverbs } from "./clause.ts";
import { isVerb } from "./verbs.ts";
import {
  isBleak,
  isConjunction,
  isDeterminer,
  isGoodState,
  isHardState,
  isNumber,
  isPerson,
  isPlural,
  isPreposition,
} from "./words.ts";

/** What is rid of: "debt free". */
const free =
  /^(?:pain|debt|smoke|alcohol|cancer|drug|sugar|stress|anxiety|symptom|gluten|caffeine|nicotine|cigarette|mortgage|seizure|medication|financially) free\b/;

/** Doings that are a wish, or still to come, or that the progressive tells wrongly. */
const unsettledDoings =
  /^(?:trying|going|planning|looking|hoping|thinking|considering|starting|moving|wanting|waiting|coming|leaving|having|being|getting|dreaming|struggling|suffering|losing(?! weight)|failing|needing|wishing|knowing|loving|liking|aiming|opening|meaning|visiting|flying|seeing|marrying|quitting|working (?:on|towards?|in|at|as)|doing|taking|giving|becoming|dying|crying|drinking|smoking|speaking|asking|praying|fighting|talking)\b/;
const goingWell = /^(?:doing|going) (?:\w+ )?(?:well|great|fine|better)\b/;

/** What is glad of a thing: "my business is growing". */
const gladDoings =
  /^(?:growing|thriving|improving|working|flourishing|healing|blooming|getting (?:better|stronger|easier)|making a profit)\b/;

const hardPlaces =
  /^(?:in|at|on|under) (?:\w+ )?(?:debt|pain|trouble|hospital|prison|jail|benefits|therapy|rehab|danger|war|crisis|edge|despair|tears|limbo|court|mood|crossroads)\b/;

/** What is never said of a thing as done to it, or not gladly. */
const notDone =
  /^(?:slept|worked|lived|gone|come|arrived|happened|died|failed|lost|stolen|broken|ruined|hated|feared|been|had|begun|studied|hit|hurt)$/;

/** What may be done to somebody: "been accepted". */
const doneToOne =
  /^(?:accepted|promoted|made|chosen|picked|invited|offered|published|hired|given|asked|elected|forgiven|signed|selected|awarded|granted|cleared|brave)\b/;

/** Whether the words may follow a state: "happy with it", "calmer than before", and no bare noun. */
export function isStateTail(words: readonly string[]): boolean {
  const [first = ""] = words;
  return (
    first === "" ||
    first === "," ||
    isPreposition(first) ||
    isConjunction(first) ||
    isVerb(first, "gerund") ||
    /^(?:again|now|enough|every|all|anymore|any more|today|these|each|most)\b/.test(words.join(" "))
  );
}

function isDoing(all: string, { subject }: Clause): boolean {
  if (goingWell.test(all)) {
    return subject !== "person";
  }
  if (subject !== "I" && subject !== "we") {
    return subject !== "person" && gladDoings.test(all);
  }
  const isHabit = /\b(?:daily|always|every|usually|often|regularly)\b/.test(all);
  return !unsettledDoings.test(all) && !(subject === "I" && isHabit);
}

/** "a nurse", "my own boss", "not a smoker". */
function isNamed(words: readonly string[], isNegated: boolean): boolean {
  const isLeftOpen =
    /^an?$/.test(words[0] ?? "") && words.slice(1).every((word) => isGoodState(word));
  if (isNegated) {
    return !words.some((word) => isGoodState(word) || isHardState(word) || isPerson(word));
  }
  return (
    words.length > 1 && words[0] !== "no" && !isLeftOpen && !words.slice(0, 4).some(isHardState)
  );
}

/** Whether the words can follow "I am" or "my shop is", and tell of what one may be glad of. */
export function isGladState(
  after: readonly string[],
  wasNegated: boolean,
  clause: Clause,
): boolean {
  const skipped = skipAdverbs(after);
  const isNegated = wasNegated || skipped.isNegated;
  const { words } = skipped;
  const [first = "", second = ""] = words;
  const all = words.join(" ");
  const { subject } = clause;
  if (isHardState(first) && (isNegated || after.includes("less"))) {
    return isStateTail(words.slice(1));
  }
  if (isDeterminer(first) || (isNegated && first === "what")) {
    return isNamed(words, isNegated);
  }
  if (isNegated) {
    return hardPlaces.test(all);
  }
  if (isGoodState(first) && !isVerb(first, "gerund")) {
    const isAhead = /^(?:excited|ready|eager|determined|committed) to\b/.test(all);
    const isWhole = first !== "able" || isVerb(words[2] ?? "", "base");
    return isStateTail(words.slice(1)) && isWhole && !isAhead;
  }
  if (isVerb(first, "gerund")) {
    return isDoing(all, clause);
  }
  if (isPreposition(first)) {
    const stands = words.length > 1 || /^(?:back|out|home|there|over|up)$/.test(first);
    return (
      stands &&
      !hardPlaces.test(all) &&
      !/^(?:to|for|about|by|from|of|into|after|before)$/.test(first)
    );
  }
  if (isNumber(first)) {
    return /\b(?:days|weeks|months|years) (?:sober|clean|smoke free)\b|\b(?:stone|kilos)(?:$| and )/.test(
      all,
    );
  }
  const isDone = isVerb(first, "participle") && !notDone.test(first) && !isDeterminer(second);
  return (
    (free.test(all) && isStateTail(words.slice(2))) ||
    /^(?:part|captain|head) of \w/.test(all) ||
    /^(?:who|where) i (?!want)/.test(all) ||
    all === "enough" ||
    (first === "gone" && isBleak(clause.noun)) ||
    (subject === "we" &&
      /^(?:best )?(?:friends|mates|parents|partners|neighbours|grandparents)\b/.test(all)) ||
    ((subject === "one" || subject === "many") && isDone)
  );
}

/** Whether the words can follow "I was" and "I've been". */
export function isGladPast(after: readonly string[], isNegated: boolean, clause: Clause): boolean {
  const isPassive = doneToOne.test(after.join(" ")) && !isNegated;
  return isPassive || isGladState(after, isNegated, clause);
}

/** Whether the words can follow "I have" as something that one may be glad of. */
export function isGladPossession(words: readonly string[]): boolean {
  const [first = "", second = ""] = words;
  const isSad = isBleak(words.slice(0, 4).join(" "));
  if (/^(?:no|fewer|less)$/.test(first)) {
    return isSad && second !== "more";
  }
  if (isSad || first === "much" || (first === "a" && second === "dream")) {
    return false;
  }
  const isMany = isPlural(second) && (isGoodState(first) || isVerb(first, "participle"));
  return (
    ((isDeterminer(first) || isNumber(first)) && second !== "") ||
    /^(?:enough|more|many|lots|plenty|everything|time|peace|room|control|custody|energy|all|both|several)$/.test(
      first,
    ) ||
    isPlural(first) ||
    isMany
  );
}
