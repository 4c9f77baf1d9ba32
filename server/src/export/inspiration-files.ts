import type { Generation, Motivation } from "../ports/documents.ts";
import { titleOf, toDate, toMinutes, whyUnfinished } from "./plain-words.ts";

/** The names of an inspiration's media in its folder; null for what it does not have. */
export interface PackedMedia {
  readonly audio: string | null;
  readonly cover: string | null;
}

/** The goals that an inspiration was made from; of one that was never begun nobody knows them. */
const goalsOf = (generation: Generation | null) => generation?.userGoals.filter(Boolean) ?? [];

/** An inspiration to read. */
export function toText(motivation: Motivation, generation: Generation | null): string {
  const goals = goalsOf(generation);
  const paragraphs = [
    [titleOf(motivation), motivation.preference].filter(Boolean).join("\n"),
    `Created on ${toDate(motivation.createdAt)}\nLength: ${toMinutes(motivation.length)}`,
    `What was on your mind\n\n${motivation.goals}`,
    goals.length > 0 ? `Your goals at the time\n\n${goals.join("\n")}` : null,
    motivation.recordText === null ? null : `The words\n\n${motivation.recordText}`,
    whyUnfinished(motivation),
  ];
  return `${paragraphs.filter((paragraph) => paragraph !== null).join("\n\n\n")}\n`;
}

/** All that is kept of an inspiration, for programs. Times of the timeline are in seconds. */
export function toJson(
  motivation: Motivation,
  generation: Generation | null,
  { audio, cover }: PackedMedia,
): string {
  const { id, createdAt, status, error, title, preference } = motivation;
  const { length, duration, goals, recordText, timeline } = motivation;
  const entry = {
    id,
    createdAt,
    status,
    error,
    title,
    preference,
    lengthInMinutes: length,
    durationInSeconds: duration,
    onYourMind: goals,
    goals: goalsOf(generation),
    text: recordText,
    timeline,
    audio,
    cover,
  };
  return `${JSON.stringify(entry, null, 2)}\n`;
}
