import { mostInBreath } from "./breath.ts";
import { capitalise } from "./capitalise.ts";
import { countWords } from "./count-words.ts";
import { beside } from "./sentence.ts";
import { speakText } from "./spoken-text.ts";

/** A part of a long sentence has so many words at least. */
const leastInPart = 4;

/** "At 4.10": an hour, which is said as one. */
const hour =
  /(?<=(?:\b(?:at|by|since|until|till|before|after|around|from)|\d ?[ap]m (?:to|-)) )(\d{1,2})\.(\d\d)\b/gi;
/** Another one may be an hour, a price or a length. */
const uncertainNumber = /\b(?:[01]?\d|2[0-4])\.[0-5]\d\b/;
/** "A 1,7": on the Continent a comma stands for the point. */
const decimalComma = /(?<=\d),(?=\d{1,2}(?!\d))/g;
const minus = /(?<=^|\s)-(?=\d)/g;
/** Not what somebody else wrote: "he put just 'lol'". */
const laughing = /(?<!['"‘“])\b(?:lol|lmao|rofl|haha+|hehe+)\b(?!['"’”])/gi;
/** What was asked ends so, whatever stands behind the mark. */
const asked = /\?[\s!?.)]*$/;
/**
 * Where a long sentence may be parted, the better places first: not behind "he said,", nor before a few words between
 * commas, which belong to what is before them: "in a box, still hot, and ...".
 */
const joints = [
  /(?<!\b(?:said|says|say|asked|told (?:me|him|her|us|them)|wrote|replied)),\s+(?!(?!(?:and|but|so|because|then|i|we|he|she|they|it|you|my|our|his|her|their|your|the|a|an)\b)(?:[^\s,]+\s+){0,2}[^\s,]+,)|(?<!,)\s+(?=(?:but|because(?! of)|so|while|although|though)\b|and (?:i|i'm|we|he|she|they|it|my|our|his|her|their|the|a|then|now|today|this|nobody|everybody|everyone)\b)/gi,
  /(?<!,)\s+(?=(?:(?:even|just|ever|right|shortly|soon) )?(?:and|when|since|until|after|before|where)\b|for the first time\b)/gi,
  /,\s+/g,
];
/** "Marcus and I would be first", "and my mum and her sister both want to come", "today, my mum and his aren't talking". */
const twoPeople = /(?:\b[A-Z]\w*|(?:\band|,) ?(?:my|our|his|her|their|the) [\w']+)$/;
/** "Emma, Jack, and I took the train", "Emma, my little sister, and I": what stands before a comma that parts people. */
const morePeople =
  /, (?:(?!\w+day\b)[A-Z][\w']*|(?:my|our|his|her|their) (?:(?:little|big|older|younger|best|twin) )?[\w']+)$/;
/** The same one comma before: "Emma | Jack, and I". */
const lastOfPeople =
  /^(?:(?!\w+day\b)[A-Z][\w']*|(?:my|our|his|her|their) (?:(?:little|big|older|younger|best|twin) )?[\w']+), and\b/;

/** "And | so", "a long | while", "just | before", "I was | so tired": words that belong together. */
const torn =
  /\b(?:and|but|or|a|a (?:long|little|short))\|\w|\b(?:even|just|ever|right|shortly|soon)\|(?:and|when|since|until|after|before|where|because|while|though)\b|(?:\b(?:am|is|are|was|were|be|been|feels?|felt)|'(?:m|re|s))\|so\b|\|so (?:much|many|long|far|often)\b/i;

/** "From ten in the evening until six" */
const untilWhen = /\bfrom (?:[\w'-]+ ){0,4}[\w'-]+$/i;

/** The two parts of a sentence that are nearest to its halves; null where it can't be parted. */
function halve(sentence: string, joint: RegExp): readonly [string, string] | null {
  const words = countWords(sentence);
  const halves = [...sentence.matchAll(joint)]
    .filter(({ 0: sign, index }) => {
      const [one, other] = [sentence.slice(0, index), sentence.slice(index + sign.length)];
      const isAnd = /^and\b/i.test(other);
      if (sign.startsWith(",")) {
        return !((isAnd && morePeople.test(one)) || lastOfPeople.test(other));
      }
      return !(torn.test(`${one}|${other}`) || (isAnd && twoPeople.test(one)));
    })
    .map(
      ({ 0: { length }, index }) =>
        [sentence.slice(0, index).trim(), sentence.slice(index + length).trim()] as const,
    )
    .filter((both) => both.every((part) => countWords(part) >= leastInPart))
    .filter(([one, other]) => !(/^un?til\b|^till\b/i.test(other) && untilWhen.test(one)));
  const [nearest = null] = halves.toSorted(
    ([one], [other]) =>
      Math.abs(countWords(one) - words / 2) - Math.abs(countWords(other) - words / 2),
  );
  return nearest;
}

/** A long sentence in parts that a breath can hold each; null where it can't be parted. */
function toParts(sentence: string, mostInOne: number): readonly string[] | null {
  if (countWords(sentence) <= mostInOne) return [sentence];
  for (const joint of joints) {
    const halves = halve(sentence, joint);
    if (halves === null) continue;
    const [one, other] = [toParts(halves[0], mostInOne), toParts(halves[1], mostInBreath)];
    if (one !== null && other !== null) return [...one, ...other];
  }
  return null;
}

/**
 * A sentence as a voice says it, without its full stop, in parts that a breath can hold each; null where it can't be said.
 *
 * @param raw as it was written
 * @param mostInOne words that the first part may have
 */
export function toSpokenParts(raw: string, mostInOne: number): readonly string[] | null {
  const written = raw
    .replace(beside, "")
    .replaceAll(" / ", ", ")
    .replace(laughing, ",")
    .replace(decimalComma, ".")
    .replace(hour, "$1:$2")
    .replace(minus, "minus ");
  const spoken = uncertainNumber.test(written) ? null : speakText(written);
  const plain = spoken
    ?.replaceAll(/[!?]/g, ".")
    .replace(/^[.,\s-]+|[.,\s-]+$/g, "")
    .replace(/[.,]+'$/, "'")
    .replaceAll(/\.+(?=[\s,]|$)/g, "")
    .replaceAll(/\s*,[\s,]*/g, ", ");
  if (plain === undefined || plain === "" || !/^'?[A-Za-z]/.test(plain)) return null;
  const parts = toParts(plain, mostInOne)?.map((part) => capitalise(balanceQuotes(part))) ?? null;
  // Of a question in parts nobody knows which of them asks.
  return parts?.length === 1 && asked.test(written) ? parts.map((part) => `${part}?`) : parts;
}

const quotes = /(?<![A-Za-z])'(?=\w)|(?<=[\w.,])'(?![A-Za-z])/g;

/** A part may hold one end alone of what somebody said. */
function balanceQuotes(part: string): string {
  return (part.match(quotes) ?? []).length === 2 ? part : part.replace(quotes, "");
}
