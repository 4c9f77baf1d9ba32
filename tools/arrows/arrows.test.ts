import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findForbidden, listFiles, readImports } from "./check.ts";
import { findCircles } from "./circles.ts";
import { drawInto } from "./picture.ts";
import { findTableFaults } from "./table-faults.ts";
import { table } from "./table.ts";

const root = dirname(dirname(import.meta.dirname));

describe("this repository", () => {
  const files = listFiles(root);
  const imports = readImports(root, files);

  it("has only the imports that the table allows", () => {
    expect(files.length).toBeGreaterThan(500);
    expect(findForbidden(imports, table)).toEqual([]);
  });

  it("has no imports that run in a circle", () => {
    expect(findCircles(imports)).toEqual([]);
  });

  it("has all that the table names", () => {
    expect(findTableFaults(root, files, table)).toEqual([]);
  });

  it("shows the table in ARCHITECTURE.md", () => {
    const document = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");
    expect(drawInto(document, table)).toBe(document);
  });
});

/** A folder, and what a file there says that it must not. */
const forbidden: readonly (readonly [folder: string, statement: string])[] = [
  // Each kind of import.
  ["server/src/profile/", 'import { x } from "../inspirations/service.ts";'],
  ["server/src/profile/", 'import type { X } from "../inspirations/service.ts";'],
  ["server/src/profile/", 'import "../inspirations/service.ts";'],
  ["server/src/profile/", 'export { x } from "../inspirations/service.ts";'],
  ["server/src/profile/", 'export type { X } from "../inspirations/service.ts";'],
  ["server/src/profile/", 'export * from "../inspirations/service.ts";'],
  ["server/src/profile/", 'export * as all from "../inspirations/service.ts";'],
  ["server/src/profile/", 'export type * from "../inspirations/service.ts";'],
  ["server/src/profile/", 'export const x = await import("../inspirations/service.ts");'],
  ["server/src/profile/", "export const x = await import(`../inspirations/service.ts`);"],
  ["server/src/profile/", 'export type X = import("../inspirations/service.ts").X;'],
  ["server/src/profile/", 'export const x = new URL("../http/thread.ts", import.meta.url);'],
  ["server/src/profile/", 'export const x = import.meta.resolve("@hearten/writer/script.ts");'],
  ["server/src/profile/", 'export const x = new URL("a.mp3", import.meta.resolve("hono"));'],

  // Whole names: of packages, and of folders.
  ["web/src/ui/", 'import { x } from "react-dom";'],
  ["web/src/ui/", 'import { x } from "react-dom/client";'],
  ["contract/src/", 'import { x } from "valibot-more";'],
  ["server/src/stand-in/", 'import { x } from "../http-client/call.ts";'],
  ["server/src/http/", 'import { x } from "../ports/identity-card.ts";'],
  ["server/src/adapters/queue/", 'import { x } from "../../ports/queue-more.ts";'],

  // Each floor of the house.
  ["contract/src/", 'import { x } from "react";'],
  ["contract/src/", 'import { x } from "node:fs";'],
  ["writer/src/grammar/", 'import { x } from "@hearten/reading/reading.ts";'],
  ["server/src/ports/", 'import { x } from "../adapters/documents/sqlite.ts";'],
  ["server/src/ports/", 'import { x } from "node:fs";'],
  ["server/src/adapters/documents/", 'import { x } from "../../ports/queue.ts";'],
  ["server/src/adapters/documents/", 'import { x } from "../queue/sqlite.ts";'],
  ["server/src/adapters/documents/", 'import { x } from "../../profile/service.ts";'],
  ["server/src/adapters/sqlite/", 'import { x } from "better-auth";'],
  ["server/src/profile/", 'import { x } from "../adapters/documents/sqlite.ts";'],
  ["server/src/profile/", 'import { x } from "../http/mount.ts";'],
  ["server/src/profile/", 'import { x } from "hono";'],
  ["server/src/profile/", 'import { x } from "node:fs/promises";'],
  ["server/src/new-feature/", 'import { x } from "../profile/service.ts";'],
  ["server/src/http/", 'import { x } from "../profile/service.ts";'],
  ["server/src/config/", 'import { x } from "../http/server.ts";'],
  ["web/src/ui/", 'import { x } from "@hearten/contract/profile.ts";'],
  ["web/src/api/", 'import { x } from "react";'],
  ["web/src/platform/", 'import { App } from "@capacitor/app";'],
  ["web/src/features/player/", 'import { x } from "../account/sign-in.ts";'],
  ["web/src/features/player/", 'import { x } from "../../app/router.tsx";'],
  ["web/src/features/player/", 'import { x } from "node:fs";'],
  ["web/src/app/", 'import { x } from "../../../server/src/main.ts";'],
  ["web/src/app/", 'import { App } from "@capacitor/app";'],
  ["web/service-worker/", 'import { x } from "../src/main.tsx";'],
  ["e2e/", 'import { x } from "../server/src/main.ts";'],
  ["emulators/", 'import { x } from "../e2e/product.ts";'],
  ["tools/", 'import { x } from "../server/src/main.ts";'],
  ["web/src/a-new-room/", 'import { x } from "react";'],
];

const allowed: readonly (readonly [folder: string, statement: string])[] = [
  ["contract/src/", 'import { x } from "./limits.ts";'],
  ["web/src/ui/", 'import { jsx } from "react/jsx-runtime";'],
  ["web/src/platform/", 'import type { AppPlugin } from "@capacitor/app";'],
  ["writer/src/grammar/", 'import type { X } from "@hearten/reading/reading.ts";'],
  ["server/src/adapters/queue/", 'import { x } from "../../ports/queue.ts";'],
  ["e2e/", 'import { x } from "@hearten/simulated-providers/author.ts";'],
  ["server/src/profile/", 'export const page = new URL("../../../page.html", import.meta.url);'],
  ["server/src/profile/", 'export const x = import.meta.resolve("@hearten/contract/music.ts");'],
];

describe("a statement", () => {
  const house = mkdtempSync(join(tmpdir(), "arrows-"));
  afterAll(() => rmSync(house, { recursive: true, force: true }));
  let told: { check: string; lint: string };

  beforeAll(() => {
    [...forbidden, ...allowed].forEach(([folder, statement], index) => {
      mkdirSync(join(house, folder), { recursive: true });
      writeFileSync(join(house, folder, nameOf(index)), `${statement}\n`);
    });
    cpSync(import.meta.dirname, join(house, "tools/arrows"), { recursive: true });
    told = {
      check: findForbidden(readImports(house, listFiles(house)), table).join("\n"),
      lint: lint(house),
    };
  });

  it.each(forbidden.map(([folder, statement], index) => ({ folder, statement, index })))(
    "in $folder is found by the check and by the linter: $statement",
    ({ folder, index }) => {
      expect(told.check).toContain(folder + nameOf(index));
      expect(told.lint).toContain(folder + nameOf(index));
    },
  );

  it.each(allowed.map(([folder, statement], index) => ({ folder, statement, index })))(
    "in $folder passes: $statement",
    ({ folder, index }) => {
      expect(told.check).not.toContain(folder + nameOf(forbidden.length + index));
      expect(told.lint).not.toContain(folder + nameOf(forbidden.length + index));
    },
  );
});

const nameOf = (index: number) => `planted-${String(index)}.ts`;

/** What the linter says with the rule of the arrows alone. */
function lint(house: string): string {
  const config = join(house, ".oxlintrc.json");
  const plugin = "./tools/arrows/lint-plugin.ts";
  writeFileSync(
    config,
    JSON.stringify({ jsPlugins: [plugin], rules: { "arrows/table": "error" } }),
  );
  const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, "--format=unix"], {
    cwd: house,
    encoding: "utf8",
  });
  return (
    stdout
      .split("\n")
      .filter((line) => line.includes("arrows(table)"))
      .join("\n") || stdout + stderr
  );
}

describe("the table", () => {
  const files = ["contract/src/a.ts", "server/src/ports/b.ts", "server/src/adapters/b/memory.ts"];

  it.each([
    ["a room without files", { "web/src/": [] }, "web/src/ has no files"],
    ["a name in braces without files", { "{contract,web}/src/": [] }, "web/src/ has no files"],
    [
      "a room whose files all belong to rows above",
      { "contract/": [], "contract/src/": [] },
      "contract/src/ has no files",
    ],
    ["a path that is gone", { "contract/src/": ["server/src/gone/"] }, "names server/src/gone/"],
    ["a path that is part of a name", { "contract/src/": ["server/src/port/"] }, "src/port/"],
    [
      "a path that is gone for one of its names",
      { "server/src/<room>/": ["server/src/ports/<room>.*"] },
      "names server/src/ports/<room>.*",
    ],
    ["a package that is no dependency", { "contract/src/": ["left-pad"] }, "names left-pad"],
    ["a module that Node does not have", { "contract/src/": ["node:gone"] }, "names node:gone"],
  ])("must not name %s", (_, rooms, fault) => {
    expect(findTableFaults(root, files, { rooms, tests: {} }).join("\n")).toContain(fault);
  });

  it("must not name what is gone for tests", () => {
    const faults = findTableFaults(root, files, { rooms: {}, tests: { "web/": ["left-pad"] } });
    expect(faults.join("\n")).toContain("tests in web/ names left-pad");
  });

  it("is drawn anew after a change", () => {
    const document = "A\n\n<!-- arrows -->\n\nold\n\n<!-- /arrows -->\n\nB\n";
    const mayImport = ["server/src/b/", "types of reading/src/c.ts", "types of react"];
    const drawn = drawInto(document, { rooms: { "server/src/a/": mayImport }, tests: {} });
    expect(drawn).toBe(
      "A\n\n<!-- arrows -->\n\n    server/a/  -> b/, types of reading/c.ts\n\n<!-- /arrows -->\n\nB\n",
    );
  });
});

describe("imports that run in a circle", () => {
  const imported = { specifier: "", isType: false };

  it("are found, whether they are types or not, once each", () => {
    const imports = new Map([
      ["a/one.ts", [{ ...imported, specifier: "./two.ts" }]],
      ["a/two.ts", [{ specifier: "../b/three.ts", isType: true }]],
      ["b/three.ts", [{ ...imported, specifier: "../a/one.ts" }]],
      ["b/four.ts", [{ ...imported, specifier: "../a/one.ts" }]],
    ]);
    expect(findCircles(imports)).toEqual([
      "Imports run in a circle: a/one.ts -> a/two.ts -> b/three.ts -> a/one.ts",
    ]);
  });

  it("are not what merely meets again", () => {
    const imports = new Map([
      [
        "a.ts",
        [
          { ...imported, specifier: "./b.ts" },
          { ...imported, specifier: "./c.ts" },
        ],
      ],
      ["b.ts", [{ ...imported, specifier: "./c.ts" }]],
      ["c.ts", [{ ...imported, specifier: "react" }]],
    ]);
    expect(findCircles(imports)).toEqual([]);
  });
});
