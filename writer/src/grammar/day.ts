import { capitalise } from "./capitalise.ts";
import { speakNumbers } from "./spoken-numbers.ts";
import { isVerb } from "./verbs.ts";
import { isGoodState, isHardState } from "./words.ts";

const weekday = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";

/** What names a day ahead, and how that day is said. */
const aheads: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/\b(?:the )?day after tomorrow\b/, () => "the day after tomorrow"],
  [/(?<!day after )\btomorrow\b/, () => "tomorrow"],
  [/\btonight\b/, () => "tonight"],
  [/\bthis (?:afternoon|evening|weekend)\b/, (found) => found],
  [/\blater today\b/, () => "today"],
  [/\bnext (?:week|weekend|month|year|spring|summer|autumn|winter)\b/, (found) => found],
  [new RegExp(String.raw`\bnext ${weekday}\b`), (found) => `next ${nameOf(found)}`],
  [
    new RegExp(
      String.raw`(?<!\b(?:next|last|every|each|by|until|till|since|before|after|past|most|any|one|a|the|previous|other|only|just|another|ordinary|normal|typical|lazy|now|its|it's|it|is it|today is|today's|call this|than) )\b${weekday}\b`,
    ),
    (found) => `on ${nameOf(found)}`,
  ],
  [
    /\bin (?:a|two|three|four|five|six|seven|eight|nine|ten|\w+teen|a few|a couple of) (?:days?|weeks?|months?)\b(?! (?:of|after|later))/,
    (found) => found,
  ],
];

function nameOf(found: string): string {
  const day = found.split(" ").at(-1) ?? "";
  return capitalise(day);
}

/** A day that is neither behind nor one to be said: "by Friday", "on the 5th". */
const undecided = new RegExp(
  String.raw`\b(?:by|until|till|since|before|(?<!day )after|from|either|starting|any|a|the) (?:next )?(?:${weekday}|tomorrow|tonight)\b|\b(?:on|the) \d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:january|february|march|april|june|july|august|september|october|november|december) \d|\b\d{1,2}[/.]\d{1,2}\b`,
);

/** Where the word means no day: "like there's no tomorrow", "a better tomorrow". */
const idioms =
  /\bno tomorrow\b|\b(?:better|brighter) tomorrow\b|\btomorrow(?:'s| is| will be) (?:another|a new|a different) (?:day|world)\b|\btomorrow's (?:world|leaders)\b|\btomorrow never\b|\b(?:black|good|blue|bloody|casual|manic|palm) (?:fri|mon|sun)day\b|\b(?:sun|satur|mon|fri)day (?:best|blues|scaries|person|roast|league|school)\b/g;

const doubts =
  /\b(?:maybe|perhaps|might|possibly|if|not|isn't|aren't|won't|wish|imagine|or|could have|should have|would have|supposed to (?:be|have)|meant to be|cancelled|canceled|postponed|every|always|usually)\b/;

/** "No new jokes in three weeks": a span that is over, and no day ahead. */
const spans = /\b(?:no|first time|never|\w+n't|only|once|twice|best|worst)\b/;

function isPastWord(words: readonly string[], index: number): boolean {
  const word = words[index] ?? "";
  if (/^(?:was|were|wasn't|weren't|had|did|didn't|hadn't)$/.test(word)) {
    return true;
  }
  // "I cut my finger on Sunday": these have one form for both, and somebody did it at that time.
  const isSubject = /^(?:i|he|she|we|they|it|you)$/.test(words[index - 1] ?? "");
  if (/^(?:cut|put|hit|beat|hurt|let|quit|set|bet|shut|burst)$/.test(word)) {
    return isSubject || index === 0;
  }
  if (word === "got" && index === 0 && words[1] === "the") {
    return true;
  }
  if (word === "got") {
    return (words[index + 1] ?? "").endsWith("ed") || isVerb(words[index + 1] ?? "", "participle");
  }
  const isState = word.endsWith("ed") && (isGoodState(word) || isHardState(word));
  if (!isVerb(word, "past") || isVerb(word, "base") || (isState && !isSubject)) {
    return false;
  }
  const before = words.slice(Math.max(0, index - 3), index).join(" ");
  const isParticiple =
    /(?:\b(?:am|is|are|be|been|being|have|has|get|getting|feel|feeling|so|very|to)|'(?:m|re|s|ve))(?: \w+){0,2}$/.test(
      before,
    );
  const isStart = index === 0 && /^(?:about|of|for|by|to|with|that)$/.test(words[1] ?? "");
  return !isParticiple && !isStart;
}

const short: Readonly<Record<string, string>> = {
  mon: "monday",
  tue: "tuesday",
  tues: "tuesday",
  wed: "wednesday",
  thu: "thursday",
  thur: "thursday",
  thurs: "thursday",
  fri: "friday",
};

/** In lower case, with each day spelt out: "this fri" becomes "on friday". */
function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/\b(?:tmrw|tmr|tmw|tomm?orr?ow?|2morr?ow?)\b/g, "tomorrow")
    .replace(/\b(?:tonite|2nite|2night)\b/g, "tonight")
    .replace(
      /\b(?:mon|tues?|wed|thur?s?|fri)(?=[.,!]|$| (?:morning|afternoon|evening|night)\b)/g,
      (day) => short[day] ?? day,
    )
    .replace(
      /\b(?:this coming|this|coming) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/g,
      "on ",
    )
    .replace(/\b(?:at|on) the weekend\b/g, "this weekend")
    .replace(
      /\bin (\d{1,2})(?= (?:days?|weeks?|months?)\b)/g,
      (_, digits: string) => `in ${speakNumbers(digits)}`,
    )
    .replace(idioms, "");
}

/** The days that a clause names, and whether they are ahead for certain. */
function daysIn(clause: string): {
  readonly days: readonly string[];
  readonly isAhead: boolean;
  readonly isPast: boolean;
} {
  const days = aheads.flatMap(([pattern, say]) =>
    [...clause.matchAll(new RegExp(pattern, "g"))].map((match) => say(match[0])),
  );
  const words = clause.trim().split(/\s+/);
  const isPast = words.some((_, index) => isPastWord(words, index));
  const isSpan = days.some((day) => day.startsWith("in ")) && spans.test(clause);
  return { days, isPast, isAhead: !isPast && !isSpan && !doubts.test(clause) };
}

/**
 * The one day ahead that a description names, as it is said: "tomorrow", "on Friday", "next week". Null
 * where it names none, or several, or where the day may be over.
 */
export function tellDay(text: string): string | null {
  const named = new Set<string>();
  for (const clause of normalise(text).split(/[.,;:!?\n]+|\b(?:and|but|because|so|cos)\b/)) {
    const { days, isAhead, isPast } = daysIn(clause);
    const isOver = isPast && days.every((day) => day.startsWith("on "));
    if (undecided.test(clause) || (days.length > 0 && !isAhead && !isOver)) {
      return null;
    }
    for (const day of isAhead ? days : []) {
      named.add(day);
    }
  }
  return named.size === 1 ? ([...named][0] ?? null) : null;
}
