// `npm run check`: holds every file to the table of arrows, and holds the table, and ARCHITECTURE.md's
// picture of it, to what there is. `npm run draw:arrows` draws the picture anew.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync, Visitor } from "oxc-parser";
import { findFault, findRow, liesInNoRoom } from "./arrows.ts";
import { type Import, visitImports } from "./imports.ts";
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

/** Sources in no room, and imports that the table does not allow; a sentence each. */
export function findForbidden(root: string, files: readonly string[], arrows: Table): string[] {
  const faults = files
    .filter((file) => /\.(?:tsx?|m?js)$/.test(file))
    .flatMap((file) =>
      findRow(arrows, file) === null
        ? [liesInNoRoom(file)]
        : importsOf(root, file).flatMap((found) => findFault(arrows, file, found) ?? []),
    );
  return [...new Set(faults)];
}

function importsOf(root: string, file: string): Import[] {
  const { program } = parseSync(file, readFileSync(join(root, file), "utf8"));
  const imports: Import[] = [];
  new Visitor(visitImports((_, found) => imports.push(found))).visit(program);
  return imports;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(import.meta.dirname));
  const files = listFiles(root);
  const faults = [...findForbidden(root, files, table), ...findTableFaults(root, files, table)];
  const path = join(root, "ARCHITECTURE.md");
  const document = readFileSync(path, "utf8");
  const drawn = drawInto(document, table);
  if (process.argv.includes("--draw")) writeFileSync(path, drawn);
  else if (drawn !== document)
    faults.push("ARCHITECTURE.md does not show the table of arrows: npm run draw:arrows");
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
