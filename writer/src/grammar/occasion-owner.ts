import {
  firstPerson,
  following,
  noOwner,
  others,
  ownRelatives,
  pointing,
  relatives,
  uncertain,
} from "./occasion-words.ts";
import { toParts } from "./parts.ts";
import { isVerb } from "./verbs.ts";
import { isDeterminer, isNumber, isPerson, isPreposition } from "./words.ts";

/** A part of a sentence in which one thing is said, with a verb or without. */
export interface Segment {
  /** As they were written, and in lower case. */
  readonly raw: readonly string[];
  readonly words: readonly string[];
  /** The sentence that it stands in. */
  readonly part: string;
  /** Its place in the sentence. */
  readonly item: number;
  /** Whether the sentence is the text's first or last. */
  readonly isAtEnd: boolean;
  /** Whether somebody else was spoken of before. */
  readonly isAfterOthers: boolean;
}

/** Whose it is. */
export interface Owner {
  /** "the", "your", "your daughter's", "Leo's" */
  readonly says: string;
  /** Whether nothing stands before it that says so. */
  readonly isBare: boolean;
  /** Where the words before it end. */
  readonly from: number;
}

const joints = /^(?:,|\||and|but|because|cos|so|then|&)$/;

const isOther = (word: string) => others.test(word) || (isPerson(word) && word !== "one");

/** The segments of a text. */
export function segmentsOf(text: string): readonly Segment[] {
  const segments: Segment[] = [];
  let isAfterOthers = false;
  const parts = toParts(text).filter((part) => part.length > 0);
  for (const [number, part] of parts.entries()) {
    const isAtEnd = number === 0 || number === parts.length - 1;
    let item = 0;
    for (let at = 0; at < part.length;) {
      const length = part.slice(at).findIndex((word) => joints.test(word.toLowerCase()));
      const raw = part.slice(at, length === -1 ? part.length : at + length);
      const words = raw.map((word) => word.toLowerCase());
      if (raw.length > 0) {
        segments.push({ raw, words, part: part.join(" "), item, isAtEnd, isAfterOthers });
        item += 1;
      }
      isAfterOthers ||= words.some(isOther);
      at += raw.length + 1;
    }
  }
  return segments;
}

/** What the word says of whose it is; "" where it says nothing, null where that is not certain. */
function ownerIn({ raw, words }: Segment, at: number): string | null {
  const word = words[at] ?? "";
  const before = words[at - 1] ?? "";
  if (/^(?:my|our)$/.test(word)) return "your";
  if (pointing.test(word)) return "the";
  if (uncertain.test(word) || isNumber(word)) return null;
  if (relatives.test(word)) {
    const isOwn = /^(?:my|our)$/.test(before) || (ownRelatives.test(word) && !isDeterminer(before));
    return isOwn ? `your ${word}` : null;
  }
  if (!/'s$|s'$/.test(word) || noOwner.test(word)) return "";
  return /^[A-Z][a-z]+'s$/.test(raw[at] ?? "") ? (raw[at] ?? null) : null;
}

/** Whose it is that begins there: "the awful driving test", "Big presentation". Null where that is not certain. */
export function ownerBefore(segment: Segment, start: number): Owner | null {
  const { words } = segment;
  const [at, word] = [start - 1, words[start - 1] ?? ""];
  const says = ownerIn(segment, at);
  if (says === null) return null;
  if (says !== "") return { says, isBare: false, from: at };
  const bare = { says: "the", isBare: true, from: start } as const;
  if (
    at < 0 ||
    noOwner.test(word) ||
    firstPerson.test(word) ||
    isPreposition(word) ||
    isVerb(word, "past", "base", "participle")
  )
    return bare;
  // What is said of it is left out, unless it says whose it is: "my son graduation".
  if (isOther(word)) return null;
  const further = ownerIn(segment, at - 1);
  if (further === null) return null;
  if (further !== "") return { says: further, isBare: false, from: at - 1 };
  return at === 0 || following.test(word) ? { ...bare, from: at } : null;
}

/** "Zoe passed": a name with what it did. */
function isNamed(words: readonly string[], at: number): boolean {
  const [word = "", next = ""] = words.slice(at, at + 2);
  const isNobody = /^(?:we|it|i|today|tomorrow|tonight|this|that|there|nothing|everything)$/;
  if (isNobody.test(word) || isVerb(word, "past", "base", "gerund")) return false;
  return /^(?:is|was|has|had|will)$/.test(next) || isVerb(next, "past", "third");
}

/**
 * Whether it is, or may be, what somebody else does.
 *
 * @param isForOne whether it is for one person, as an exam is
 */
export function isSomebodyElses(segment: Segment, owner: Owner, isForOne: boolean): boolean {
  if (owner.says.startsWith("your")) return false;
  const before = segment.words.slice(0, owner.from);
  if (before.some(isOther)) return true;
  const isName = (word: string, at: number) =>
    /^[A-Z][a-z]+$/.test(word) &&
    !/^(?:Today|Tomorrow|Tonight|\w+day)$/.test(word) &&
    (at > 0 || isNamed(segment.words, at));
  if (segment.raw.slice(0, owner.from).some(isName)) return true;
  const isMine = segment.words.some((word) => firstPerson.test(word));
  return isForOne && owner.says === "the" && segment.isAfterOthers && !isMine;
}
