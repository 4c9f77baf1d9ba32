import type { Reading, Theme } from "@hearten/reading/reading.ts";
import type { Thought } from "../stock/stock.ts";
import type { Goals, SureGoal, Wish } from "./goals.ts";
import { distanceOf } from "./nearest-goal.ts";

/** Losses, of which not everything may be spoken that could be on another day. */
const losses: readonly Theme[] = ["grief", "pregnancy-loss", "infertility", "peril"];
/** From this probability on the day may be one of loss, */
const possible = 0.1;
/** and from here on it most likely is. */
const likely = 0.5;

/** From this probability on goals are told in an order that suits a theme. */
const probable = 0.2;

/** From this bearing on a goal has to do with what is on the mind. */
const bears = 0.6;

function isLossAsLikelyAs(least: number, { themes }: Reading): boolean {
  return themes.some(({ theme, probability }) => losses.includes(theme) && probability >= least);
}

/** Whether the day may be one of loss. */
export const mayBeLoss = (reading: Reading) => isLossAsLikelyAs(possible, reading);

/** Whether a goal has to do with what is on the mind. */
export const bearsOnDay = ({ bearing }: SureGoal | Wish) => bearing >= bears;

/** The goals that may be spoken of. On a day of loss one that has nothing to do with it would come out of nowhere, and rests. */
export function chooseGoals(goals: Goals, reading: Reading): Goals {
  if (!isLossAsLikelyAs(likely, reading)) return goals;
  const { told, wishes, resting } = goals;
  const others = [...told, ...wishes].filter((goal) => !bearsOnDay(goal));
  return {
    told: told.filter(bearsOnDay),
    wishes: wishes.filter(bearsOnDay),
    resting: [...resting, ...others.map(({ role }) => role)],
  };
}

/**
 * One goal at most, told or wished: beside few words more would be the larger part. On a day that is taken for a hard one,
 * only one that has to do with it.
 */
export function chooseOneGoal(goals: Goals, isHard: boolean): Goals {
  const mayBeSaid = (goal: SureGoal | Wish) => !isHard || bearsOnDay(goal);
  const told = goals.told.filter(mayBeSaid).slice(0, 1);
  const wishes = told.length > 0 ? [] : goals.wishes.filter(mayBeSaid).slice(0, 1);
  const said = [...told, ...wishes];
  const others = [...goals.told, ...goals.wishes].filter((goal) => !said.includes(goal));
  return { told, wishes, resting: [...goals.resting, ...others.map(({ role }) => role)] };
}

/** The theme that goals are near to or not: the thought's, or where that is for everybody the likeliest. */
export function themeOfGoals({ theme }: Thought, { themes: [first] }: Reading): Theme {
  if (theme !== "general") return theme;
  return first !== undefined && first.probability >= probable ? first.theme : "general";
}

function weightOf(goal: SureGoal): number {
  return (bearsOnDay(goal) ? goal.bearing : 0) + (goal.isShown ? 1 : 0);
}

/** First the goals that today has shown, then those that bear on what is on the mind, then those whose kind is near to the theme. */
export function inOrderOfNearness(goals: readonly SureGoal[], theme: Theme): readonly SureGoal[] {
  return goals
    .toSorted((one, other) => distanceOf(one.kind, theme) - distanceOf(other.kind, theme))
    .toSorted((one, other) => weightOf(other) - weightOf(one));
}
