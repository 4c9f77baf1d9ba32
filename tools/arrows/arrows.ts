// Holds an import against the table.
import { type Import, type Target, targetOf } from "./imports.ts";
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

function doesAllow(allowed: string, target: Target, isType: boolean, names: Names): boolean {
  const pattern = allowed.replace(/^types of /, "");
  if (pattern !== allowed && !isType) return false;
  if (pattern === "any package") return target.isPackage && !target.name.startsWith("node:");
  return fit(pattern, target.name, names) !== null;
}
