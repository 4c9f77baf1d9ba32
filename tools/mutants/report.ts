import type { Fate, Measured } from "./measure.ts";

/** The share of mutants that the tests of each target have to kill, in percent. */
const goal = 89;

/** Whether the tests kill enough. */
export const isEnough = (measured: Measured): boolean => shareOf(measured) >= goal;

/** A table of the targets as Markdown, and each survivor: where it lives, and what it changes. */
export function report(all: readonly Measured[]): string {
  const head = ["target", "mutants", "killed", "timed out", "survived", "share"];
  const rows = all.map((measured) => [
    measured.target,
    measured.fates.size,
    count(measured, "killed"),
    count(measured, "timed out"),
    count(measured, "survived", "not reached"),
    `${shareOf(measured).toFixed(1)} %${isEnough(measured) ? "" : `, and the goal is ${goal} %`}`,
  ]);
  const table = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return ["", ...table, "", ...all.flatMap(listSurvivors), ""].join("\n");
}

function listSurvivors({ fates }: Measured): string[] {
  return [...fates]
    .filter(([, fate]) => fate === "survived" || fate === "not reached")
    .map(([{ file, line, before, after }, fate]) => {
      const remark = fate === "not reached" ? "  (no test reaches it)" : "";
      return `${file}:${line}: ${before} => ${after}${remark}`;
    });
}

/** One that ran out of time is seen by the tests as well. A target without mutants has lost none. */
const shareOf = (measured: Measured) =>
  measured.fates.size === 0
    ? 100
    : (100 * count(measured, "killed", "timed out")) / measured.fates.size;

const count = ({ fates }: Measured, ...wanted: readonly Fate[]) =>
  [...fates.values()].filter((fate) => wanted.includes(fate)).length;
