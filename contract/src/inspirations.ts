import * as v from "valibot";
import { givenInspirationId, newInspirationId } from "./ids.ts";
import { lengthsInMinutes, maxDescriptionCharacters, maxTitleCharacters } from "./limits.ts";
import { music, usualMusic } from "./music.ts";
import { goals, timestamp } from "./profile.ts";
import { fromWire, type InOurWords } from "./wire-names.ts";

/** The statuses of an inspiration that is not finished yet. */
export const waitingStatuses = ["pending", "processing"] as const;

/** First `pending`, then `processing`, in the end `completed` or `failed`. */
export const status = v.picklist([...waitingStatuses, "completed", "failed"]);
export type Status = v.InferOutput<typeof status>;

/** What is on the person's mind: 1 to 2,000 characters after trimming. */
export const description = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty("is blank"),
  v.maxLength(maxDescriptionCharacters),
);

/** A title that a person gives: one line of 1 to 100 characters after trimming. */
export const givenTitle = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty("is blank"),
  v.maxLength(maxTitleCharacters),
  v.regex(/^\P{Cc}*$/u, "is not one line"),
);

export const length = v.picklist(lengthsInMinutes);

/** What a line was made from: the person's description (`words`), or one of their three goals. */
export const lineOrigins = ["words", "goal-1", "goal-2", "goal-3"] as const;
export type LineOrigin = (typeof lineOrigins)[number];

/** A line of the script, with its start and end in the master in seconds. */
export const timedLine = v.object({
  /** Absent where that is not known for certain, as of what a model wrote. */
  from: v.optional(v.picklist(lineOrigins)),
  text: v.string(),
  start: v.number(),
  end: v.number(),
});
export type TimedLine = v.InferOutput<typeof timedLine>;

/** The machine that made an inspiration: who wrote and who spoke, by the names that people read. */
export const madeBy = v.object({ writer: v.string(), voice: v.string() });
export type MadeBy = v.InferOutput<typeof madeBy>;

/** What happens while an inspiration is made, in this order. */
export const makingStep = v.picklist(["writing", "speaking", "mixing"]);
export type MakingStep = v.InferOutput<typeof makingStep>;

/** What is known of an inspiration that is not finished yet. */
export const making = v.object({
  /** Null until its turn has come. */
  step: v.nullable(makingStep),
  /** How many others come before it. Null when that is not known for certain, and once its turn has come. */
  ahead: v.nullable(v.number()),
  /** About how many seconds it takes, those before it included; null while nothing is known of earlier ones. */
  seconds: v.nullable(v.number()),
});
export type Making = v.InferOutput<typeof making>;

/**
 * An inspiration as its owner gets it, on the wire: the document of the collection `motivations`, with signed URLs that
 * expire soon. A URL without a host is on the API's. When one has expired, read the inspiration again.
 */
export const wireInspiration = v.object({
  id: v.string(),
  userId: v.string(),
  /** Minutes. */
  length,
  /** The description: what was on the person's mind. */
  goals: v.string(),
  /**
   * The goals that it was made from, at their places; null while it is being made, and in documents of older versions.
   */
  userGoals: v.optional(v.nullable(v.array(v.string())), null),
  /** The server's time when the document was added. */
  createdAt: timestamp,
  status,
  /** A message for the person, only with `failed`. */
  error: v.nullable(v.string()),
  /**
   * Whether the screens show where to find help from a person: the description or the goals speak of harm, or may do
   * so. Documents of older versions have none.
   */
  help: v.optional(v.boolean(), false),
  title: v.nullable(v.string()),
  /** The type line, such as "Calm confidence". */
  preference: v.nullable(v.string()),
  /** The script, exactly as it is spoken. Blank lines separate paragraphs. */
  recordText: v.nullable(v.string()),
  /** The lines of `recordText` with their times; empty until the status is `completed`. */
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
  /** Documents of older versions have none. */
  music: v.optional(music, usualMusic),
  /** Null until the status is `completed`, and in documents of older versions. */
  madeBy: v.optional(v.nullable(madeBy), null),
  /** Null unless the status is `pending` or `processing`. */
  making: v.optional(v.nullable(making), null),
});
export type WireInspiration = v.InferOutput<typeof wireInspiration>;

/** An inspiration in our words. */
export interface Inspiration extends InOurWords<"inspiration", WireInspiration> {}

/** Reads an inspiration of the wire in our words. */
export const inspiration = v.pipe(
  wireInspiration,
  v.transform((received): Inspiration => fromWire("inspiration", received)),
);

/** One page, newest first. */
const pageOf = <One extends v.GenericSchema>(one: One) =>
  v.object({
    inspirations: v.array(one),
    /** Reads the next page; null on the last one. */
    nextCursor: v.nullable(v.string()),
  });

/**
 * The events of the live stream (Server-Sent Events): `event` is the type, and `data` is the rest as JSON.
 *
 * - `snapshot`: the newest page. It is sent first on every connection, so that a client is up to date at once.
 * - `changed`: one inspiration was added or has changed, or what is known of its making has.
 * - `removed`: one inspiration was removed.
 */
const liveEventOf = <One extends v.GenericSchema>(one: One) =>
  v.variant("type", [
    v.object({ type: v.literal("snapshot"), ...pageOf(one).entries }),
    v.object({ type: v.literal("changed"), inspiration: one }),
    v.object({ type: v.literal("removed"), id: v.string() }),
  ]);
export type WireLiveEvent = v.InferOutput<ReturnType<typeof liveEventOf<typeof wireInspiration>>>;

/** Reads an event of the wire in our words. */
export const liveEvent = liveEventOf(inspiration);
export type LiveEvent = v.InferOutput<typeof liveEvent>;

/**
 * The path of the live stream (GET, `text/event-stream`). It is not in the table because its answer does not end. It ends
 * with the sign-in that opened it.
 */
export const liveInspirationsPath = "/api/inspirations/live";

export const inspirationEndpoints = {
  /** Reads one page of the person's inspirations, the newest first: the first page without a `cursor`. */
  listInspirations: {
    method: "GET",
    path: "/api/inspirations",
    access: "signed-in",
    input: v.object({ cursor: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
    output: pageOf(wireInspiration),
  },
  /**
   * Reads one inspiration, with new signed URLs.
   *
   * @throws `not-found`
   */
  readInspiration: {
    method: "GET",
    path: "/api/inspirations/:id",
    access: "signed-in",
    input: v.object({ id: givenInspirationId }),
    output: v.object({ inspiration: wireInspiration }),
  },
  /**
   * Adds it as `pending`. Adding the same id again changes nothing and returns the existing one (idempotent).
   *
   * @throws `daily-limit` when the person has created as many as a day has room for, `no-room` when the server's disk is
   *   nearly full, and `not-found` for an id that is another person's or was removed; then nothing is added
   */
  addInspiration: {
    method: "POST",
    path: "/api/inspirations",
    access: "signed-in",
    input: v.pipe(
      v.object({
        id: newInspirationId,
        length,
        goals: description,
        music: v.optional(music, usualMusic),
      }),
      v.transform((received) => fromWire("addition", received)),
    ),
    output: v.object({ inspiration: wireInspiration }),
  },
  /**
   * Changes the status, as far as its owner may: to `processing` from `pending` or `failed` (`Try again`), and to
   * `failed` from a waiting status when the creation call has failed. Setting the present status changes nothing.
   *
   * @throws `conflict` for any other change, `not-found`
   */
  updateInspirationStatus: {
    method: "PATCH",
    path: "/api/inspirations/:id",
    access: "signed-in",
    input: v.object({
      id: givenInspirationId,
      status: v.picklist(["processing", "failed"]),
      error: v.optional(v.pipe(v.string(), v.maxLength(500))),
    }),
    output: v.object({ inspiration: wireInspiration }),
  },
  /**
   * Gives a `completed` one another title.
   *
   * @throws `conflict` for one of another status, which has no title to show, and `not-found`
   */
  renameInspiration: {
    method: "PUT",
    path: "/api/inspirations/:id/title",
    access: "signed-in",
    input: v.object({ id: givenInspirationId, title: givenTitle }),
    output: v.object({ inspiration: wireInspiration }),
  },
  /**
   * Removes it for good, whatever its status: the document, what was remembered of making it, and its media. Whoever
   * is making it stops. For an hour its owner may repeat the call, which changes nothing (idempotent), and the id
   * can't be added again. It stays counted for the day on which it was created.
   *
   * @throws `not-found`
   */
  removeInspiration: {
    method: "DELETE",
    path: "/api/inspirations/:id",
    access: "signed-in",
    input: v.object({ id: givenInspirationId }),
    output: v.object({}),
  },
} as const;

export const generationEndpoints = {
  /**
   * Starts the generation of an inspiration and answers at once. The document shows the progress. Calling it again
   * for one that is waiting or completed starts no second one (idempotent). Clients ignore the answer.
   *
   * @throws `not-found`, and `invalid-input` for a length that is not the inspiration's
   */
  createAffirmation: {
    method: "POST",
    path: "/api/create-affirmation",
    access: "signed-in",
    input: v.pipe(
      v.object({
        recordId: givenInspirationId,
        length,
        userGoals: goals,
        description,
        /** The music of the inspiration from now on. Left out: the one that it was added with. */
        music: v.optional(music),
      }),
      v.transform((received) => fromWire("request", received)),
    ),
    output: v.unknown(),
  },
  /**
   * Tells that an inspiration will soon be asked for, so that what makes it can start meanwhile. It is answered at once.
   * Nothing depends on it.
   */
  warmUp: {
    method: "POST",
    path: "/api/warm-up",
    access: "signed-in",
    input: v.object({}),
    output: v.object({}),
  },
} as const;
