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
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type DocumentKind = keyof typeof storedNames;

/** Renames fields of a document for storing. It can be a part of a document. The order stays. */
export function toStoredNames(kind: DocumentKind, document: object): Record<string, unknown> {
  return rename(document, new Map(Object.entries(storedNames[kind])));
}

/** Renames stored fields to the names of the ports. The order stays. */
export function fromStoredNames(kind: DocumentKind, stored: object): Record<string, unknown> {
  const names = Object.entries(storedNames[kind]).map(
    ([name, asStored]) => [asStored, name] as const,
  );
  return rename(stored, new Map(names));
}

function rename(fields: object, names: ReadonlyMap<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      names.get(name) ?? name,
      value,
    ]),
  );
}
