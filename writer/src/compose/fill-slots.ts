import type { NamedPerson, Reading } from "@hearten/reading/reading.ts";
import { capitalise } from "../grammar/capitalise.ts";

/** What stands for a slot; a slot that is not there is not known. */
export type Slots = ReadonlyMap<string, string>;

const slot = /\{([^{}]*)\}/g;

/** Several people, for whom a sentence about one would be wrong. */
function isPlural({ who }: NamedPerson): boolean {
  return /s$|\b(children|people|parents|and|folks|kids|twins)\b/i.test(who);
}

/** "the oven", "your goggles and the pool", "the robot, the blocks and two judges" */
function joinThings(things: readonly string[]): string {
  const [last = "", ...others] = things.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(", ")} and ${last}`;
}

/** What the reading knows for certain. */
export function slotsOf({
  day,
  person,
  things,
}: Pick<Reading, "day" | "person" | "things">): Slots {
  const slots = new Map<string, string>();
  const set = (name: string, value: string) => {
    slots.set(name, value);
    slots.set(capitalise(name), capitalise(value));
  };
  if (day !== null) set("day", day);
  if (person !== null && !isPlural(person)) {
    set("who", person.who);
    // "{he} is" has no form for "they".
    if (person.he !== "they") set("he", person.he);
    set("him", person.him);
    set("his", person.his);
  }
  if (things.length > 0) set("things", joinThings(things));
  return slots;
}

/** The line with its slots filled; null when one is not known. */
export function fillSlots(text: string, slots: Slots): string | null {
  let isKnown = true;
  const filled = text.replace(slot, (_, name: string) => {
    const value = slots.get(name);
    isKnown &&= value !== undefined;
    return value ?? "";
  });
  // What somebody asked has its own end.
  return isKnown ? filled.replaceAll("?.", "?") : null;
}
