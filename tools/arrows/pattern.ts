// The patterns of the table: paths and names of packages. table.ts explains how they are written.

/** What `<name>` stands for in one file's path. */
export type Names = Readonly<Record<string, string>>;

/** What the names in the pattern stand for if it fits the path or the package; null if it does not. */
export function fit(pattern: string, whole: string, names: Names = {}): Names | null {
  for (const plain of spellOut(pattern)) {
    const found = toExpression(plain, names).exec(whole);
    if (found !== null) return { ...names, ...found.groups };
  }
  return null;
}

/** The pattern once for each choice of its braces: `{a,b}.ts` is `a.ts` and `b.ts`. */
export function spellOut(pattern: string): string[] {
  const braces = /\{(.*?)\}/.exec(pattern);
  if (braces === null) return [pattern];
  const choices = (braces[1] ?? "").split(",");
  return choices.flatMap((choice) => spellOut(pattern.replace(braces[0], choice)));
}

function toExpression(plain: string, names: Names): RegExp {
  const source = plain
    .replaceAll(/[.+?^$()|[\]\\]/g, "\\$&")
    .replaceAll("*", "[^/]*")
    .replaceAll(/<(\w+)>/g, (_, name: string) => names[name] ?? `(?<${name}>[^/]+)`);
  return new RegExp(`^${source}${plain.endsWith("/") ? "" : "$"}`);
}

/** Whether a name of the table is a path from the root; else it is a package. */
export const isPath = (name: string): boolean => /^[a-z0-9-]+\//.test(name);
