import * as v from "valibot";
import { lengthsInMinutes, maxDescriptionCharacters } from "./limits.ts";
import { goals, timestamp } from "./profile.ts";

/** Statuses that mean waiting. */
export const waitingStatuses = ["pending", "processing"] as const;

/** `pending` at first, then `processing`, and at the end `completed` or `failed`. */
export const status = v.picklist([...waitingStatuses, "completed", "failed"]);
export type Status = v.InferOutput<typeof status>;

/** The id of a new inspiration: made by the client, so that every step can be repeated safely. */
export const newInspirationId = v.pipe(v.string(), v.uuid());

/** The id of an inspiration that should exist; one of any other shape is simply not found. */
const inspirationId = v.pipe(v.string(), v.nonEmpty("is empty"));

/** What is on the person's mind, 1 to 2,000 characters after trimming. */
export const description = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty("is blank"),
  v.maxLength(maxDescriptionCharacters),
);

export const length = v.picklist(lengthsInMinutes);

/** A line of the script with its place in the master, seconds from the start. */
export const timedLine = v.object({
  text: v.string(),
  start: v.number(),
  end: v.number(),
});
export type TimedLine = v.InferOutput<typeof timedLine>;

/**
 * An inspiration as its owner receives it: the document of the collection `motivations` with its
 * three addresses signed for a short while. They name no host, which is the API's. Whoever finds one
 * expired reads the inspiration again.
 */
export const inspiration = v.object({
  id: v.string(),
  userId: v.string(),
  /** Minutes. */
  length,
  /** The description: what was on the person's mind. */
  goals: v.string(),
  /** The server's clock when the document was added. */
  createdAt: timestamp,
  status,
  /** For the person to read; set with `failed` and only then. */
  error: v.nullable(v.string()),
  title: v.nullable(v.string()),
  /** The type line, such as "Calm confidence". */
  preference: v.nullable(v.string()),
  /** The script text: exactly what is spoken; paragraphs are parted by a blank line. */
  recordText: v.nullable(v.string()),
  /** The lines of `recordText` in order, with their times; empty until completed. */
  timeline: v.array(timedLine),
  /** Address of the small picture, 192 px square WebP. */
  thumbnail: v.nullable(v.string()),
  /** Address of the large picture, 640 px square WebP. */
  coverImage: v.nullable(v.string()),
  /** Address of the picture for lock screens, 512 px square JPEG. */
  artwork: v.nullable(v.string()),
  /** Address of the MP3. */
  audioUrl: v.nullable(v.string()),
  /** Seconds; exactly 60, 180 or 300. */
  duration: v.nullable(v.number()),
});
export type Inspiration = v.InferOutput<typeof inspiration>;

/** One page, newest first. */
const page = v.object({
  inspirations: v.array(inspiration),
  /** Pass it to read the next page; null on the last one. */
  nextCursor: v.nullable(v.string()),
});

/**
 * What the live stream says, each as one Server-Sent Event whose `event` is the type and whose
 * `data` is the rest as JSON.
 *
 * - `snapshot`: the newest page, sent on every connection, so that a client that was away is right
 *   again with the first event.
 * - `changed`: one inspiration was added or has changed.
 * - `removed`: one inspiration is gone.
 */
export const liveEvent = v.variant("type", [
  v.object({ type: v.literal("snapshot"), ...page.entries }),
  v.object({ type: v.literal("changed"), inspiration }),
  v.object({ type: v.literal("removed"), id: v.string() }),
]);
export type LiveEvent = v.InferOutput<typeof liveEvent>;

/**
 * The live stream's path (GET, `text/event-stream`). It stands beside the table because it does not
 * answer once. It ends when the sign-in that opened it ends.
 */
export const liveInspirationsPath = "/api/inspirations/live";

export const inspirationEndpoints = {
  listInspirations: {
    method: "GET",
    path: "/api/inspirations",
    access: "signed-in",
    input: v.object({ cursor: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
    output: page,
  },
  /** One inspiration with fresh addresses. */
  readInspiration: {
    method: "GET",
    path: "/api/inspirations/:id",
    access: "signed-in",
    input: v.object({ id: inspirationId }),
    output: v.object({ inspiration }),
  },
  /** Adds it as `pending`. Adding the same id again changes nothing and answers what is there. */
  addInspiration: {
    method: "POST",
    path: "/api/inspirations",
    access: "signed-in",
    input: v.object({ id: newInspirationId, length, goals: description }),
    output: v.object({ inspiration }),
  },
  /**
   * The owner's moves: `processing` from `pending` or `failed` (the latter is `Try again`), and
   * `failed` from a waiting status when the creation call could not be made. Any other move is a
   * `conflict`; moving to the status that it already has changes nothing.
   */
  updateInspirationStatus: {
    method: "PATCH",
    path: "/api/inspirations/:id",
    access: "signed-in",
    input: v.object({
      id: inspirationId,
      status: v.picklist(["processing", "failed"]),
      error: v.optional(v.pipe(v.string(), v.maxLength(500))),
    }),
    output: v.object({ inspiration }),
  },
} as const;

export const generationEndpoints = {
  /**
   * Puts the inspiration into production and answers at once; the document tells the rest. Calling
   * it again for one that is waiting or completed makes no second one. Nobody looks at what it
   * answers, be it nothing at all.
   */
  createAffirmation: {
    method: "POST",
    path: "/api/create-affirmation",
    access: "signed-in",
    input: v.object({
      recordId: inspirationId,
      length,
      userGoals: goals,
      description,
    }),
    output: v.unknown(),
  },
} as const;
