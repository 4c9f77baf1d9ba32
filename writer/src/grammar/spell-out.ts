import { abbreviations, letters } from "./abbreviations.ts";
import { capitalise } from "./capitalise.ts";
import { misspellings } from "./misspellings.ts";
import { properNames } from "./proper-names.ts";

/** Such an examination has its "the": "on the MCAT". */
const exams =
  /\b(on|pass|take|ace|retake|sit) (?=(?:MCAT|LSAT|SAT|GRE|GMAT|NCLEX|USMLE|SQE|ACT|PSAT)\b)/gi;

type Change = readonly [RegExp, string | ((all: string, near: string, name: string) => string)];

/** What stands between others and is told by them. */
const byNeighbours: readonly Change[] = [
  // A date in figures says nothing aloud: "14/06", "3.6.27"; but marks and levels have a point.
  [
    /,?(?: (?:on|by))? (?!10\/10\b|50\/50\b)(?:[0-2]?\d|3[01])(?:\/(?:0?\d|1[0-2])(?:\/\d{2,4})?|\.(?:0?\d|1[0-2])\.\d{2,4})[\s.!]*$/,
    "",
  ],
  [/,?(?: (?:on|by|in|before))? (?:0?\d|1[0-2])\/(?:19|20)\d\d[\s.!]*$/, ""],
  [/\b(?<!a )(full|good|proper|solid) nights? sleep\b/gi, "a $1 night's sleep"],
  // What says that it is a wish, and is no part of it.
  [
    /^\s*(?:my |our )?(?:main |big |biggest |first )?(?:goal|dream|wish|aim|hope)s?(?:\s*[:-]\s*| is (?=to\b))(?=\w)/i,
    "",
  ],
  [
    /^\s*(?:i'?m |i am )?(?:hoping|trying|aiming|planning|hope|try|praying|wishing) to (?=[a-z])/i,
    "to ",
  ],
  [/^\s*(?:i )?wanna (?=[a-z])/i, "to "],
  [/^\s*(?:i'?d|would) love to (?=[a-z])/i, "to "],
  [
    /^\s*(?:need|want|wanting|hoping for|praying for|looking for|would like|wish for) (?!to\b)(?=[a-z])/i,
    "I want ",
  ],
  [/^\s*masters (?=(?:in|at|from|degree)\b)/i, "a master's "],
  [/\bcouch to 5k\b/gi, "Couch-to-5k"],
  [/\b(have|get|open|start|run|buy|build|rent|find|grow|in|with) own (?=\w)/gi, "$1 my own "],
  [/\b(get|with|an) a (?=(?:in|for|on) )/gi, "$1 A "],
  [/\b(get) (?=A (?:in|for|on)\b)/gi, "$1 an "],
  [
    /\b(live|living|work|study|job|move|go|fly|travel|visa) (in|to|for) (?:the )?us$/i,
    "$1 $2 the US",
  ],
  [/\bus (?=(?:citizen|army|navy|visa|passport|dollars|resident|college|university)\b)/g, "US "],
  [
    /\b(by|in|until|before|since|next|this) (march|may)\b/g,
    (_, near: string, name: string) => `${near} ${capitalise(name)}`,
  ],
  [/^\s*act (?=\d)/i, "ACT "],
  [/\b(pass|get|my|in|for|finish|retake) a[ -]level\b/gi, "$1 A level"],
  [/\ba[ -]levels\b/gi, "A levels"],
  [/\bget in to (?=[a-z])/gi, "get into "],
  [/\bsecond hand (?=[a-z])/gi, "second-hand "],
  [/\b2x (?:bw|body ?weight)\b/gi, "twice my body weight"],
  [/\b([3-9])x (?:bw|body ?weight)\b/gi, "$1 times my body weight"],
  [
    /\b(without|from|of) (?=(?:afraid|nervous|ashamed|scared|tired|anxious|shy|drunk|late|stressed|sick|lonely|angry)$)/gi,
    "$1 being ",
  ],
  [
    /\s*\b(?:inshallah|in sha allah|insha'?allah|mashallah|god willing|ha(?:ha)+|lol|fr|ngl|smh|plz|pls)\b(?=[\s.,!]*$)/gi,
    "",
  ],
  [/\bw\/? ?(?=[A-Z][a-z])/g, "with "],
  [/\bsub[ -](?=\d)/gi, "sub-"],
  // The hour stands without "at": "wake up 5 am daily".
  [
    /\b(up|bed|home|finish|leave|start|wake|sleep) (?=(?:1[0-2]|\d)(?::[0-5]\d)? ?[ap]m\b)/gi,
    "$1 at ",
  ],
  [/\b(senior|junior|product|project|lead|principal|a|an) pm\b/gi, "$1 PM"],
  [/(?<=\b(?:one|[1-9]|1\d|a)) ?hrs?\b/gi, " hours"],
  [/\b1 hours\b/gi, "1 hour"],
  // One measure of something is joined: "two bed apartment", "six figure salary".
  [
    /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (bed(?:room)?|figure|door|seater|acre|day|week|month|year|hour|minute|star|course|storey|berth) (?=[a-z]{3})(?!(?:in|on|at|of|off|for|with|without|before|after|and|or|to|from|every|each|per|away|ago|straight|long|sober|clean|free|daily|together|alone)\b)/gi,
    "$1-$2 ",
  ],
  [/\bfirst class (?=degree|honours|ticket|law|cricket)/gi, "first-class "],
  [/\bstraight a'?s\b/gi, "straight As"],
  [/\bstop people[- ]pleasing\b/gi, "stop people-pleasing"],
  [/\bmore better\b/gi, "better"],
  [/\ba (?=[aei](?!u)\w)(?!one\b|once\b)/g, "an "],
  [/\ban (?=[bcdfgjklmnpqrstvwyz](?:[aeiouy]|[hlr][aeiouy])[a-z])/g, "a "],
];

/** What is short for a word, or a sound. */
const typedShort =
  /^(?:pls|plz|thx|txt|hmm+|shh+|psst|grr+|mrs|kms|kgs|lbs|hrs|wks|yrs|mths|mins|btw|tbh|smth|sth|wknd|pts|tmr|tmrw|ppl|nth|bff|brb|shs|zzz+)$/;
/** Months and currencies are meant only where a number or "by" stands near. */
const month = /^(?:jan|feb|aug|sept|oct|nov|dec)$/;
const beforeMonth =
  /(?:\b(?:by|in|before|until|till|from|this|next|mid|early|late|end|of|end of) |\d(?:st|nd|rd|th)? )$/i;
const money = /^(?:usd|eur|gbp|inr|rs|naira)$/;

function spellWord(word: string, before: string): string {
  const lower = word.toLowerCase();
  const said = Object.hasOwn(abbreviations, lower)
    ? (abbreviations[lower] ?? word)
    : Object.hasOwn(misspellings, lower)
      ? (misspellings[lower] ?? word)
      : null;
  if (month.test(lower)) return beforeMonth.test(before) ? (said ?? word) : word;
  if (money.test(lower)) return /\d ?(?:k|m)? ?$/i.test(before) ? (said ?? word) : word;
  if (lower === "min") return /\d ?$/.test(before) ? (said ?? word) : word;
  if (lower === "bc" || lower === "rs") return word === lower ? (said ?? word) : word;
  if (said !== null) return said;
  // No word is without a vowel: "bsl".
  const isLettered = /^[bcdfghjklmnpqrstvwxz]{3,4}$/.test(word) && !typedShort.test(word);
  if (isLettered) return word === "phd" ? "PhD" : word.toUpperCase();
  if (letters.has(lower) && word === lower)
    return lower === "gcses" ? "GCSEs" : lower.toUpperCase();
  return properNames.has(lower) ? capitalise(lower) : word;
}

/** A wish as it was typed, with its abbreviations, slips and dates as one would say them. */
export function spellOut(text: string): string {
  const plain = byNeighbours.reduce(
    (told, [typed, said]) =>
      typeof said === "string" ? told.replace(typed, said) : told.replace(typed, said),
    text,
  );
  return plain
    .replace(/[A-Za-z][A-Za-z0-9]*/g, (word, at: number, whole: string) =>
      spellWord(word, whole.slice(0, at)),
    )
    .replace(exams, "$1 the ");
}
