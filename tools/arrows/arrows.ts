// Holds an import against the table.
import { posix } from "node:path";
import type { Import } from "./imports.ts";
import { fit, type Names } from "./pattern.ts";
import type { Table } from "./table.ts";

/** The row of a file, with what its `<name>`s stand for there. */
interface Row {
  readonly room: string;
  readonly mayImport: readonly string[];
  readonly names: Names;
}

/** The row of the table that a file belongs to; null for a file in no room. */
export function findRow({ rooms, tests }: Table, file: string): Row | null {
  for (const [room, mayImport] of Object.entries(rooms)) {
    const names = fit(room, file);
    if (names !== null) return { room, mayImport: [...mayImport, ...testsOf(tests, file)], names };
  }
  return null;
}

function testsOf(tests: Table["tests"], file: string): readonly string[] {
  if (!/\.(?:test|suite|fakes|fixture)\.tsx?$/.test(file)) return [];
  return Object.entries(tests).flatMap(([folder, mayImport]) =>
    file.startsWith(folder) ? mayImport : [],
  );
}

export const liesInNoRoom = (file: string) => `${file} lies in no room of tools/arrows/table.ts.`;

/** Why the file (a path from the root) must not import that, as a sentence; null if it may. */
export function findFault(table: Table, file: string, found: Import): string | null {
  const row = findRow(table, file);
  if (row === null) return liesInNoRoom(file);
  const target = targetOf(file, found.specifier);
  const isAllowed =
    (row.room.endsWith("/") && fit(row.room, target.name, row.names) !== null) ||
    row.mayImport.some((allowed) => doesAllow(allowed, target, found.isType, row.names));
  return isAllowed ? null : `${row.room} must not import ${found.specifier} (${file}).`;
}

interface Target {
  readonly isPackage: boolean;
  /** A path from the root, or the whole name of a package. */
  readonly name: string;
}

function targetOf(file: string, specifier: string): Target {
  const path = specifier.replace(/\?.*$/, "");
  if (path.startsWith("."))
    return { isPackage: false, name: posix.join(posix.dirname(file), path) };
  const workspace = /^@hearten\/([a-z]+)\/(.*)$/.exec(path);
  if (workspace !== null) return { isPackage: false, name: `${workspace[1]}/src/${workspace[2]}` };
  return { isPackage: true, name: /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path };
}

function doesAllow(allowed: string, target: Target, isType: boolean, names: Names): boolean {
  const pattern = allowed.replace(/^types of /, "");
  if (pattern !== allowed && !isType) return false;
  if (pattern === "any package") return target.isPackage && !target.name.startsWith("node:");
  return fit(pattern, target.name, names) !== null;
}
