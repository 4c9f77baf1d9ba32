import type { Theme } from "./theme.ts";
import { themes } from "./theme-list.ts";
import { general } from "./themes/general.ts";

export const generalTheme: Theme = general;

/** A bright word that the text denies or longs for: "not happy", "want to be calm". */
const denied =
  /(?:\bnot|\bnever|\bno longer|n't be|n't feel|\bwant to be|\bwant to feel|\bwish i (?:was|were|felt)) (?:so |very |really |that |as )?\w+/g;

/** What may be part of a good day as well. */
const beside = new Set(["work", "parenting"]);

/** The themes that a cleaned text is about, the strongest first; none when it says too little. */
export function recogniseThemes(cleaned: string): readonly Theme[] {
  const plain = cleaned.toLowerCase();
  const affirmed = plain.replace(denied, " ");
  const found = themes
    .map((theme) => {
      const text = theme.group === "bright" ? affirmed : plain;
      const signs = new Set(text.match(theme.signs) ?? []);
      return { theme, score: Math.min(signs.size, 3) * theme.weight };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ theme }) => theme);
  // A glad word beside a hard circumstance isn't what the text is about.
  const isHard = found.some(
    ({ group, weight }) => weight === 3 && (group === "ache" || group === "alarm"),
  );
  if (isHard) {
    return found.filter(({ group }) => group !== "bright");
  }
  // Gladness leads where nothing but a beginning or everyday life stands beside it.
  const glad = found.filter(({ group }) => group === "bright");
  const others = found.filter(({ group }) => group !== "bright");
  const everyday = others.every(({ group, name }) => group === "open" || beside.has(name));
  return everyday ? [...glad, ...others] : found;
}
