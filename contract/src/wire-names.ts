/**
 * Where the wire has the specification's name for one of our words: ours on the left. What the web app stores on a device has
 * these names, too. What is received goes through `fromWire`, or through a schema that calls it, and what is sent through
 * `toWire`, so that beside this table only the schemas and the document adapters know them.
 */
export const wireNames = {
  /** An inspiration as its owner gets it. */
  inspiration: { description: "goals", goals: "userGoals", scriptText: "recordText" },
  /** What an inspiration is added with. */
  addition: { description: "goals" },
  /** What asks for the generation of an inspiration. */
  request: { id: "recordId", goals: "userGoals" },
  /** What a device has stored of an inspiration that is not sent yet. */
  unsent: { goals: "userGoals" },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

type Kind = keyof typeof wireNames;
type Names = Readonly<Record<string, string>>;
type Reversed<N extends Names> = { readonly [Name in keyof N as N[Name]]: Name & string };
type Renamed<N extends Names, Fields> = {
  [Name in keyof Fields as Name extends keyof N ? N[Name] : Name]: Fields[Name];
};

/** Fields with the names of the wire. */
type OnWire<K extends Kind, Fields> = Renamed<(typeof wireNames)[K], Fields>;
/** Fields of the wire in our words. */
export type InOurWords<K extends Kind, Fields> = Renamed<Reversed<(typeof wireNames)[K]>, Fields>;

/** Renames fields for the wire. The order stays. */
export function toWire<K extends Kind, Fields extends object>(
  kind: K,
  fields: Fields,
): OnWire<K, Fields> {
  // The types rename by the same table.
  return rename(fields, namesOf[kind].toWire) as OnWire<K, Fields>;
}

/** Renames fields of the wire to our words. The order stays. */
export function fromWire<K extends Kind, Fields extends object>(
  kind: K,
  fields: Fields,
): InOurWords<K, Fields> {
  return rename(fields, namesOf[kind].fromWire) as InOurWords<K, Fields>;
}

const namesOf = {
  inspiration: bothWays("inspiration"),
  addition: bothWays("addition"),
  request: bothWays("request"),
  unsent: bothWays("unsent"),
} as const satisfies Record<Kind, unknown>;

function bothWays(kind: Kind) {
  const names = Object.entries<string>(wireNames[kind]);
  return {
    toWire: new Map(names),
    fromWire: new Map(names.map(([name, onWire]) => [onWire, name])),
  };
}

function rename(fields: object, names: ReadonlyMap<string, string>): object {
  const renamed = Object.entries(fields).map(([name, value]: [string, unknown]) => [
    names.get(name) ?? name,
    value,
  ]);
  return Object.fromEntries(renamed) as object;
}
