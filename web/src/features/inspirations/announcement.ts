import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { stepNames } from "./making-words.ts";
import { kindOf, titleOf } from "./kind.ts";

/**
 * The text that tells a screen reader how the list has changed; null if nothing changed that needs to be
 * read out.
 */
export function announcementOf(
  before: readonly Inspiration[],
  after: readonly Inspiration[],
): string | null {
  const kinds = new Map(before.map((inspiration) => [inspiration.id, kindOf(inspiration)]));
  const told = after.flatMap((inspiration) => {
    const was = kinds.get(inspiration.id);
    const is = kindOf(inspiration);
    if (is === "waiting" && was !== "waiting") return ["Your inspiration is being generated"];
    if (is === "finished" && was === "waiting") return [`${titleOf(inspiration)} is ready to play`];
    if (is === "failed" && was === "waiting") return ["Your inspiration could not be created"];
    return [];
  });
  return told.length === 0 ? null : told.join(". ");
}

/** The text that tells a screen reader what is happening to one that is being generated; null if that is as before. */
export function stepAnnouncementOf(
  before: readonly Inspiration[],
  after: readonly Inspiration[],
): string | null {
  const steps = new Map(before.map(({ id, making }) => [id, making?.step ?? null]));
  for (const { id, making } of after) {
    const step = making?.step ?? null;
    if (step !== null && steps.has(id) && steps.get(id) !== step)
      return `Now ${stepNames[step].toLowerCase()} your inspiration`;
  }
  return null;
}
