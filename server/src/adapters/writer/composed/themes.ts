import type { Theme } from "./theme.ts";
import { themes } from "./theme-list.ts";
import { general } from "./themes/general.ts";

export const generalTheme: Theme = general;

/** The themes that a cleaned text is about, the strongest first; none when it says too little. */
export function recogniseThemes(cleaned: string): readonly Theme[] {
  return themes
    .map((theme) => {
      const found = new Set(cleaned.toLowerCase().match(theme.signs) ?? []);
      return { theme, score: Math.min(found.size, 3) * theme.weight };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ theme }) => theme);
}
