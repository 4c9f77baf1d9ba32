/** Names of fields, and what stands for each elsewhere. */
export type FieldNames = Readonly<Record<string, string>>;

/** Names, from here to elsewhere and back. They are put together once, since lists rename many fields. */
export function bothWays(names: FieldNames) {
  const entries = Object.entries(names);
  return {
    there: new Map(entries),
    back: new Map(entries.map(([here, elsewhere]) => [elsewhere, here])),
  };
}

/** The fields with other names; what has none keeps its own. The order stays. */
export function renameFields(
  fields: object,
  names: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const renamed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) renamed[names.get(name) ?? name] = value;
  return renamed;
}
