// `npm run check`: holds every file to the table of arrows, and holds the table, and ARCHITECTURE.md's
// picture of it, to what there is. `npm run draw:arrows` draws the picture anew.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync, Visitor } from "oxc-parser";
import { findFault, findRow, liesInNoRoom } from "./arrows.ts";
import { findCircles } from "./circles.ts";
import { type Import, type Imports, visitImports } from "./imports.ts";
import { drawInto } from "./picture.ts";
import { findTableFaults } from "./table-faults.ts";
import { type Table, table } from "./table.ts";

/** Every file in the folder that is the project's own, as a path from there. */
export function listFiles(root: string): string[] {
  return globSync("**/*.*", {
    cwd: root,
    exclude: (path) =>
      /(?:^|\/)(?:node_modules|dist[a-z-]*|\.git|data)$|^native\/(?:android|ios)$/.test(path),
  });
}

/** What each source among the files imports. */
export function readImports(root: string, files: readonly string[]): Imports {
  const sources = files.filter((file) => /\.(?:tsx?|m?js)$/.test(file));
  return new Map(sources.map((file) => [file, importsOf(root, file)]));
}

function importsOf(root: string, file: string): Import[] {
  const { program } = parseSync(file, readFileSync(join(root, file), "utf8"));
  const imports: Import[] = [];
  new Visitor(visitImports((_, found) => imports.push(found))).visit(program);
  return imports;
}

/** Sources in no room, and imports that the table does not allow; a sentence each. */
export function findForbidden(imports: Imports, arrows: Table): string[] {
  const faults = [...imports].flatMap(([file, found]) =>
    findRow(arrows, file) === null
      ? [liesInNoRoom(file)]
      : found.flatMap((each) => findFault(arrows, file, each) ?? []),
  );
  return [...new Set(faults)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(import.meta.dirname));
  const files = listFiles(root);
  const imports = readImports(root, files);
  const faults = [
    ...findForbidden(imports, table),
    ...findCircles(imports),
    ...findTableFaults(root, files, table),
  ];
  const path = join(root, "ARCHITECTURE.md");
  const document = readFileSync(path, "utf8");
  const drawn = drawInto(document, table);
  if (process.argv.includes("--draw")) writeFileSync(path, drawn);
  else if (drawn !== document)
    faults.push("ARCHITECTURE.md does not show the table of arrows: npm run draw:arrows");
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
