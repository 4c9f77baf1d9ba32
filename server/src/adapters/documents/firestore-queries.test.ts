import { readFile } from "node:fs/promises";
import { toInspirationId, toUid } from "@hearten/contract/ids.ts";
import { profile as profileSchema } from "@hearten/contract/profile.ts";
import { describe, expect, it } from "vitest";
import { toFields } from "./firestore-fields.ts";
import { queryShapes, type QueryShape } from "./firestore-queries.ts";
import { toStoredInspiration } from "./new-inspiration.ts";

interface Indexes {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly queryScope: string;
    readonly fields: readonly { readonly fieldPath: string; readonly order: string }[];
  }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly indexes: readonly unknown[];
  }[];
}

const path = new URL("../../../../firestore.indexes.json", import.meta.url);
const declared = JSON.parse(await readFile(path, "utf8")) as Indexes;
const shapes: readonly QueryShape[] = Object.values(queryShapes);

const own = new Set(shapes.map(({ collection }) => collection));

/** A query over one field is served by the field's own index, any other by one made for it. */
const isComposite = ({ equal, order }: QueryShape) => equal.length + order.length > 1;
/** Fields that queries ask for alone. */
const alone = (collection: string) =>
  shapes
    .filter((shape) => shape.collection === collection && !isComposite(shape))
    .flatMap(({ equal, order }) => [...equal, ...order.map(([field]) => field)])
    // Every collection is in the order of its documents' names.
    .filter((field) => field !== "__name__");
/** Fields that have no index of their own. */
const exempt = (collection: string) =>
  declared.fieldOverrides
    .filter(
      ({ collectionGroup, indexes }) => collectionGroup === collection && indexes.length === 0,
    )
    .map(({ fieldPath }) => fieldPath);

describe("Firestore's indexes", () => {
  it("are those that the queries need and no more", () => {
    const needed = shapes.filter(isComposite).map(({ collection, equal, order }) => ({
      collectionGroup: collection,
      queryScope: "COLLECTION",
      fields: [
        ...equal.map((fieldPath) => ({ fieldPath, order: "ASCENDING" })),
        ...order.map(([fieldPath, direction]) => ({
          fieldPath,
          order: direction === "asc" ? "ASCENDING" : "DESCENDING",
        })),
      ],
    }));
    expect(declared.indexes.filter(({ collectionGroup }) => own.has(collectionGroup))).toEqual(
      needed,
    );
  });

  it("of single fields are only those that a query asks for", () => {
    const inspiration = toStoredInspiration(
      { id: toInspirationId("one"), userId: toUid("maya"), length: 1, description: "a long week" },
      new Date(0),
    );
    const stored = {
      users: Object.keys(profileSchema.entries),
      motivations: [
        ...Object.keys(toFields("inspiration", inspiration)),
        "changedAt",
        "changeId",
        "removed",
        "removedAt",
      ],
      generations: ["userId", "userGoals", "description", "script"],
      reports: ["userId", "reportedAt", "reason", "note", "recordText"],
      deletions: ["beganAt", "providerTokens"],
      parts: ["motivations"],
      usage: ["amount", "changeId"],
      // The queue's, which asks by person and turn. An index of what each renewal writes would cost for nothing.
      jobs: [
        "deliveries",
        "failures",
        "holder",
        "message",
        "since",
        "restSeconds",
        "patienceSeconds",
        "changeId",
      ],
      latestJobs: ["job", "changeId", "expiresAt"],
    };
    for (const [collection, fields] of Object.entries(stored))
      expect([...exempt(collection), ...alone(collection)].sort()).toEqual([...fields].sort());
  });
});
