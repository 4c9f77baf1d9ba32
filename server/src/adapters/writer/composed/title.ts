import type { Script } from "../../../ports/writer.ts";
import { fill } from "./passage.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { Theme } from "./theme.ts";

/** Names a script after its theme and, where it has one, its image: `where` is "by the water". */
export function nameScript(
  random: SeededRandom,
  theme: Theme,
  where: string | null,
): Pick<Script, "title" | "preference"> {
  const [title = "A quiet place to stand"] = random
    .shuffle(theme.titles)
    .map((each) => fill(each, { where }))
    .filter((each) => each !== null);
  return {
    title,
    preference: theme.preferences[random.below(theme.preferences.length)] ?? "Steady ground",
  };
}
