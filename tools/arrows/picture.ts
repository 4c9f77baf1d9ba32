// Draws the table of arrows for ARCHITECTURE.md: the rooms alone, without the packages by name.
import { isPath } from "./pattern.ts";
import type { Table } from "./table.ts";

const start = "<!-- arrows -->\n\n";
const end = "\n\n<!-- /arrows -->";

/** The document with the picture of this table between its two marks. */
export function drawInto(document: string, table: Table): string {
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${start.trim()} or ${end.trim()} is missing.`);
  return document.slice(0, from + start.length) + draw(table) + document.slice(to);
}

function draw({ rooms }: Table): string {
  const rows = Object.entries(rooms);
  const longest = Math.max(...rows.map(([room]) => shorten(room).length));
  return rows
    .map(([room, mayImport], index) => {
      const workspace = workspaceOf(room);
      const previous = workspaceOf(rows[index - 1]?.[0] ?? room);
      const isNewGroup = previous !== workspace && [previous, workspace].some(isLarge);
      const targets = mayImport
        .filter((target) => isPath(target.replace(types, "")) || target === "any package")
        .map((target) => nameFrom(workspace, target));
      const left = shorten(room).padEnd(longest);
      return `${isNewGroup ? "\n" : ""}    ${left}  -> ${targets.join(", ") || "no other room"}`;
    })
    .join("\n");
}

const types = /^types of /;
const workspaceOf = (path: string) => path.split("/", 1)[0] ?? "";
const isLarge = (workspace: string) => workspace === "server" || workspace === "web";
const shorten = (path: string) => path.replace("/src/", "/");

/** A room as it is called inside the workspace: there `server/src/ports/` is `ports/`. */
function nameFrom(workspace: string, target: string): string {
  if (target === `${workspace}/src/`) return `all of ${workspace}/`;
  const short = shorten(target);
  return short.startsWith(`${workspace}/`) ? short.slice(workspace.length + 1) || short : short;
}
