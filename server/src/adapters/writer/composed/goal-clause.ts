import { sentenceOfFragment } from "./goal-fragment.ts";
import { lowerFirst, turnToYou } from "./second-person.ts";
import {
  gerundOf,
  isAdverb,
  isAuxiliary,
  isBaseVerb,
  isPastVerb,
  isThirdPersonVerb,
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

/** Verbs that tell a state and no deed. */
const stative =
  /^I (?:own|know|love|like|trust|live|believe|need|want|earn|belong|understand|deserve|feel|matter|value|accept|respect|enjoy|believe|hope)\b/;

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

/** Whether the words hold a verb that carries a sentence. */
function hasFiniteVerb(words: readonly string[]): boolean {
  // "my own bakery": what follows a determiner is its noun, whatever else it may be elsewhere.
  const determined = /^(?:my|our|the|each|every)$/i.test(words[0] ?? "");
  const skipped = determined ? (words[1] === "own" ? 3 : 2) : 1;
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

/** A sentence about somebody or something of the person's: "my book is published". */
function sentenceOfOther(sentence: string): string | null {
  const words = sentence.split(" ");
  // "being blind doesn't stop me"; "running a studio" alone is no sentence.
  const tellsOfDoing =
    /^\w+ing\b.* (?:doesn't|don't|isn't|is|makes|gives|brings|keeps|feels|comes|never stops) \w/i;
  if (tellsOfDoing.test(sentence) || /^[A-Z]\w+ and I \w/.test(sentence)) {
    return sentence;
  }
  const subject =
    /^(?:my|our|the|people|everyone|everybody|it|it's|there|there's|nothing|nobody|each|every|we|we're|we've)$/i;
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
    .replace(
      /,? (?:someday|some day|one day|eventually|in the future|soon|this year|next year|by next \w+|by (?:the end of .*|20\d\d|christmas|summer))$/i,
      "",
    )
    .replace(/^me and (my \w+)\b/i, "$1 and I")
    .replace(/^((?:less|fewer) .+?), (more \w)/i, "$1 and $2")
    .replace(/^we (\w+), ([A-Z]\w+) and (?:me|I),? /, "$2 and I $1 ");
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
