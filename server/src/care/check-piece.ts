import { lengthsInMinutes, type LengthInMinutes } from "@hearten/contract/limits.ts";
import type { HarmKind } from "@hearten/reading/reading.ts";
import { cutPiece, type Piece } from "./piece.ts";

/** How many words are spoken at each length: rather fewer than more, for the rest is silence. */
const wordBounds: Readonly<Record<LengthInMinutes, readonly [number, number]>> = {
  1: [70, 120],
  3: [175, 260],
  5: [275, 400],
};
const address = "findahelpline.com";

/** Somebody near, of whom at least one is named at every length. */
const persons =
  /\b(?:somebody|someone|person|people|friend|neighbour|parent|mother|mum|father|dad|sister|brother|teacher|doctor|nurse|adult|grown-up)s?\b/iu;

/** A place for help at this moment, in every piece for certain harm. */
const emergency = /\bemergency number\b|\bring the number for it\b/u;

/** What no piece says: that somebody watches or stays, how it will end, and coin of the trade. */
const forbidden: readonly RegExp[] = [
  /\b(?:I'm|I am|we're|we are) (?:right )?here\b/iu,
  /\b(?:I|we)(?:'m| am|'re| are)? (?:with|watching|beside) you\b/iu,
  /\bI promise\b|\bwill get better\b|\bit gets better\b|\beverything will be\b/iu,
  /\byou've got this\b|\byou are enough\b|\bstay strong\b|\bjourney\b|\buniverse\b|\baffirmation\b/iu,
  /\bsuicid|\bself-harm|\bcommit/iu,
];

/** What the pieces of one kind do not say besides. */
const forbiddenFor: Partial<Record<HarmKind, readonly RegExp[]>> = {
  violence: [
    /\bleave (?:him|her|them)\b/iu,
    /\b(?:husband|wife|boyfriend|girlfriend|abus\w+|violen\w+)\b/iu,
  ],
  eating: [
    /\b(?:food|meals?|calor\w+|weights?|weigh|kilos?|pounds?|thin|fat|slim|beautiful|pretty|eat|ate|eating|binge|diet)\b/iu,
  ],
};

/** Titles and moods stand in a list that others may read. */
const telling =
  /\b(?:harm|hurt|die|dying|death|dead|kill|violen\w*|abus\w*|crisis|safe|safety|danger|help|emergency)\b/iu;

const countWords = (text: string) => text.split(/\s+/u).length;

/** What is wrong with a piece, in words for who wrote it; empty when nothing is. */
export function checkPiece(kind: HarmKind, piece: Piece): readonly string[] {
  return [
    ...checkNames(piece),
    ...piece.paragraphs.flat().flatMap(({ text }) => checkLine(kind, text)),
    ...checkEnds(piece),
    ...lengthsInMinutes.flatMap((length) => checkLength(piece, length)),
  ];
}

function checkNames({ title, mood }: Piece): readonly string[] {
  const faults: string[] = [];
  if (countWords(title) < 2 || countWords(title) > 6) faults.push("The title has 2 to 6 words.");
  if (countWords(mood) < 2 || countWords(mood) > 4) faults.push("The mood has 2 to 4 words.");
  for (const name of [title, mood]) {
    if (!/^[A-Z][A-Za-z' -]+$/u.test(name)) faults.push(`"${name}" is no plain name.`);
    if (telling.test(name)) faults.push(`"${name}" tells too much to who looks on.`);
  }
  return faults;
}

function checkLine(kind: HarmKind, text: string): readonly string[] {
  const faults: string[] = [];
  if (!/^[A-Z][A-Za-z', .?-]*[.?]$/u.test(text)) faults.push(`Signs that aren't spoken: ${text}`);
  if (countWords(text) > 20) faults.push(`Too long for one breath: ${text}`);
  for (const pattern of [...forbidden, ...(forbiddenFor[kind] ?? [])])
    if (pattern.test(text)) faults.push(`Not to be said (${pattern.source}): ${text}`);
  return faults;
}

function checkEnds({ paragraphs }: Piece): readonly string[] {
  const lines = paragraphs.flat();
  return lines[0]?.from === 1 && lines.at(-1)?.from === 1
    ? []
    : ["The first and the last line are spoken at every length."];
}

function checkLength(piece: Piece, length: LengthInMinutes): readonly string[] {
  const faults: string[] = [];
  const text = cutPiece(piece, length)
    .flat()
    .map((line) => line.text)
    .join(" ");
  const [least, most] = wordBounds[length];
  const words = countWords(text);
  if (words < least || words > most)
    faults.push(`${words} words in ${length} minutes; ${least} to ${most} are wanted.`);
  if (text.split(address).length !== 2)
    faults.push(`${address} is named once, in ${length} minutes too.`);
  if (!persons.test(text)) faults.push(`Nobody to turn to is named in ${length} minutes.`);
  if (!emergency.test(text)) faults.push(`The emergency number is not named in ${length} minutes.`);
  return faults;
}
