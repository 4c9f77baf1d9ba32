import type { Inspiration } from "@hearten/contract/inspirations.ts";

/** A finished inspiration. The fields replace its own. */
export function inspirationOf(fields: Partial<Inspiration>): Inspiration {
  return {
    id: "one",
    userId: "maya",
    length: 1,
    music: "full",
    description: "A big presentation",
    goals: null,
    createdAt: "2026-06-15T12:00:00.000Z",
    status: "completed",
    error: null,
    help: false,
    title: "Steady before the big room",
    preference: "Calm confidence",
    scriptText: "Let your shoulders come down.",
    timeline: [],
    thumbnail: "/media/thumbnail.webp",
    coverImage: "/media/cover.webp",
    artwork: "/media/artwork.jpg",
    audioUrl: "/media/audio.mp3",
    duration: 60,
    madeBy: null,
    making: null,
    ...fields,
  };
}
