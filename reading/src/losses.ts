import { type GoalKind, type Theme, themes } from "./reading.ts";

/**
 * Losses, and the goals that they wound when they are no more than this likely: "I'm a dad" must not be told to whom
 * may have lost a child this week.
 */
const losses: readonly (readonly [Theme, number, readonly GoalKind[]])[] = [
  ["pregnancy-loss", 0.08, ["children", "family"]],
  ["infertility", 0.1, ["children", "family"]],
  ["breakup", 0.15, ["love"]],
  ["betrayal", 0.15, ["love"]],
  ["job-loss", 0.2, ["work", "business", "money"]],
];

/**
 * The kinds of goals that are wounded by what may have happened.
 *
 * @param probabilities of the themes, in their order
 */
export function tellLosses(probabilities: Float32Array): ReadonlySet<GoalKind> {
  const wounding = losses.filter(
    ([theme, least]) => (probabilities[themes.indexOf(theme)] ?? 0) >= least,
  );
  return new Set(wounding.flatMap(([, , kinds]) => kinds));
}
