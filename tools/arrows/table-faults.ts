// Finds what the table of arrows names although it is not there, or not there any more.
import { existsSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { findRow } from "./arrows.ts";
import { fit, isPath, type Names, spellOut } from "./pattern.ts";
import type { Table } from "./table.ts";

/** Rows without files, and paths and packages that do not exist; a sentence each. */
export function findTableFaults(root: string, files: readonly string[], table: Table): string[] {
  const rows = files.flatMap((file) => {
    const row = findRow(table, file);
    return row === null ? [] : [{ ...row, file }];
  });
  const empty = Object.keys(table.rooms).flatMap((room) =>
    spellOut(room)
      .filter((plain) => !rows.some((row) => row.room === room && fit(plain, row.file) !== null))
      .map((plain) => `The table's row ${plain} has no files.`),
  );
  // One file for each row, and for each name that a `<name>` of it stands for.
  const examples = new Map(rows.map((row) => [row.room + JSON.stringify(row.names), row]));
  const gone = [...examples.values()].flatMap(({ room, names, file }) =>
    findGone(root, files, { file, names, mayImport: table.rooms[room] ?? [] }).map(
      (name) => `The table's row ${room} names ${name}, which does not exist.`,
    ),
  );
  const goneForTests = Object.entries(table.tests).flatMap(([folder, mayImport]) =>
    findGone(root, files, { file: `${folder}any.test.ts`, names: {}, mayImport }).map(
      (name) => `The table's row for tests in ${folder} names ${name}, which does not exist.`,
    ),
  );
  return [...empty, ...gone, ...goneForTests];
}

interface Example {
  readonly file: string;
  readonly names: Names;
  readonly mayImport: readonly string[];
}

function findGone(root: string, files: readonly string[], example: Example): string[] {
  const packages = packagesOf(root, example.file);
  return example.mayImport
    .flatMap((allowed) => spellOut(allowed.replace(/^types of /, "")))
    .filter((plain) => {
      if (plain === "any package" || plain === "node:*") return false;
      if (plain.startsWith("node:")) return !isBuiltin(plain);
      const known = isPath(plain) ? files : packages;
      return !known.some((name) => fit(plain, name, example.names) !== null);
    });
}

/** What the file's workspace depends on, and the whole repository. */
function packagesOf(root: string, file: string): string[] {
  const folders = file.split("/").slice(0, -1);
  return [...folders.keys(), folders.length].flatMap((depth) =>
    dependenciesIn(join(root, ...folders.slice(0, depth), "package.json")),
  );
}

function dependenciesIn(manifest: string): string[] {
  if (!existsSync(manifest)) return [];
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(manifest, "utf8"),
  ) as { dependencies?: object; devDependencies?: object };
  return Object.keys({ ...dependencies, ...devDependencies });
}
