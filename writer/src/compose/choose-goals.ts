import type { Reading, Theme } from "@hearten/reading/reading.ts";
import type { Thought } from "../stock/stock.ts";
import type { Goals, SureGoal, Wish } from "./goals.ts";
import { distanceOf } from "./nearest-goal.ts";
import type { SeededRandom } from "./seeded-random.ts";

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

/** Whether it is a day on which what has come true is told as news. */
export const isGladDay = ({ feeling }: Reading) => feeling === "bright";

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

function weightOf(goal: SureGoal | Wish): number {
  return (bearsOnDay(goal) ? goal.bearing : 0) + (goal.isShown ? 1 : 0);
}
/** First what today has shown, then what has most to do with what is on the mind; the rest as it was. */
const byWeight = (one: SureGoal | Wish, other: SureGoal | Wish) => weightOf(other) - weightOf(one);

/** As what they want; nothing where that can't be said. */
const toWish = ({ role, bearing, isShown, wish }: SureGoal): readonly Wish[] =>
  wish === null ? [] : [{ role, bearing, isShown, wish }];

/** What somebody would like to be rid of, or owes: said out of nowhere it sounds like a reminder. */
const reminding =
  /^(?:(?:not|never|no longer) to|less|fewer|no)\b|^to (?:stop|quit|lose|reduce|cut|avoid|pay|owe|keep|give up|(?:drink|eat|spend|smoke) less)\b/;
const isOutOfNowhere = (wish: Wish) => !bearsOnDay(wish) && reminding.test(wish.wish);

/**
 * The goal that is said beside a reply, which says little: one at most, or it would be the larger part. It is told as a fact
 * only where a glad day has shown it, and else as what they want: told in the present tense it is often not so, and nothing that is tied to it
 * mends that.
 *
 * @param mustBear whether only one may be said that has to do with what is on the mind: in a hard hour or in a minute
 *   any other is in the way
 * @param isGlad whether it is a glad day
 * @param random draws among those that have equally much to do with it
 */
export function chooseOneGoal(
  { told, wishes, resting }: Goals,
  {
    mustBear,
    isGlad,
    random,
  }: { readonly mustBear: boolean; readonly isGlad: boolean; readonly random: SeededRandom },
): Goals {
  const shown = told.filter(({ isShown }) => isGlad && isShown).slice(0, 1);
  const wanted = random
    .shuffle([...wishes, ...told.flatMap(toWish)])
    // What has come true is news on a glad day, and on any other nobody is told to want it.
    .filter((wish) => isGlad || !wish.isShown)
    .filter((wish) => (mustBear ? bearsOnDay(wish) : !isOutOfNowhere(wish)))
    .toSorted(byWeight)
    .slice(0, shown.length > 0 ? 0 : 1);
  const said = new Set([...shown, ...wanted].map(({ role }) => role));
  const others = [...told, ...wishes].map(({ role }) => role).filter((role) => !said.has(role));
  return { told: shown, wishes: wanted, resting: [...resting, ...others] };
}

/** The theme that goals are near to or not: the thought's, or where that is for everybody the likeliest. */
export function themeOfGoals({ theme }: Thought, { themes: [first] }: Reading): Theme {
  if (theme !== "general") return theme;
  return first !== undefined && first.probability >= probable ? first.theme : "general";
}

/** First the goals that today has shown, then those that bear on what is on the mind, then those whose kind is near to the theme. */
export function inOrderOfNearness(goals: readonly SureGoal[], theme: Theme): readonly SureGoal[] {
  return goals
    .toSorted((one, other) => distanceOf(one.kind, theme) - distanceOf(other.kind, theme))
    .toSorted(byWeight);
}
