import { toStem, toWords } from "./words.ts";

/** Words and phrases that speak for a label each. */
export interface Seeds {
  readonly labels: readonly string[];
  /** How strongly a text's seeds speak for the labels, by the labels' numbers: at most 2. */
  countIn(text: string): ReadonlyMap<number, number>;
}

/** Words in the longest phrase. */
const longest = 4;
const most = 2;

/** @param entries label and seed */
export function createSeeds(entries: readonly (readonly [label: string, seed: string])[]): Seeds {
  const labels = [...new Set(entries.map(([label]) => label))].toSorted();
  const labelsOf = new Map<string, Set<number>>();
  for (const [label, seed] of entries) {
    const stems = toWords(seed).map(toStem).join(" ");
    const known = labelsOf.get(stems) ?? new Set();
    labelsOf.set(stems, known.add(labels.indexOf(label)));
  }
  return {
    labels,
    countIn(text) {
      const stems = toWords(text).map(toStem);
      const counts = new Map<number, number>();
      for (const start of stems.keys())
        for (let size = 1; size <= longest && start + size <= stems.length; size += 1) {
          const found = labelsOf.get(stems.slice(start, start + size).join(" "));
          // A longer phrase says more, a seed of several labels less.
          for (const label of found ?? [])
            counts.set(label, Math.min(most, (counts.get(label) ?? 0) + size / (found?.size ?? 1)));
        }
      return counts;
    },
  };
}
