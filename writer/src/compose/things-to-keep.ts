import { type Level, linesUpTo } from "../stock/movement.ts";
import { fillSlots } from "./fill-slots.ts";
import type { OwnWords } from "./own-words.ts";
import { plainText } from "./spoken-before.ts";

/** "The cupboard", as what was named before is said again. */
const definite = (thing: string) => thing.replace(/^(?:an?|one) /, "the ");

/**
 * The things of those that somebody wrote of that the piece may call dear. Of a piece that says back their words they are those
 * that it has said: others would come from nowhere.
 *
 * @param things as the listener hears them: "your old car", "a blue dish"
 * @param ownWords what the piece says back; null where that is nothing
 * @param level at which it says them back
 */
export function thingsToKeep(
  things: readonly string[],
  ownWords: OwnWords | null,
  level: Level,
): readonly string[] {
  if (ownWords === null) return things;
  const { movement, slots } = ownWords;
  const said = plainText(
    linesUpTo(movement, level)
      .map(({ text }) => fillSlots(text, slots) ?? "")
      .join(" "),
  );
  const isSaid = (thing: string) => said.includes(plainText(thing.replace(/^\S+ /, "")));
  return things.filter(isSaid).map(definite);
}
