import { FieldPath, type Firestore, type Query } from "@google-cloud/firestore";
import { collections } from "./firestore-documents.ts";

/**
 * What decides which index a query needs. Firestore refuses a query without its index, and the
 * emulator does not: `firestore-queries.test.ts` holds these shapes against `firestore.indexes.json`.
 */
export interface QueryShape {
  readonly collection: string;
  /** Fields that must have one given value, or one of a few. */
  readonly equal: readonly string[];
  /** A range, if there is one, is on the first of these. */
  readonly order: readonly (readonly [field: string, direction: "asc" | "desc"])[];
}

/** The field by which Firestore names a document's id. */
const idField = "__name__";

/** Every query of this adapter. */
export const queryShapes = {
  newest: {
    collection: collections.inspirations,
    equal: ["userId"],
    order: [
      ["createdAt", "desc"],
      [idField, "asc"],
    ],
  },
  waiting: {
    collection: collections.inspirations,
    equal: ["status"],
    order: [["createdAt", "asc"]],
  },
  changed: {
    collection: collections.inspirations,
    equal: ["userId"],
    order: [["changedAt", "asc"]],
  },
  own: { collection: collections.inspirations, equal: ["userId"], order: [] },
  removals: { collection: collections.inspirations, equal: [], order: [["removedAt", "asc"]] },
  reports: { collection: collections.reports, equal: [], order: [["reportedAt", "desc"]] },
  ownReports: { collection: collections.reports, equal: ["userId"], order: [] },
  deletions: { collection: collections.deletions, equal: [], order: [["beganAt", "asc"]] },
  usage: { collection: collections.usage, equal: [], order: [[idField, "asc"]] },
} as const satisfies Record<string, QueryShape>;

/**
 * The query of that shape.
 *
 * @param values of the fields that must be equal, in the shape's order; a list stands for one of it
 */
export function queryOf(
  firestore: Firestore,
  { collection, equal, order }: QueryShape,
  ...values: readonly (string | readonly string[])[]
): Query {
  let query: Query = firestore.collection(collection);
  for (const [index, field] of equal.entries()) {
    const value = values[index];
    query = query.where(field, typeof value === "string" ? "==" : "in", value);
  }
  for (const [field, direction] of order)
    query = query.orderBy(field === idField ? FieldPath.documentId() : field, direction);
  return query;
}
