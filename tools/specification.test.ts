import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { faultOf, faultsIn, readRows } from "./proof-table.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const document = readFileSync(join(root, "docs/specification.md"), "utf8");
const rows = readRows(document);

describe("The table of the specification", () => {
  it("has a proof that holds in every row", () => {
    expect(faultsIn(rows)).toEqual([]);
  });

  it("has rows for each of the nine sections, and no statement twice", () => {
    const sections = document.split(/^## /m).slice(1);
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const section = sections.find((text) => text.startsWith(`${String(number)}. `)) ?? "";
      expect(readRows(section).length, `section ${String(number)}`).toBeGreaterThan(3);
    }
    expect(new Set(rows.map(({ statement }) => statement)).size).toBe(rows.length);
  });

  it("would notice a test that is gone, a file that is gone, and an empty cell", () => {
    expect(faultOf("`tools/specification.test.ts`: is not there")).toContain("does not have");
    expect(faultOf("`tools/no-such.test.ts`: anything")).toContain("missing file");
    expect(faultOf("")).toContain("neither");
  });
});

describe("The table of what browsers and phones do to a player", () => {
  const traps = readRows(readFileSync(join(root, "docs/player-traps.md"), "utf8"));

  it("has a proof that holds in every row", () => {
    expect(traps.length).toBeGreaterThan(25);
    expect(faultsIn(traps)).toEqual([]);
  });

  it("names only checks on devices that there are", () => {
    const checks = readFileSync(join(root, "docs/device-checks.md"), "utf8");
    const named = traps
      .flatMap(({ proofs }) => proofs)
      .filter((proof) => proof.startsWith("On a device: "))
      .flatMap((proof) => proof.match(/\d+/g) ?? []);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((number) => !checks.includes(`\n| ${number} `))).toEqual([]);
  });
});
