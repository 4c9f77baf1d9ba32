import * as v from "valibot";

const inspirationId = v.pipe(v.string(), v.brand("InspirationId"));

/** The id of a person. The identity makes it, and it is the key of the person's profile. */
export const uid = v.pipe(v.string(), v.brand("Uid"));
export type Uid = v.InferOutput<typeof uid>;

/** The id of an inspiration. */
export type InspirationId = v.InferOutput<typeof inspirationId>;

/** The id of a new inspiration. The client makes it, so that every step can be repeated safely (idempotency). */
export const newInspirationId = v.pipe(inspirationId, v.uuid());

/** The id of an existing inspiration. An id with another format is not found. */
export const givenInspirationId = v.pipe(inspirationId, v.nonEmpty("is empty"));

/** Parses the id of a person where no schema does it: from an identity, a database or a signed URL. */
export const toUid = (text: string): Uid => v.parse(uid, text);

/** Parses the id of an inspiration where no schema does it: from a database, a queue, a file's path or the command line. */
export const toInspirationId = (text: string): InspirationId => v.parse(inspirationId, text);
