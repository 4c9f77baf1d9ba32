/**
 * What is stored under another name than the ports have: the names of the specification, which
 * existing databases hold.
 */
const storedNames = {
  profile: {},
  inspiration: { description: "goals", scriptText: "recordText" },
  generation: { goals: "userGoals" },
  deletion: { inspirationIds: "motivations" },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type DocumentKind = keyof typeof storedNames;

/** Some or all fields of a document, in the same order, under the names that they are stored by. */
export function toStoredNames(kind: DocumentKind, document: object): Record<string, unknown> {
  return rename(document, new Map(Object.entries(storedNames[kind])));
}

/** The stored fields, in the same order, under the names that the ports have for them. */
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
