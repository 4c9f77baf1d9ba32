import { type FieldNames, bothWays, renameFields } from "@hearten/contract/rename-fields.ts";

/**
 * The fields whose stored names differ from the ports' names. The stored names come from the
 * specification, and existing databases use them.
 */
const storedNames = {
  profile: {},
  inspiration: { description: "goals", goals: "userGoals", scriptText: "recordText" },
  generation: { goals: "userGoals" },
  report: { scriptText: "recordText" },
  deletion: { inspirationIds: "motivations" },
} as const satisfies Record<string, FieldNames>;

export type DocumentKind = keyof typeof storedNames;

const namesOf: Readonly<Record<DocumentKind, ReturnType<typeof bothWays>>> = {
  profile: bothWays(storedNames.profile),
  inspiration: bothWays(storedNames.inspiration),
  generation: bothWays(storedNames.generation),
  report: bothWays(storedNames.report),
  deletion: bothWays(storedNames.deletion),
};

/** Renames fields of a document for storing. It can be a part of a document. The order stays. */
export function toStoredNames(kind: DocumentKind, document: object): Record<string, unknown> {
  return renameFields(document, namesOf[kind].there);
}

/** Renames stored fields to the names of the ports. The order stays. */
export function fromStoredNames(kind: DocumentKind, stored: object): Record<string, unknown> {
  return renameFields(stored, namesOf[kind].back);
}
