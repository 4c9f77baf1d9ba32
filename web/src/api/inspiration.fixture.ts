import type { Inspiration, WireInspiration } from "@hearten/contract/inspirations.ts";

const same = {
  id: "one",
  userId: "maya",
  length: 1,
  createdAt: "2026-06-15T12:00:00.000Z",
  status: "completed",
  error: null,
  help: false,
  title: "Steady before the big room",
  preference: "Calm confidence",
  timeline: [],
  thumbnail: "/media/thumbnail.webp",
  coverImage: "/media/cover.webp",
  artwork: "/media/artwork.jpg",
  audioUrl: "/media/audio.mp3",
  duration: 60,
  music: "full",
  madeBy: null,
  making: null,
} satisfies Partial<WireInspiration & Inspiration>;

/** An inspiration as the server sends it, and as earlier versions have stored it. */
export const received: WireInspiration = {
  ...same,
  goals: "A big presentation",
  userGoals: ["I rest"],
  recordText: "Let your shoulders come down.",
};

/** The same in our words. */
export const inspiration: Inspiration = {
  ...same,
  description: "A big presentation",
  goals: ["I rest"],
  scriptText: "Let your shoulders come down.",
};
