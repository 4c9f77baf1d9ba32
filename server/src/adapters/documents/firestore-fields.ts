import {
  type DocumentData,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
  Timestamp,
} from "@google-cloud/firestore";
import { type InspirationId, toInspirationId, toUid } from "@hearten/contract/ids.ts";
import { usualMusic } from "@hearten/contract/music.ts";
import type { Profile } from "@hearten/contract/profile.ts";
import type { StoredGeneration } from "../../ports/documents/generation-store.ts";
import type { StoredInspiration } from "../../ports/documents/inspiration-store.ts";
import type { Removal } from "../../ports/documents/removal-store.ts";
import type { Report } from "../../ports/documents/report-store.ts";
import { fromStoredNames, toStoredNames } from "./stored-names.ts";

/** The documents that are stored as they are, but for names and moments. */
interface Documents {
  readonly profile: Profile;
  readonly inspiration: StoredInspiration;
  readonly generation: StoredGeneration;
  readonly report: Report;
}

/** The fields that are moments: timestamps in the store, ISO 8601 in the port. */
const moments = ["createdAt", "lastLoginAt", "updatedAt", "reportedAt"];

/** The fields that are only in the document's name. */
const keys = ["id", "inspirationId"];

/**
 * Turns a document, or changes to one, into the fields that are stored:
 *
 * - They have the stored names.
 * - Moments are timestamps of whole milliseconds, so that a cursor names a place exactly.
 * - The id is left out, because it is the document's name. What is undefined is left out, too.
 * - Text that is not well-formed Unicode gets replacement characters, because Firestore refuses it.
 */
export function toFields<Kind extends keyof Documents>(
  kind: Kind,
  document: Partial<Documents[Kind]>,
): DocumentData {
  const fields: DocumentData = {};
  for (const [name, value] of Object.entries(toStoredNames(kind, document)))
    if (!keys.includes(name) && value !== undefined)
      fields[name] =
        moments.includes(name) && typeof value === "string"
          ? Timestamp.fromDate(new Date(value))
          : toWellFormed(value);
  return fields;
}

/** Null when it is absent. */
export function toProfile(snapshot: DocumentSnapshot): Profile | null {
  if (!snapshot.exists) return null;
  // Those of older versions have none of these.
  const absent = {
    voice: null,
    keepsWordsHere: false,
    music: usualMusic,
    reminder: null,
    calendarHash: null,
  };
  return { ...absent, ...fromFields("profile", snapshot) } as unknown as Profile;
}

/** Null when it is absent, or is the record of a removal. */
export function toInspiration(snapshot: DocumentSnapshot): StoredInspiration | null {
  if (!snapshot.exists || toRemovedIds(snapshot) !== null) return null;
  const {
    changedAt: _changedAt,
    changeId: _changeId,
    ...fields
  } = fromFields("inspiration", snapshot);
  // Those of older versions have none of these.
  const absent = { help: false, madeBy: null, step: null, music: usualMusic };
  return { id: snapshot.id, ...absent, ...fields } as unknown as StoredInspiration;
}

/** The ids that a removal has taken, null for a document that is no record of one. */
export function toRemovedIds(snapshot: DocumentSnapshot): readonly InspirationId[] | null {
  const removed: unknown = snapshot.get("removed");
  return Array.isArray(removed) ? removed.map((id) => toInspirationId(String(id))) : null;
}

/** The removal of one inspiration; null for another document or none. */
export function toRemoval(snapshot: DocumentSnapshot): Removal | null {
  const removedAt: unknown = snapshot.get("removedAt");
  if (!(removedAt instanceof Timestamp)) return null;
  return {
    id: toInspirationId(snapshot.id),
    userId: toUid(String(snapshot.get("userId"))),
    removedAt: removedAt.toDate().toISOString(),
  };
}

/** Null when it is absent. */
export function toGeneration(snapshot: DocumentSnapshot): StoredGeneration | null {
  return snapshot.exists
    ? (fromFields("generation", snapshot) as unknown as StoredGeneration)
    : null;
}

/** @param snapshot of a report that exists */
export function toReport(snapshot: QueryDocumentSnapshot): Report {
  const fields = fromFields("report", snapshot);
  return { inspirationId: toInspirationId(snapshot.id), ...fields } as unknown as Report;
}

/** The store's clock when it read the document, in whole milliseconds. */
export function toMoment({ readTime }: DocumentSnapshot): Date {
  return new Date(readTime.seconds * 1_000 + Math.floor(readTime.nanoseconds / 1_000_000));
}

/** Stored fields; they were written by this adapter from a value of the type they are read as. */
function fromFields(kind: keyof Documents, snapshot: DocumentSnapshot): Record<string, unknown> {
  const fields = Object.entries(snapshot.data() ?? {}).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Timestamp ? value.toDate().toISOString() : value,
  ]);
  return fromStoredNames(kind, Object.fromEntries(fields) as object);
}

function toWellFormed(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (Array.isArray(value)) return value.map(toWellFormed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, toWellFormed(part)]),
  );
}
