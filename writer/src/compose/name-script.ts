import type { Feeling } from "@hearten/reading/reading.ts";
import type { Arc, NamedMovement } from "../stock/stock.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { EarlierInspiration } from "./spoken-before.ts";

/**
 * The arc's own title, or where the person has one of that name, a plain one for the feeling that none
 * of the earlier inspirations has. Where all were given, the one that was given longest ago.
 */
export function nameScript(
  arc: Pick<Arc, "title">,
  plainTitles: readonly NamedMovement[],
  feeling: Feeling,
  earlier: readonly EarlierInspiration[],
  random: SeededRandom,
): string {
  const titles = earlier.map(({ title }) => title.toLowerCase());
  const ageOf = (title: string) => {
    const age = titles.indexOf(title.toLowerCase());
    return age === -1 ? titles.length : age;
  };
  if (ageOf(arc.title) === titles.length) return arc.title;
  const isFor = ({ lights }: NamedMovement) => lights === "any" || lights.includes(feeling);
  const plain = plainTitles.filter(isFor).flatMap(({ lines }) => lines.map(({ text }) => text));
  const [title = arc.title] = [...random.shuffle(plain), arc.title].toSorted(
    (one, other) => ageOf(other) - ageOf(one),
  );
  return title;
}
