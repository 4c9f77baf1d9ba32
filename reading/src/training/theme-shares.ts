import type { Theme } from "../reading.ts";

/** How much a first, second and third theme of a text count. */
const themeShares = [0.6, 0.3, 0.1];

/** How much each theme of a text counts; together 1. */
export function sharesOf(of: readonly Theme[]): (readonly [Theme, number])[] {
  const shares = themeShares.slice(0, of.length);
  const sum = shares.reduce((total, share) => total + share, 0);
  return of.slice(0, shares.length).map((theme, at) => [theme, (shares[at] ?? 0) / sum]);
}
