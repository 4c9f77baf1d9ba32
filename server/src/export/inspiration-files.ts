import type { StoredGeneration } from "../ports/documents/generation-store.ts";
import type { StoredInspiration } from "../ports/documents/inspiration-store.ts";
import { titleOf, toDate, toMinutes, whoMade, whyUnfinished } from "./plain-words.ts";

/** The file names of an inspiration's media in its folder; null if it has none. */
export interface PackedMedia {
  readonly audio: string | null;
  readonly cover: string | null;
}

/** The goals that an inspiration was made from, or is being made from. Empty if its generation has not begun. */
const goalsOf = ({ goals }: StoredInspiration, generation: StoredGeneration | null) =>
  (goals ?? generation?.goals ?? []).filter(Boolean);

/** An inspiration as text for people. */
export function toText(
  inspiration: StoredInspiration,
  generation: StoredGeneration | null,
): string {
  const goals = goalsOf(inspiration, generation);
  const paragraphs = [
    [titleOf(inspiration), inspiration.preference].filter(Boolean).join("\n"),
    `Created on ${toDate(inspiration.createdAt)}\nLength: ${toMinutes(inspiration.length)}`,
    `What was on your mind\n\n${inspiration.description}`,
    goals.length > 0 ? `Your goals at the time\n\n${goals.join("\n")}` : null,
    inspiration.scriptText === null ? null : `The words\n\n${inspiration.scriptText}`,
    whyUnfinished(inspiration),
    whoMade(inspiration),
  ];
  return `${paragraphs.filter((paragraph) => paragraph !== null).join("\n\n\n")}\n`;
}

/**
 * What an inspiration is to its person, as JSON, with the packed files' names. Not `help`, a guess of ours, and nothing
 * that serves the server alone. The times of the timeline are in seconds.
 */
export function toJson(
  inspiration: StoredInspiration,
  generation: StoredGeneration | null,
  { audio, cover }: PackedMedia,
): string {
  const { id, createdAt, status, error, title, preference } = inspiration;
  const { length, duration, description, scriptText, timeline, music, madeBy } = inspiration;
  const entry = {
    id,
    createdAt,
    status,
    error,
    title,
    preference,
    lengthInMinutes: length,
    durationInSeconds: duration,
    onYourMind: description,
    goals: goalsOf(inspiration, generation),
    text: scriptText,
    timeline,
    music,
    madeBy,
    audio,
    cover,
  };
  return `${JSON.stringify(entry, null, 2)}\n`;
}
