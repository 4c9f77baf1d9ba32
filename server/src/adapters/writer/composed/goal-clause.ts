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

/** Not yet so, or not so at all: said back as true, it would be an order or a doubt. */
const modal =
  /^(?:should|must|ought|may|might|could|would|can't|cannot|couldn't|shouldn't|wouldn't|mustn't|mightn't|i'd)$/i;

/** Goals that tell of a lack, of a habit to be lost or of a mere wish: made true, they would hurt. */
const bleak: readonly RegExp[] = [
  /\btoo (?:much|many|little|few)\b/i,
  /\b(?:is|are|was|were) (?:still )?alive\b/i,
  /^there(?:'s| is| are) no (?:hope|point|way|future|one)\b/i,
  /^(?:nobody|no one) /i,
  /^nothing (?:works|matters|helps|changes|is (?:right|good|working)|ever|goes|makes)\b/i,
  /^(?:everyone|everybody|people) (?:hates?|leaves?|ignores?|avoids?)\b/i,
  /^my \w+ is (?:over|ruined|a mess|pointless|meaningless|hopeless)\b/i,
  /^I(?:'m| am) (?:\w+ly |just |so |always |such )*(?:nothing|nobody|no one|no good|a (?:burden|fraud|mess|joke|disappointment)|not (?:\w+ )?enough|broken|alone|hopeless|helpless|useless|unlovable|unloved|powerless|invisible|lonely|miserable|depressed|empty)\b/i,
  /^I (?:\w+ly |just |always |still |keep )*(?:wish|dream|hope|want|fail|failing|relapse|binge|overeat|overthink|procrastinate|struggle|suffer|panic|gamble|vape|smoke|smoking|drinking)\b(?! (?:less|fewer|no)\b)/i,
  /^I (?:\w+ly |just |always |still )*drink(?:$| (?:again|alone|alcohol|every|a lot|at night|to)\b)/i,
  /^I (?:don't|never) (?:know|sleep|matter|deserve|belong|succeed)\b/i,
  /^I can not\b/i,
  /^I(?: have|'ve got| have got) no (?:friends?|one|hope|future|job|life|money|time|energy|confidence|talent|luck)\b/i,
  /^I (?:don't have|never have|haven't got) (?:any |enough |a )?(?:friends?|one|anyone|hope|future|job|life|money|time|energy|confidence|talent|luck)\b/i,
];

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
  if (/^i'(?:m|ve|ll)$/i.test(subject)) {
    return rest.length === 0 ? null : sentence;
  }
  const verb = rest.find((word) => !isAdverb(word))?.replace(/[,.?!]$/, "") ?? "";
  if (modal.test(verb) || modal.test(subject)) {
    return null;
  }
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
  // "my kids to be happy", what is left of "I want my kids to be happy": a wish, and no sentence yet.
  const infinitive = words.findIndex(
    (word, index) => word === "to" && isBaseVerb(words[index + 1] ?? ""),
  );
  if (infinitive > 0 && !hasFiniteVerb(words.slice(0, infinitive))) {
    return null;
  }
  if (modal.test(words.find(isAuxiliary) ?? "")) {
    return null;
  }
  return subject.test(words[0] ?? "") && words.length >= 3 && hasFiniteVerb(words)
    ? sentence
    : null;
}

/** "my kids to be happy" as "my kids are happy". */
function fulfil(wish: string): string {
  return wish
    .replace(/^us to be (?=\w)/i, "we are ")
    .replace(/^((?:my|our) (?:\w+ )?)(\w+) to be (?=\w)/i, (_, owner: string, noun: string) => {
      const isMany = /(?:[^sui]s|children|people)$/i.test(noun);
      return `${owner}${noun} ${isMany ? "are" : "is"} `;
    });
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
  const wanted = /^i(?:'d| would)? (?:really |just )?(?:want|love|like) (?=\w)/i;
  const isWanted = wanted.test(stripped) && !/^i (?:really |just )?(?:love|like)\b/i.test(stripped);
  const core = coreOf(isWanted ? fulfil(stripped.replace(wanted, "")) : fulfil(stripped));
  if (core === null || core === "") {
    return null;
  }
  const own = /^you(?:'re|'ve| )/i.test(core) ? firstPersonOf(core) : core;
  if (/\byou\b|\byour\b|\byou're\b/i.test(own)) {
    return null;
  }
  const i = /^i(?:'|\b)/i.test(own)
    ? sentenceInFirstPerson(own)
    : (sentenceOfOther(own) ?? sentenceOfFragment(own, isWanted));
  if (i === null || bleak.some((sign) => sign.test(i)) || i.split(" ").length > maxWords + 2) {
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
