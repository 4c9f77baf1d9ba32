import { type GoalKind, type Theme, themes } from "./reading.ts";

/**
 * Losses, the probability from which on they count, and the goals that they wound: "I'm a dad" must not be told to
 * somebody who may have lost a child this week. Chosen by eye on made-up people, low on purpose.
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
