import { readFileSync } from "node:fs";
import type { Occasion } from "@hearten/reading/reading.ts";
import { capitalise } from "./capitalise.ts";
import {
  type Owner,
  type Segment,
  isSomebodyElses,
  ownerBefore,
  segmentsOf,
} from "./occasion-owner.ts";
import {
  away,
  bareScenery,
  firstPerson,
  following,
  happened,
  kept,
  lived,
  longOver,
  off,
  scenery,
  settled,
  starting,
  wounds,
} from "./occasion-words.ts";
import { tellDay } from "./day.ts";
import { isEnd } from "./phrase-end.ts";
import { isVerb } from "./verbs.ts";
import { isDeterminer } from "./words.ts";

/**
 * What one person does (an exam), what many share (a wedding), a feast with a name, what somebody works at (a thesis),
 * which is neither ahead nor over, and what is worth a word when somebody has got it (a job).
 */
type Kind = "own" | "shared" | "feast" | "topic" | "gain";

interface OccasionWords {
  readonly kinds: ReadonlyMap<string, Kind>;
  /** What may stand before and be said again: "school", "garden". */
  readonly nouns: ReadonlySet<string>;
}

/**
 * Reads the list of occasions. The function that it returns finds the one occasion that a text certainly speaks of, or
 * null.
 *
 * @param nouns that anybody may hear said on any day
 */
export function loadOccasions(nouns: ReadonlySet<string>): (text: string) => Occasion | null {
  const rows = readFileSync(new URL("occasions.tsv", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("\t"));
  const kinds = new Map(rows.map(([kind, phrase = ""]) => [phrase, kind as Kind]));
  const known: OccasionWords = { kinds, nouns };
  return (text) =>
    wounds.test(text) || off.test(text) ? null : joinMentions(mentionsIn(text, known));
}

/** Where a phrase of the list stands in a segment. */
interface Found {
  readonly kind: Kind;
  /** Where its own words begin ("theory" in "my theory test"), and end. */
  readonly start: number;
  readonly end: number;
}

interface Mention {
  readonly kind: Kind;
  /** Of two mentions with one head it is one occasion. */
  readonly head: string;
  /** Null where it isn't certain. */
  readonly occasion: Occasion | null;
}

const longestPhrase = 3;
const mostModifiers = 2;
/** Of a longer text an occasion is the point only where it begins or ends with it. */
const longText = 45;
/** "First" and "last" of these are no occasions. */
const noOccasion =
  /^(?:time|thing|things|one|place|name|aid|night|week|weekend|month|year|summer|winter|spring|autumn|morning|evening|minute|second|chance|straw|floor|class|half|bit|two|three|door|side|line|page|word|words|stop|bus|train|hour|house|country|room|home|child|born)$/;

/** Behind an occasion any sign may stand, too. */
const behind = new RegExp(`${following.source}|^[^a-z]`);

/** The longest phrase of the list that begins here, or the first or last of something. */
function phraseAt({ words }: Segment, at: number, { kinds, nouns }: OccasionWords) {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const kind = kinds.get(words.slice(at, at + length).join(" "));
    if (kind !== undefined && isEnd(words[at + length], behind)) return { kind, end: at + length };
  }
  const [word = "", next = ""] = words.slice(at, at + 2);
  const isFirst = /^(?:first|last)$/.test(word) && nouns.has(next) && !noOccasion.test(next);
  return isFirst && isEnd(words[at + 2], behind) && !isSaid(words[at + 2])
    ? { kind: "own" as const, end: at + 2 }
    : null;
}

/** "The first house I saw" is first only in that. */
const isSaid = (next = "") => /^(?:i|we|he|she|they|that|who|which|to|of)$/.test(next);

/** Names of days and doings stand without "the": "sports day", "month end", "moving house". */
const bareNames =
  /^(?!first|last)\w.* (?:day|evening|end|night)$|^(?:moving|packing|starting|leaving|house|flat)\b.* ?\b/;

function startOf({ words }: Segment, at: number, { nouns }: OccasionWords): number {
  let start = at;
  while (start > 0 && at - start < mostModifiers) {
    const word = words[start - 1] ?? "";
    const isVerbal =
      isVerb(word, "base", "past", "gerund") && !isDeterminer(words[start - 2] ?? "");
    if (!kept.test(word) && (!nouns.has(word) || isVerbal)) break;
    start -= 1;
  }
  return start;
}

function findIn(segment: Segment, known: OccasionWords): readonly Found[] {
  const found: Found[] = [];
  for (let at = 0; at < segment.words.length;) {
    const phrase = phraseAt(segment, at, known);
    if (phrase !== null) {
      const start = phrase.kind === "feast" ? at : startOf(segment, at, known);
      found.push({ ...phrase, start });
    }
    at = phrase?.end ?? at + 1;
  }
  return found;
}

/** A word that is a verb too, and a bare item of a list, are no occasions for certain. */
function isDoubtful(
  { words, item }: Segment,
  { start, end }: Found,
  { isBare, from }: Owner,
): boolean {
  const before = words[start - 1] ?? "";
  if (/^(?:a|an)$/.test(before) && /^(?:is|was|it's|its|that's)$/.test(words[start - 2] ?? ""))
    return true;
  if (!isBare) return scenery.test(words[from - 1] ?? "");
  const isGerund = (words[end - 1] ?? "").endsWith("ing") && isDeterminer(words[end] ?? "");
  if (isGerund) return true;
  const isVerbal = end - start === 1 && isVerb(words[start] ?? "", "base") && from > 0;
  return isVerbal || bareScenery.test(before) || (item > 0 && words.length === end - start);
}

/** What somebody did with it for certain. */
function tellDone({ words }: Segment, { start, end }: Found, from: number): string | null {
  const name = words.slice(start, end).join(" ");
  const before = words.slice(0, from);
  const isOwn = before
    .slice(0, -1)
    .every(
      (word) =>
        firstPerson.test(word) ||
        !/^[a-z]+$/.test(word) ||
        /^(?:finally|just|today|have|actually|only)$/.test(word),
    );
  const found = isOwn ? (before.at(-1) ?? (words.length === end + 1 ? words[end] : "")) : "";
  const [, done] =
    settled.find(([verb, , which]) => verb.test(found ?? "") && which.test(name)) ?? [];
  return done ?? null;
}

/** As they are spelt, whatever was typed: "A-level results". */
const spellings: ReadonlyMap<string, string> = new Map([
  ["a-level", "A-level"],
  ["a-levels", "A-levels"],
  ["gcse", "GCSE"],
  ["gcses", "GCSEs"],
  ["english", "English"],
  ["phd", "PhD"],
  ["sats", "SATs"],
  ["christmas", "Christmas"],
  ["easter", "Easter"],
  ["eid", "Eid"],
  ["diwali", "Diwali"],
  ["halloween", "Halloween"],
]);

/** Undefined where it is nothing to speak of. */
function judge(segment: Segment, found: Found): Occasion | null | undefined {
  const { words, part } = segment;
  const { kind, start, end } = found;
  const owner = ownerBefore(segment, start);
  const done = tellDone(segment, found, owner?.from ?? start);
  if (kind === "gain" && done === null) return undefined;
  if (owner === null || isDoubtful(segment, found, owner)) return null;
  if (words.some((word, at) => (at < start || at >= end) && away.test(word))) return null;
  if (longOver.test(part) || isSomebodyElses(segment, owner, kind === "own")) return null;
  const name = words.slice(start, end);
  const said = name.map((word) => spellings.get(word) ?? word).join(" ");
  // "We had a pint at Christmas" is of any day, and a birthday of nobody is anybody's.
  if (
    kind === "feast" &&
    (owner.from > 1 ||
      (owner.from === 1 && bareScenery.test(words[0] ?? "")) ||
      owner.says === "your")
  )
    return null;
  if (owner.says === "the" && /(?:birthday|anniversary)$/.test(said)) return null;
  const isName = owner.isBare && bareNames.test(said);
  const own = isName ? said : `${owner.says} ${said}`;
  const what = kind === "feast" ? name.map(capitalise).join(" ") : own;
  const day = tellDay(part);
  const before = words.slice(0, owner.from).join(" ");
  const after = words.slice(end).join(" ");
  const isOver =
    lived.test(before) ||
    happened.test(words[end] ?? "") ||
    /^(?:is |are |'s |all )?(?:over|done|finished)\b/.test(after);
  const isAhead = day !== null || starting.test(words.join(" "));
  const time =
    kind === "topic" || kind === "gain" || isOver === isAhead ? null : isOver ? "behind" : "ahead";
  return { what, time, day: time === "ahead" ? day : null, done };
}

/** Several mentions of one occasion, of which the one with the most words is the plainest. */
function joinMentions(mentions: readonly Mention[]): Occasion | null {
  const occasions = mentions.flatMap(({ occasion }) => occasion ?? []);
  const isOne = mentions.every(({ head }) => head === mentions[0]?.head);
  if (!isOne || occasions.length < mentions.length) return null;
  const [best] = occasions.toSorted((one, other) => other.what.length - one.what.length);
  if (best === undefined) return null;
  const isTimely = occasions.every(({ time }) => time === best.time);
  return isTimely ? best : { ...best, time: null, day: null };
}

function mentionsIn(text: string, known: OccasionWords): readonly Mention[] {
  const isLong = text.split(/\s+/).length > longText;
  const mentions = segmentsOf(text).flatMap((segment) =>
    findIn(segment, known).flatMap((found): readonly Mention[] => {
      const judged = judge(segment, found);
      if (judged === undefined) return [];
      const isPoint = !isLong || (segment.isAtEnd && found.kind !== "feast");
      const head = (segment.words[found.end - 1] ?? "").replace(/s$/, "");
      return [{ kind: found.kind, head, occasion: isPoint ? judged : null }];
    }),
  );
  // "First day in the new job" is of the day.
  const events = mentions.filter(({ kind }) => kind !== "topic" && kind !== "gain");
  return events.length > 0 ? events : mentions;
}
