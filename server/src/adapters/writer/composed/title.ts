import type { Script } from "../../../ports/writer.ts";
import { fill } from "./passage.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { Theme } from "./theme.ts";

/** Names a script after its theme and its image. */
export function nameScript(
  random: SeededRandom,
  theme: Theme,
  where: string,
): Pick<Script, "title" | "preference"> {
  const title = fill(theme.titles[random.below(theme.titles.length)] ?? "", { where });
  return {
    title: title === null || title === "" ? "A quiet place to stand" : title,
    preference: theme.preferences[random.below(theme.preferences.length)] ?? "Steady ground",
  };
}
