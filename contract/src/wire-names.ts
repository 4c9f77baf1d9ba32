import { type FieldNames, bothWays, renameFields } from "./rename-fields.ts";

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
} as const satisfies Record<string, FieldNames>;

type Kind = keyof typeof wireNames;
type Reversed<N extends FieldNames> = { readonly [Name in keyof N as N[Name]]: Name & string };
type Renamed<N extends FieldNames, Fields> = {
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
  return renameFields(fields, namesOf[kind].there) as OnWire<K, Fields>;
}

/** Renames fields of the wire to our words. The order stays. */
export function fromWire<K extends Kind, Fields extends object>(
  kind: K,
  fields: Fields,
): InOurWords<K, Fields> {
  return renameFields(fields, namesOf[kind].back) as InOurWords<K, Fields>;
}

const namesOf = {
  inspiration: bothWays(wireNames.inspiration),
  addition: bothWays(wireNames.addition),
  request: bothWays(wireNames.request),
  unsent: bothWays(wireNames.unsent),
} as const satisfies Record<Kind, unknown>;
