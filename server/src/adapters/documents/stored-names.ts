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

type Names = ReadonlyMap<string, string>;

/** The names of a kind in both directions. */
function toNames(kind: DocumentKind) {
  const names = Object.entries<string>(storedNames[kind]);
  return {
    toStored: new Map(names),
    fromStored: new Map(names.map(([name, asStored]) => [asStored, name])),
  };
}

// Lists decode many documents: the names are looked up, and not put together for each.
const namesOf: Readonly<Record<DocumentKind, ReturnType<typeof toNames>>> = {
  profile: toNames("profile"),
  inspiration: toNames("inspiration"),
  generation: toNames("generation"),
  report: toNames("report"),
  deletion: toNames("deletion"),
};

/** Renames fields of a document for storing. It can be a part of a document. The order stays. */
export function toStoredNames(kind: DocumentKind, document: object): Record<string, unknown> {
  return rename(document, namesOf[kind].toStored);
}

/** Renames stored fields to the names of the ports. The order stays. */
export function fromStoredNames(kind: DocumentKind, stored: object): Record<string, unknown> {
  return rename(stored, namesOf[kind].fromStored);
}

function rename(fields: object, names: Names): Record<string, unknown> {
  const renamed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) renamed[names.get(name) ?? name] = value;
  return renamed;
}
