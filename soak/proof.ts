// What every proof by figures uses. A proof is a test whose name is the goal, in one sentence. It tells the figure that
// it has seen before it expects anything of it, so that a missed goal has one too.
import type { TestContext } from "vitest";
// It declares what a test keeps of its figure.
import "../tools/figures.ts";

/** Milliseconds; each proof has a time after which it has failed. */
export const minute = 60_000;

/** The part of the usual counts, above 0, with which the proofs run. */
const share = Number(process.env["SOAK_SHARE"] ?? 1);
if (!(share > 0)) throw new Error("SOAK_SHARE is no number above 0.");

/** How often a proof does something: the usual count, or the part of it that `SOAK_SHARE` asks for; at least once. */
export function times(usual: number): number {
  return Math.max(1, Math.round(usual * share));
}

/** Puts the figure beside the goal into the table at the end. */
export function tell({ task }: TestContext, figure: string): void {
  task.meta.figure = figure;
}
