// Measures the targets that are named, or all, one after another, and behind whatever else the machine has to do. Exits
// with 1 when the tests of one of them kill too few mutants.
import { getPriority, setPriority } from "node:os";
import { dirname } from "node:path";
import { copyRepository } from "./copy.ts";
import { type Measured, measure } from "./measure.ts";
import { isEnough, report } from "./report.ts";
import { targets } from "./targets.ts";

const named = process.argv.slice(2);
const unknown = named.filter((name) => !targets.some((target) => target.name === name));
if (unknown.length > 0) {
  const known = targets.map(({ name }) => name).join(", ");
  process.stderr.write(`There is no target ${unknown.join(", ")}. There are ${known}.\n`);
  process.exit(1);
}

setPriority(Math.max(getPriority(), 15));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const copy = copyRepository(dirname(dirname(import.meta.dirname)));
process.once("exit", () => copy.remove());
const all: Measured[] = [];
for (const target of targets)
  if (named.length === 0 || named.includes(target.name)) all.push(await measure(copy, target));
process.stdout.write(report(all));
process.exit(all.every(isEnough) ? 0 : 1);
