import type { Making, WireInspiration } from "@hearten/contract/inspirations.ts";
import { toWire } from "@hearten/contract/wire-names.ts";
import type { StoredInspiration } from "../ports/documents/inspiration-store.ts";
import type { OwnedInspiration } from "../ports/documents/owned-inspiration.ts";

/** An inspiration as its owner gets it, whose id the server still knows as one. */
export type PresentedInspiration = WireInspiration & Pick<StoredInspiration, "id">;

/**
 * Converts an inspiration for the response.
 *
 * @param addressOf signs the address of a medium
 */
export function toInspiration(
  stored: OwnedInspiration,
  addressOf: (key: string) => string,
  making: Making | null,
): PresentedInspiration {
  const sign = (key: string | null) => (key === null ? null : addressOf(key));
  const { id, userId, length, description, music, createdAt, status, error, help } = stored;
  const { title, preference, scriptText, duration, madeBy } = stored;
  return toWire("inspiration", {
    id,
    userId,
    length,
    description,
    goals: stored.goals === undefined ? null : [...stored.goals],
    music,
    createdAt,
    status,
    error,
    help,
    title,
    preference,
    scriptText,
    duration,
    madeBy,
    making,
    timeline: [...stored.timeline],
    thumbnail: sign(stored.thumbnail),
    coverImage: sign(stored.coverImage),
    artwork: sign(stored.artwork),
    audioUrl: sign(stored.audio),
  });
}
