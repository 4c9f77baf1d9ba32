import { type DocumentSnapshot, type Firestore, Timestamp } from "@google-cloud/firestore";
import { type InspirationId, toInspirationId, toUid, type Uid } from "@hearten/contract/ids.ts";
import { toDeletionDocuments } from "../adapters/documents/firestore-deletions.ts";
import { collections, documentOf } from "../adapters/documents/firestore-documents.ts";
import { toFields, toProfile } from "../adapters/documents/firestore-fields.ts";
import type { StoredInspiration } from "../ports/documents/inspiration-store.ts";
import { createDocumentsPart, type MovedDocument } from "./documents-part.ts";
import type { Embedded } from "./embedded.ts";
import type { Part } from "./part.ts";

/** Documents of one commit; the largest are some 20 KB. */
const atOnce = 200;
/** Of deletions, whose documents may have 370 KB. */
const deletionsAtOnce = 20;

/**
 * The collections that are moved. What was used of daily limits is not: it counts anew at the target. Removals are not
 * either: nothing that they would remove is moved.
 */
export interface DocumentParts {
  readonly deletions: Part;
  readonly profiles: Part;
  readonly inspirations: Part;
  readonly generations: Part;
  readonly reports: Part;
}

export function createDocumentParts(here: Embedded, firestore: Firestore): DocumentParts {
  const isKnown =
    (kind: "profile" | "inspiration" | "generation" | "report") =>
    (id: string, userId: Uid | null) =>
      here.hasDocument(kind, id) || here.isLeaving(userId ?? toUid(id));

  return {
    deletions: createDocumentsPart(firestore, {
      name: "documents of people who leave",
      collection: collections.deletions,
      ownFields: [],
      atOnce: deletionsAtOnce,
      *documents() {
        for (const [, deletion] of here.deletions())
          // The tokens are sealed with this installation's secret: there nobody could use them.
          for (const { path, fields } of toDeletionDocuments({ ...deletion, providerTokens: [] }))
            yield { path: `${collections.deletions}/${path}`, fields, marks: {} };
      },
      isNewer: async () => false,
      isKnown: (uid) => here.isLeaving(toUid(uid)),
    }),
    profiles: createDocumentsPart(firestore, {
      name: "profiles",
      collection: collections.profiles,
      ownFields: [],
      atOnce,
      *documents() {
        for (const [uid, profile] of here.profiles())
          yield {
            path: `${collections.profiles}/${uid}`,
            fields: toFields("profile", profile),
            marks: {},
          };
      },
      isNewer: async ({ fields }, found) => isProfileNewer(found, fields),
      isKnown: isKnown("profile"),
    }),
    inspirations: createDocumentsPart(firestore, {
      name: "inspirations",
      collection: collections.inspirations,
      ownFields: ["changedAt", "changeId"],
      atOnce,
      *documents() {
        for (const [, inspiration] of here.inspirations()) yield toMovedInspiration(inspiration);
      },
      isNewer: async (_document, found) => isTouched(found),
      isKnown: isKnown("inspiration"),
    }),
    generations: createDocumentsPart(firestore, {
      name: "generations",
      collection: collections.generations,
      ownFields: [],
      atOnce,
      *documents() {
        for (const [id, generation] of here.generations())
          yield {
            path: `${collections.generations}/${id}`,
            fields: toFields("generation", generation),
            marks: {},
          };
      },
      isNewer: (_document, { id }) => isInspirationTouched(firestore, toInspirationId(id)),
      isKnown: isKnown("generation"),
    }),
    reports: createDocumentsPart(firestore, {
      name: "reports",
      collection: collections.reports,
      ownFields: [],
      atOnce,
      *documents() {
        for (const [id, report] of here.reports())
          yield {
            path: `${collections.reports}/${id}`,
            fields: toFields("report", report),
            marks: {},
          };
      },
      isNewer: async ({ fields }, found) => isLater(found.get("reportedAt"), fields["reportedAt"]),
      isKnown: isKnown("report"),
    }),
  };
}

/** Whether the product at the target has written the inspiration since it was moved there. */
export async function isInspirationTouched(
  firestore: Firestore,
  id: InspirationId,
): Promise<boolean> {
  return isTouched(await documentOf(firestore, "inspirations", id).get());
}

/**
 * The product gives every document it writes the time of the write. One that was moved has the time
 * of its making in that place, so that the two are told apart, and no live stream takes it for new.
 */
function toMovedInspiration(inspiration: StoredInspiration): MovedDocument {
  const fields = toFields("inspiration", inspiration);
  const path = `${collections.inspirations}/${inspiration.id}`;
  return { path, fields, marks: { changedAt: fields["createdAt"] as unknown } };
}

function isTouched(found: DocumentSnapshot): boolean {
  const createdAt: unknown = found.get("createdAt");
  const changedAt: unknown = found.get("changedAt");
  if (!found.exists) return false;
  return !(
    createdAt instanceof Timestamp &&
    changedAt instanceof Timestamp &&
    changedAt.isEqual(createdAt)
  );
}

function isProfileNewer(found: DocumentSnapshot, here: MovedDocument["fields"]): boolean {
  const there = toProfile(found);
  if (there === null) return false;
  return (["updatedAt", "lastLoginAt"] as const).some((field) => {
    const moment: unknown = here[field];
    return moment instanceof Timestamp && Date.parse(there[field]) > moment.toMillis();
  });
}

function isLater(there: unknown, here: unknown): boolean {
  return (
    there instanceof Timestamp && here instanceof Timestamp && there.toMillis() > here.toMillis()
  );
}
