import { isState } from "./adjectives.ts";
import { articleFor } from "./goal-phrases.ts";
import { lowerFirst, turnToYou } from "./second-person.ts";
import {
  baseOfGerund,
  isAdverb,
  isAuxiliary,
  isBaseVerb,
  isPastVerb,
  isThirdPersonVerb,
} from "./verbs.ts";

/** What may be said back to the person, in the second person, as lower-case clauses without a stop. */
export interface Concern {
  /** The clauses, in the order in which they were written; at most two, none when nothing is certain. */
  readonly clauses: readonly string[];
  /** "tomorrow", "Friday": the day that the text looks forward to; else null. */
  readonly day: string | null;
}

const maxWords = 14;

/** Words that the voice doesn't say back, because it would make them true or hurt again. */
const unspeakable =
  /\b(?:stupid|idiot\w*|ugly|fat|loser|fuck\w*|shit\w*|bitch\w*|damn\w*|crap\w*|arse\w*|asshole\w*|bastard\w*|disgusting|pathetic|worthless|useless|failure|moron\w*|dumb|kill\w*|suicid\w*|die|dying|hate myself|porn\w*|sex\w*|rape\w*|abus\w*|bullshit\w*|wtf|unlovable|garbage|trash|a joke|a fraud|an imposter|an impostor|a mess|so am i)\b/i;

const events = new Set(
  (
    "presentation interview exam test meeting pitch talk speech deadline appointment review date wedding " +
    "flight trip move surgery operation race match game concert audition recital performance funeral " +
    "conversation call day week party visit hearing defence viva launch start shift birthday scan"
  ).split(" "),
);

const things =
  /^(?:(?:my|the|our|this) )?(?:[a-z]+ )?(?:money|work|job|boss|mother|mom|mum|father|dad|family|kids|children|son|daughter|sister|brother|husband|wife|partner|boyfriend|girlfriend|marriage|relationship|relationships|future|health|school|studies|career|bills|debt|rent|divorce|breakup|exams|deadlines|house|dog|cat|friend|friends|body|weight|sleep|thesis|business|project|interview|exam|presentation|wedding|move|anxiety|stress)$/i;

const plurals = /(?:s|children)$/i;

const subjects =
  /^(?:i|i'm|i've|i'll|i'd|my|we|we're|we've|it|it's|there|there's|everything|everyone|everybody|nothing|nobody|no one|people|the|our|work|life|money|today|this|things|she|he|they|he's|she's|they're|school|time|mum|mom|dad|tomorrow|tonight|all|some|someone|something|some people|\w+ing)$/i;

const futureDay =
  /\b(?:(tomorrow)|(?:on|this|next|coming|until) ((?:mon|tues|wednes|thurs|fri|satur|sun)day)|(next week)|(next month)|this (weekend))\b/i;

function strip(clause: string): string {
  return clause
    .replace(
      /^(?:and|but|well|because|also|then|or|yeah|honestly|basically|like|okay|ok|hi|hello|hey|please|today,|lately,|right now,)[ ,]+(?=\w)/i,
      "",
    )
    .replace(/^so,? (?=(?:i|i'm|i've|my|it|it's|we|there's)\b)/i, "")
    .replace(/,$/, "")
    .trim();
}

/** Cuts a text into clauses: at sentence ends, and where "and", "but" or a comma opens a new one. */
function split(cleaned: string): readonly string[] {
  return cleaned
    .split(
      /[.!]\s+|[.!]$|(?:,| and| but| because|, and|, but) (?=(?:i|i'm|i've|i'd|my|it's|we|everyone|nobody|there's|the whole)\b)|, (?:and |but )?(?=(?:work|so|can't|don't|still)\b)/i,
    )
    .map(strip)
    .filter((clause) => clause !== "");
}

function hasVerb(words: readonly string[]): boolean {
  return words.some(
    (word) =>
      isAuxiliary(word) ||
      isThirdPersonVerb(word) ||
      isPastVerb(word) ||
      isBaseVerb(word) ||
      /n't$|'s$/.test(word),
  );
}

/** An event without a verb: "big presentation tomorrow" becomes "there's a big presentation tomorrow". */
function announce(clause: string): string | null {
  const words = lowerFirst(clause).split(" ");
  const at = words.findIndex((word) => events.has(word));
  if (
    at < 0 ||
    at > 3 ||
    words.length > 9 ||
    hasVerb(words.filter((_, index) => index !== at && index !== 0))
  ) {
    return null;
  }
  const after = words.slice(at + 1).join(" ");
  const placed =
    /^(?:(?:tomorrow|tonight|today|this|next|on|in|at|with|coming|about|for|later|the day|first thing)\b.*)?$/.test(
      after,
    );
  if (!placed) {
    return null;
  }
  const determined = /^(?:a|an|the|my|our|another|one|two|three|four|five|no)$/.test(
    words[0] ?? "",
  );
  const noun = determined ? words.join(" ") : `${articleFor(words[0] ?? "")} ${words.join(" ")}`;
  const first = /^(?:first|last)$/.test(words[0] ?? "")
    ? `your ${words.join(" ")}`
    : turnToYou(noun);
  return /^(?:two|three|four|five)$/.test(words[0] ?? "") ? null : `there's ${first}`;
}

/** One clause in the second person; null when it can't be said back with certainty. */
function sayBack(clause: string): string | null {
  const words = clause.split(" ");
  const lower = lowerFirst(clause);
  if (
    clause.endsWith("?") ||
    words.length > maxWords ||
    unspeakable.test(clause) ||
    /\b(?:you|your|you're|yours|yourself|thee)\b/i.test(clause) ||
    // Turned to "you", a duty would sound like an order.
    /^i(?:'ve got to| (?:really |just |still )?(?:should|must|ought|have to|need to))\b/i.test(
      clause,
    ) ||
    !/[aeiouy]/i.test(clause)
  ) {
    return null;
  }
  const [first = "", second = ""] = lower.split(" ");
  if (
    isState(lower) ||
    (isState(first) && /^(?:about|of|with|at|from|by|for|because|before|after)$/.test(second)) ||
    (/^(?:so|very|really|too|just|feeling|a)$/.test(first) &&
      isState(lower.split(/ (?:about|of|with|at|from|by|for|because|before|after|of) /)[0] ?? ""))
  ) {
    return turnToYou(`I am ${lower}`);
  }
  const event = announce(clause);
  if (event !== null) {
    return event;
  }
  if (things.test(lower)) {
    return `${turnToYou(lower)} ${plurals.test(lower) && !/(?:stress|business|thesis)$/.test(lower) ? "are" : "is"} on your mind`;
  }
  if (/^(?:i|i'm|i've|i'll|i'd)$/i.test(first)) {
    const verb =
      words
        .slice(1)
        .find((word) => !isAdverb(word))
        ?.replace(/,$/, "")
        .toLowerCase() ?? "";
    const known = /'/.test(first) || isAuxiliary(verb) || isBaseVerb(verb) || isPastVerb(verb);
    return known && words.length >= (isAuxiliary(verb) || /'/.test(first) ? 3 : 2)
      ? turnToYou(clause)
      : null;
  }
  if (
    subjects.test(first) &&
    words.length >= 3 &&
    hasVerb(words.slice(1)) &&
    baseOfGerund(first) === null
  ) {
    return turnToYou(clause);
  }
  const start = isAdverb(first) ? second : first;
  if (
    /^(?:can't|don't|didn't|couldn't|haven't|won't|wasn't|had|need|want|have|feel|keep|lost|got|think|miss|hate|wish|worry|know|hope)$/.test(
      start,
    ) &&
    words.length >= (start.endsWith("n't") ? 2 : 3)
  ) {
    return turnToYou(`I ${lower}`);
  }
  if (baseOfGerund(first) !== null && words.length >= 2 && !hasVerb(words.slice(1))) {
    return turnToYou(`I am ${lower}`);
  }
  if (
    isPastVerb(first) &&
    words.length >= 3 &&
    /^(?:my|a|an|the|out|up|with|to|into|for)$/.test(second)
  ) {
    return turnToYou(`I ${lower}`);
  }
  return null;
}

function dayOf(cleaned: string): string | null {
  const ahead = split(cleaned).filter((clause) => !clause.split(" ").some(isPastVerb));
  const match = futureDay.exec(ahead.join(". "));
  const found = match?.slice(1).find((group) => group !== undefined) ?? null;
  if (found === null) {
    return null;
  }
  const lower = found.toLowerCase();
  if (lower === "weekend") {
    return "the weekend";
  }
  return lower.endsWith("day") ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower;
}

/**
 * Reads a cleaned description. `matters` tells whether a clause is about the theme that was
 * recognised: such clauses are said back first.
 */
export function readConcern(cleaned: string, matters: (clause: string) => boolean): Concern {
  const spoken = split(cleaned)
    .slice(0, 24)
    .map((clause, position) => ({ clause, position, said: sayBack(clause) }))
    .flatMap(({ clause, position, said }) =>
      said === null ? [] : [{ said, position, matters: matters(clause) }],
    );
  const chosen = spoken
    .toSorted(
      (one, other) => Number(other.matters) - Number(one.matters) || one.position - other.position,
    )
    .slice(0, 2)
    .toSorted((one, other) => one.position - other.position)
    .map(({ said }) => said);
  return { clauses: [...new Set(chosen)], day: dayOf(cleaned) };
}
