import { isState, isStateWord } from "./adjectives.ts";
import { articleFor, isRole, sentenceOfBareGoal } from "./goal-phrases.ts";
import { lowerFirst, turnToYou } from "./second-person.ts";
import {
  baseOfGerund,
  gerundOf,
  isAdverb,
  isAuxiliary,
  isBaseVerb,
  isPastVerb,
  isThirdPersonVerb,
  participleOf,
} from "./verbs.ts";

/** A goal as already true, in the forms in which the script needs it; none ends in a stop. */
export interface GoalClause {
  /** "you run your own studio" */
  readonly you: string;
  /** "I run my own studio" */
  readonly i: string;
  /** "running your own studio"; null where the goal is not something that one does. */
  readonly doing: string | null;
  /** Whether it is something that one does again and again, and not a state: "you run", not "you own". */
  readonly isHabit: boolean;
  /** Whether it is told as done: "you've paid off your loans", "you finished your degree". */
  readonly isPast: boolean;
}

const maxWords = 13;

/** Goals that can't be said as they stand: they speak harshly of the person or of somebody. */
const harsh =
  /\b(?:hate|stupid|idiot|ugly|fat|kill|loser|fuck\w*|shit\w*|bitch\w*|damn|crap|arse\w*|asshole\w*|disgusting|pathetic|worthless|failure|die|dead|revenge|lottery|sex\w*|porn\w*|gun|drugs?)\b/i;

/** Deeds that are done once: as already true they are told in the perfect. */
const once = new Set(
  (
    "lose finish complete publish graduate win buy reach land launch find pass quit stop beat learn save " +
    "overcome achieve accomplish earn start open found leave sell write clear move master close qualify " +
    "retire forgive build become pay"
  ).split(" "),
);

/** Verbs that tell a state and no deed. */
const stative =
  /^I (?:own|know|love|like|trust|live|believe|need|want|earn|belong|understand|deserve|feel|matter|value|accept|respect|enjoy|believe|hope)\b/;

const results: Readonly<Record<string, string>> = {
  promoted: "I have been promoted",
  published: "I am published",
  married: "I am married",
  engaged: "I am engaged",
  hired: "I have been hired",
  pregnant: "I am pregnant",
};

const introductions = [
  /^(?:my|the)? ?(?:(?:first|second|third|main|biggest|big|only|next|number one|one)\s)?(?:goal|dream|wish|aim|intention)s?(?: (?:number )?(?:one|two|three))?(?: (?:is|are|would be|for this year is)\b|,)\s*(?:that )?/i,
  /^(?:i (?:really |just |also |so )?(?:want|would like|would love|wish|hope|plan|intend|aim|need|have|am going|am trying|am hoping|am planning|am determined|am ready)|i'd (?:really )?(?:like|love)|i'm (?:going|trying|hoping|planning|determined|ready)) to /i,
  /^(?:i will|i'll|i shall) (?=\w)/i,
  /^to (?=\w)/i,
];

/** Cuts a long goal back to its core; null when it has none that is short enough. */
function coreOf(sentence: string): string | null {
  let core = sentence;
  const cuts = [
    /,? (?:so that|because|in order to|which|while|so I|even when|even if|despite|instead of|without)\b.*$/i,
    /, .*$/,
    / (?:and|but) (?=(?:I|my|we|it|that|they|he|she|there)\b).*$/i,
    / (?:and|but) .*$/i,
    / (?:by|before|within|when|where|who|that|for|with|after|until|as) .*$/i,
  ];
  for (const cut of cuts) {
    if (core.split(" ").length <= maxWords) {
      break;
    }
    core = core.replace(cut, "");
  }
  return core.split(" ").length <= maxWords ? core : null;
}

function startsWithNumber(words: string): boolean {
  return /^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|a thousand|a million)\b/i.test(
    words,
  );
}

/** "run a studio" as a sentence in "I": done once in the perfect, done ever again in the present. */
function sentenceOfVerb(base: string, rest: string): string | null {
  const tail = rest === "" ? "" : ` ${rest}`;
  if (base === "be" || base === "become") {
    return rest === "" ? null : /^(?:not|less afraid)\b/.test(rest) ? null : describe(rest, "");
  }
  if (base === "get") {
    return results[rest.toLowerCase()] ?? (isState(rest) ? `I am ${rest}` : ownedOf(rest));
  }
  if (base === "stop" && baseOfGerund(rest.split(" ")[0] ?? "") === null) {
    return null;
  }
  if (base === "feel" && isState(rest)) {
    return `I feel ${rest}`;
  }
  if (
    once.has(base) &&
    rest !== "" &&
    !/\b(?:every|each|a day|a week|daily|weekly|more|less)\b/.test(rest)
  ) {
    return `I've ${participleOf(base)}${tail}`;
  }
  return `I ${base}${tail}`;
}

/** What follows "be": "calm", "a good father", "at peace". */
function describe(words: string, fallback: string): string | null {
  const [first = "", second = ""] = words.split(" ");
  const complemented =
    isState(first) && /^(?:with|to|about|in|at|of|for|around|and|than)$/.test(second);
  if (
    isState(words) ||
    complemented ||
    /^(?:a|an|the|my|able to|kind to|proud of|free of|free from|good (?:at|to|with)|there for|in|at|on|out of|more|less|someone|better at|happy|comfortable|confident) ?\b/i.test(
      words,
    )
  ) {
    return `I am ${lowerFirst(words)}`;
  }
  const head = words.split(" ").find((word) => isRole(word));
  if (head !== undefined && words.split(" ").length <= 4) {
    return `I am ${articleFor(words)} ${lowerFirst(words)}`;
  }
  return fallback === "" ? null : fallback;
}

/** What somebody has: "a house by the sea", "more time", "ten thousand subscribers". */
function ownedOf(words: string): string | null {
  const lower = lowerFirst(words);
  if (/\bhours? of sleep\b/.test(lower)) {
    return `I get ${lower}`;
  }
  if (/\bsteps\b/.test(lower) && startsWithNumber(lower)) {
    return `I walk ${lower}`;
  }
  const determined =
    /^(?:a|an|my own|more|less|enough|better|no|no more|another|time|good|great|healthy|plenty of)\s\w/i;
  if (determined.test(lower) || startsWithNumber(lower)) {
    const last =
      lower
        .split(/ (?:of|for|with|by|in|at|on|to|who|that)\b/)[0]
        ?.split(" ")
        .at(-1) ?? "";
    if (/^(?:a|an) /.test(lower) && isRole(last)) {
      return `I am ${lower}`;
    }
    const [, second = ""] = lower.split(" ");
    if (/^(?:no|less|more|better|good|great|healthy)$/.test(lower.split(" ")[0] ?? "")) {
      return baseOfGerund(second) === null && !isStateWord(second) ? `I have ${lower}` : null;
    }
    return `I have ${lower}`;
  }
  return null;
}

/** Whether the words hold a verb that carries a sentence. */
function hasFiniteVerb(words: readonly string[]): boolean {
  // "my own bakery": what follows a determiner is its noun, whatever else it may be elsewhere.
  const skipped = /^(?:my|our|the|each|every)$/i.test(words[0] ?? "") ? 2 : 1;
  return words.slice(skipped).some((word) => {
    const bare = word.replace(/[,.?!]$/, "");
    return isAuxiliary(bare) || isThirdPersonVerb(bare) || isPastVerb(bare) || isBaseVerb(bare);
  });
}

/** A sentence that already says "I". */
function sentenceInFirstPerson(sentence: string): string | null {
  const [subject = "", ...rest] = sentence.split(" ");
  if (/^i'(?:m|ve|ll|d)$/i.test(subject)) {
    return rest.length === 0 ? null : sentence;
  }
  const verb = rest.find((word) => !isAdverb(word))?.replace(/[,.?!]$/, "") ?? "";
  const complete = rest.length > (isAuxiliary(verb) ? 1 : 0);
  return complete && (isAuxiliary(verb) || isBaseVerb(verb) || isPastVerb(verb)) ? sentence : null;
}

/** A goal without "I", as a sentence in the first person; null when its shape is not certain. */
function sentenceOfFragment(fragment: string): string | null {
  const lower = lowerFirst(fragment);
  const words = lower.split(" ");
  const [first = "", ...others] = words;
  const rest = others.join(" ");
  const bare = sentenceOfBareGoal(lower);
  if (bare !== null) {
    return bare;
  }
  if (
    isState(lower) ||
    (isState(first) && /^(?:with|to|about|around|than)$/.test(others[0] ?? ""))
  ) {
    return `I am ${lower}`;
  }
  const ended = /^no more (\w+ing\b.*)$/.exec(lower)?.[1];
  if (ended !== undefined && baseOfGerund(ended.split(" ")[0] ?? "") !== null) {
    return `I've stopped ${ended}`;
  }
  if (
    /^(?:half[ -])?marathon$|^triathlon$|^ultramarathon$/.test(first.toLowerCase()) ||
    /^half marathon\b/.test(lower)
  ) {
    const timed = lower.replace(/\bunder\b/, "in under");
    return `I run ${articleFor(lower)} ${timed}`;
  }
  if (first === "not" && isBaseVerb(others[0] ?? "")) {
    return others[0] === "be" ? null : `I don't ${rest}`;
  }
  if (first === "never" && isBaseVerb(others[0] ?? "")) {
    return `I never ${rest}`;
  }
  if (first === "be" || first === "being" || first === "become" || first === "becoming") {
    return sentenceOfVerb("be", rest);
  }
  const base = baseOfGerund(first);
  if (base !== null && (rest !== "" || base !== "be")) {
    return base === "have" ? (ownedOf(rest) ?? `I have ${rest}`) : sentenceOfVerb(base, rest);
  }
  if (first === "have") {
    return rest === "" ? null : `I have ${rest}`;
  }
  const owned = ownedOf(lower);
  if (owned !== null) {
    return owned;
  }
  if (
    isBaseVerb(first) &&
    (rest === "" ? false : !isState(rest) || first === "feel" || first === "get")
  ) {
    const nounLike =
      /^(?:work|love|money|travel|exercise|rest|peace|focus|balance|book|home|land|share|code)$/;
    if (
      nounLike.test(first) &&
      !/^(?:a|an|the|my|on|with|from|as|for|to|in|every|more|less|hard|out|at|home|well)\b/.test(
        rest,
      )
    ) {
      return null;
    }
    return sentenceOfVerb(first, rest);
  }
  const role =
    words.length <= 4 &&
    isRole(words.at(-1) ?? "") &&
    (words.length === 1 || isStateWord(first) || isPastVerb(first) || isRole(first));
  return role ? `I am ${articleFor(lower)} ${lower}` : null;
}

/** A sentence about somebody or something of the person's: "my book is published". */
function sentenceOfOther(sentence: string): string | null {
  const words = sentence.split(" ");
  const subject =
    /^(?:my|our|the|people|everyone|everybody|it|it's|there|there's|nothing|nobody|no one|each|every|we|we're|we've|money|work)$/i;
  return subject.test(words[0] ?? "") && words.length >= 3 && hasFiniteVerb(words)
    ? sentence
    : null;
}

/** "you are strong", typed to oneself, as "I am strong". */
function firstPersonOf(sentence: string): string {
  return sentence
    .replace(/^you're\b/i, "I'm")
    .replace(/^you've\b/i, "I've")
    .replace(/^you are\b/i, "I am")
    .replace(/^you (?!r)/i, "I ")
    .replace(/\byourself\b/gi, "myself")
    .replace(/\byours\b/gi, "mine")
    .replace(/\byour\b/gi, "my");
}

/** "running your own studio" from "I run my own studio". */
function doingOf(sentence: string): string | null {
  const match = /^I (\w+)( .*)?$/.exec(sentence);
  const base = match?.[1];
  if (base === undefined || isAuxiliary(base) || !isBaseVerb(base) || isPastVerb(base)) {
    return null;
  }
  const rest = match?.[2] ?? "";
  const simple = !/,| and | but | I | when | while /.test(rest) && rest.split(" ").length <= 8;
  return simple
    ? `${gerundOf(base)}${rest === "" ? "" : ` ${turnToYou(`it${rest}`).slice(3)}`}`
    : null;
}

/**
 * A cleaned goal as a true sentence in "I" and in "you", or null when its grammar is not certain:
 * then the script speaks about its theme instead.
 */
export function readGoal(cleaned: string): GoalClause | null {
  const sentence =
    cleaned
      .split(/[.?!]\s*/)
      .find((part) => part.trim() !== "")
      ?.trim() ?? "";
  if (sentence === "" || cleaned.trimStart().startsWith("?") || harsh.test(sentence)) {
    return null;
  }
  const plain = sentence
    .replace(/^(?:and|so|well|also|that),? /i, "")
    .replace(/,? (?:someday|some day|one day|eventually|in the future|soon)$/i, "")
    .replace(/^me and (my \w+)\b/i, "$1 and I");
  const stripped = introductions.reduce((text, pattern) => text.replace(pattern, ""), plain);
  const wanted = /^i (?:really |just )?want (?=a\b|an\b|my\b|more\b|to\b|peace|better|no )/i;
  const core = coreOf(stripped.replace(wanted, ""));
  if (core === null || core === "") {
    return null;
  }
  const own = /^you(?:'re|'ve| )/i.test(core) ? firstPersonOf(core) : core;
  if (/\byou\b|\byour\b|\byou're\b/i.test(own)) {
    return null;
  }
  const i = /^i(?:'|\b)/i.test(own)
    ? sentenceInFirstPerson(own)
    : (sentenceOfOther(own) ?? sentenceOfFragment(own));
  if (i === null || i.split(" ").length > maxWords + 2) {
    return null;
  }
  const verb = /^(?:I|my \w+|we) (?:\w+ly )?(\w+)/i.exec(i)?.[1] ?? "";
  const isPast =
    /^(?:I|we|my \w+)(?:'ve| have| has) (?:\w+ly |never |always |already |finally )?(?:been|\w+(?:ed|en)|made|done|found|lost|won|paid|built|let|quit|sold|left|bought|run|got|come|become|gone|begun|met|read|had)\b/i.test(
      i,
    ) ||
    (isPastVerb(verb) && !isBaseVerb(verb));
  const doing = doingOf(i);
  const isHabit = doing !== null && !isPast && !stative.test(i);
  return { i: lowerFirst(i), you: turnToYou(i), doing, isHabit, isPast };
}
