import type { Inspiration, Making } from "@hearten/contract/inspirations.ts";
import type { OwnedInspiration } from "../ports/documents/owned-inspiration.ts";
import type { Media } from "../ports/media.ts";

const hour = 60 * 60 * 1_000;
/** An address holds at least this long: people pause, and come back to the same page. */
const validHours = 6;

/** Converts an inspiration for the response, with signed addresses that are valid for six to seven hours. */
export async function toInspiration(
  stored: OwnedInspiration,
  media: Media,
  making: Making | null,
  now: number,
): Promise<Inspiration> {
  // Whole hours: an address that is the same for a while does not make players load again.
  const expires = new Date(Math.ceil(now / hour + validHours) * hour);
  const sign = async (key: string | null) =>
    key === null ? null : media.signAddress(key, expires);
  const { id, userId, length, music, createdAt, status, error, help } = stored;
  const { title, preference, duration, madeBy } = stored;
  return {
    id,
    userId,
    length,
    goals: stored.description,
    userGoals: stored.goals === undefined ? null : [...stored.goals],
    music,
    createdAt,
    status,
    error,
    help,
    title,
    preference,
    recordText: stored.scriptText,
    duration,
    madeBy,
    making,
    timeline: [...stored.timeline],
    thumbnail: await sign(stored.thumbnail),
    coverImage: await sign(stored.coverImage),
    artwork: await sign(stored.artwork),
    audioUrl: await sign(stored.audio),
  };
}
