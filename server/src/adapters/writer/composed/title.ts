import type { EarlierInspiration, Script } from "../../../ports/writer.ts";
import { fill } from "./passage.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { Theme } from "./theme.ts";

/**
 * Names a script after its theme and, where it has one, its image: `where` is "by the water". A title
 * that none of the earlier inspirations has, or else the one that was given longest ago.
 */
export function nameScript(
  random: SeededRandom,
  theme: Pick<Theme, "titles" | "preferences">,
  where: string | null,
  earlier: readonly EarlierInspiration[],
): Pick<Script, "title" | "preference"> {
  function ageOf(title: string): number {
    const age = earlier.findIndex((inspiration) => inspiration.title === title);
    return age === -1 ? earlier.length : age;
  }
  const [title = "A quiet place to stand"] = random
    .shuffle(theme.titles)
    .map((each) => fill(each, { where }))
    .filter((each) => each !== null)
    .toSorted((one, other) => ageOf(other) - ageOf(one));
  return {
    title,
    preference: theme.preferences[random.below(theme.preferences.length)] ?? "Steady ground",
  };
}
