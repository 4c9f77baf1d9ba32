import type { Reading } from "@hearten/reading/reading.ts";
import type { NamedMovement, Thought } from "../stock/stock.ts";
import { ownTitles } from "./own-titles.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { EarlierInspiration } from "./spoken-before.ts";

/**
 * Chooses the title. It is the first of these that no earlier inspiration has: one in the person's own terms, the
 * thought's own title, a plain one for the feeling. If all of them were given, it is the one that was given longest
 * ago.
 */
export function nameScript(
  thought: Pick<Thought, "title">,
  plainTitles: readonly NamedMovement[],
  reading: Reading,
  earlier: readonly EarlierInspiration[],
  random: SeededRandom,
): string {
  const titles = earlier.map(({ title }) => title.toLowerCase());
  const ageOf = (title: string) => {
    const age = titles.indexOf(title.toLowerCase());
    return age === -1 ? titles.length : age;
  };
  const fresh = [...ownTitles(reading), thought.title].find(
    (title) => ageOf(title) === titles.length,
  );
  if (fresh !== undefined) return fresh;
  const isFor = ({ lights }: NamedMovement) => lights === "any" || lights.includes(reading.feeling);
  const plain = plainTitles.filter(isFor).flatMap(({ lines }) => lines.map(({ text }) => text));
  const [title = thought.title] = [...random.shuffle(plain), thought.title].toSorted(
    (one, other) => ageOf(other) - ageOf(one),
  );
  return title;
}
