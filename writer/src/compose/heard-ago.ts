import type { Thought } from "../stock/stock.ts";
import type { SpokenBefore } from "./spoken-before.ts";

/** How many inspirations ago anything of the thought was last heard, 0 for the newest; null when nothing was. */
export function heardAgo(
  { meet, turn, along, close }: Pick<Thought, "meet" | "turn" | "along" | "close">,
  before: SpokenBefore,
): number | null {
  const ages = [...meet, ...turn, ...along, ...close]
    // They are spoken at every length, and hold no slot.
    .filter(({ level }) => level === 0)
    .map(({ text }) => before.ageOf(text))
    .filter((age) => age !== null);
  return ages.length === 0 ? null : Math.min(...ages);
}
