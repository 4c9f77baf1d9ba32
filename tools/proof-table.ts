import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

export interface Row {
  readonly statement: string;
  /** Each is a test, by its file and title, or words that say how it was checked otherwise. */
  readonly proofs: readonly string[];
}

/** The rows of a document's tables whose last column holds proofs; the first cell is what they prove. */
export function readRows(document: string): Row[] {
  return document
    .split("\n")
    .filter((line) => /^\| (?!Statement |Trap |Attack |-)/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .map((cells) => ({ statement: cells[1] ?? "", proofs: (cells.at(-2) ?? "").split("<br>") }));
}

/** Beginnings of a proof that is no test. */
const told = ["Not shown", "Decided", "Looked at", "Not run here", "On a device"];

/**
 * The fault of a proof, in words; null if it holds.
 *
 * @param others beginnings that a document has besides the usual ones
 */
export function faultOf(proof: string, others: readonly string[] = []): string | null {
  const named = /^`(?<file>[^`]+)`: (?<name>.+)$/.exec(proof.trim())?.groups;
  if (named === undefined) {
    const [way = "", rest = ""] = proof.trim().split(/: (.*)/s);
    const isTold = [...told, ...others].includes(way) && rest.length >= 8;
    return isTold ? null : `is neither a test nor a way of checking: ${proof}`;
  }
  const { file = "", name = "" } = named;
  if (!existsSync(join(root, file))) return `names a missing file: ${file}`;
  // Escaped like the title in the source.
  const source = readFileSync(join(root, file), "utf8");
  const isThere = ['"', "`"].some((quote) => source.includes(quote + name + quote));
  return isThere ? null : `names a test that ${file} does not have: ${name}`;
}

/** The faults of all proofs, each with its statement. */
export function faultsIn(table: readonly Row[], others: readonly string[] = []): string[] {
  return table.flatMap(({ statement, proofs }) =>
    proofs
      .map((proof) => faultOf(proof, others))
      .flatMap((fault) => (fault === null ? [] : `${statement} ${fault}`)),
  );
}
