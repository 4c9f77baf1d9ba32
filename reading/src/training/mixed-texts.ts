import type { HarmKind } from "../reading.ts";

/** Several short texts as one long one, as somebody writes whose day has several sides. */
export interface MixedText {
  readonly text: string;
  /** Null where nothing in it speaks of harm. */
  readonly harm: HarmKind | null;
}

/** The most innocent texts in one. */
const mostParts = 4;
/** The most innocent texts around one of harm. */
const mostAround = 2;

interface MixParts {
  readonly innocent: readonly string[];
  readonly harmful: readonly { readonly text: string; readonly harm: HarmKind }[];
  /** How many of each are made. */
  readonly counts: { readonly innocent: number; readonly harmful: number };
  /** Numbers from 0 to 1, the same in every run. */
  readonly random: () => number;
}

/**
 * Makes long texts of short ones. Nearly all authored examples are short, while many people write five sentences: the
 * longer a text was, the likelier it sounded like harm by chance, and a sentence of harm among others drowned.
 */
export function mixTexts({ innocent, harmful, counts, random }: MixParts): readonly MixedText[] {
  const below = (count: number) => Math.floor(random() * count);
  const pick = <Item>(from: readonly Item[]): Item => from[below(from.length)] as Item;
  const pickInnocent = (count: number) =>
    Array.from({ length: count }, () => asSentence(pick(innocent)));
  return [
    ...Array.from({ length: counts.innocent }, () => ({
      text: pickInnocent(2 + below(mostParts - 1)).join(" "),
      harm: null,
    })),
    ...Array.from({ length: counts.harmful }, () => {
      const { text, harm } = pick(harmful);
      const parts = pickInnocent(1 + below(mostAround));
      const place = below(parts.length + 1);
      return { text: parts.toSpliced(place, 0, asSentence(text)).join(" "), harm };
    }),
  ];
}

function asSentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?…)]$/u.test(trimmed) ? trimmed : `${trimmed}.`;
}
