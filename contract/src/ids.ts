import * as v from "valibot";

const inspirationId = v.pipe(v.string(), v.brand("InspirationId"));

/** The id of a person, as the identity gives it; their profile is kept under it. */
export const uid = v.pipe(v.string(), v.brand("Uid"));
export type Uid = v.InferOutput<typeof uid>;

/** The id of an inspiration. */
export type InspirationId = v.InferOutput<typeof inspirationId>;

/** The id of a new inspiration. The client makes it, so that every step can be repeated safely (idempotency). */
export const newInspirationId = v.pipe(inspirationId, v.uuid());

/** The id of an existing inspiration. An id with another format is not found. */
export const givenInspirationId = v.pipe(inspirationId, v.nonEmpty("is empty"));

/** For where a person's id comes in without a schema: from an identity, a database, a signed address. */
export const toUid = (text: string): Uid => v.parse(uid, text);

/** For where an inspiration's id comes in without a schema: from a database or a queue. */
export const toInspirationId = (text: string): InspirationId => v.parse(inspirationId, text);
