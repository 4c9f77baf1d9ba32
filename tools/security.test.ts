import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { faultsIn, readRows } from "./proof-table.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const document = read("docs/security.md");

/** A part of the document, from its heading to the next of the same rank. */
function sectionOf(heading: string): string {
  const [, rest = ""] = document.split(`\n## ${heading}\n`);
  return rest.split("\n## ")[0] ?? "";
}

const rowWith = (proof: string) => [{ statement: "Somebody guesses", proofs: [proof] }];

/** Beginnings of a cell that says plainly what is missing. */
const gaps = ["No defence", "No test"];

describe("The threat model", () => {
  const rows = readRows(sectionOf("The threat model"));

  it("has a proof that holds in every row, or says that there is none", () => {
    expect(rows.length).toBeGreaterThan(50);
    expect(faultsIn(rows, gaps)).toEqual([]);
  });

  it("has no attack twice", () => {
    expect(new Set(rows.map(({ statement }) => statement)).size).toBe(rows.length);
  });

  it("would notice a gap that is not told, and a test that is gone", () => {
    expect(faultsIn(rowWith("No test"), gaps)).toHaveLength(1);
    expect(faultsIn(rowWith("`tools/security.test.ts`: is not there"), gaps)).toHaveLength(1);
    expect(faultsIn(rowWith("No test: nobody has tried it"))).toHaveLength(1);
    expect(faultsIn(rowWith("No test: nobody has tried it"), gaps)).toEqual([]);
  });
});

describe("What is said of security", () => {
  it.each(["docs/security.md", "SECURITY.md"])("leads to what is there: %s", (path) => {
    const targets = Array.from(
      read(path).matchAll(/\]\((?!https?:)([^)#]+)/g),
      ([, to = ""]) => to,
    );
    expect(targets).not.toEqual([]);
    expect(targets.filter((to) => !existsSync(join(root, dirname(path), to)))).toEqual([]);
  });
});
