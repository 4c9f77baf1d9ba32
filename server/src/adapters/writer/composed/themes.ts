import type { Theme } from "./theme.ts";
import { themes } from "./theme-list.ts";
import { general } from "./themes/general.ts";

export const generalTheme: Theme = general;

/** A bright word that the text denies or longs for: "not happy", "want to be calm". */
const denied =
  /(?:\bnot|\bnever|\bno longer|n't be|n't feel|\bwant to be|\bwant to feel|\bwish i (?:was|were|felt)) (?:so |very |really |that |as )?\w+/g;

/** The themes that a cleaned text is about, the strongest first; none when it says too little. */
export function recogniseThemes(cleaned: string): readonly Theme[] {
  const plain = cleaned.toLowerCase();
  const affirmed = plain.replace(denied, " ");
  return themes
    .map((theme) => {
      const text = theme.group === "bright" ? affirmed : plain;
      const found = new Set(text.match(theme.signs) ?? []);
      return { theme, score: Math.min(found.size, 3) * theme.weight };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ theme }) => theme);
}
