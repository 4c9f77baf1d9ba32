import type { Motivation, NewMotivation } from "../../ports/documents.ts";

/** What is stored when a motivation is added. */
export function toNewMotivation(motivation: NewMotivation, createdAt: Date): Motivation {
  return {
    id: motivation.id,
    userId: motivation.userId,
    length: motivation.length,
    goals: motivation.goals,
    createdAt: createdAt.toISOString(),
    status: "pending",
    error: null,
    title: null,
    preference: null,
    recordText: null,
    timeline: [],
    thumbnail: null,
    coverImage: null,
    artwork: null,
    audio: null,
    duration: null,
  };
}
