import { usualMusic } from "@hearten/contract/music.ts";
import type { NewInspiration, StoredInspiration } from "../../ports/documents/inspiration-store.ts";

/** What is stored when an inspiration is added. */
export function toStoredInspiration(
  inspiration: NewInspiration,
  createdAt: Date,
): StoredInspiration {
  return {
    id: inspiration.id,
    userId: inspiration.userId,
    length: inspiration.length,
    description: inspiration.description,
    music: inspiration.music ?? usualMusic,
    createdAt: createdAt.toISOString(),
    status: "pending",
    error: null,
    step: null,
    help: false,
    title: null,
    preference: null,
    scriptText: null,
    timeline: [],
    thumbnail: null,
    coverImage: null,
    artwork: null,
    audio: null,
    duration: null,
    madeBy: null,
  };
}
