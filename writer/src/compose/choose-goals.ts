import type { Reading, Theme } from "@hearten/reading/reading.ts";
import type { Thought } from "../stock/stock.ts";
import type { Goals, SureGoal, Wish } from "./goals.ts";
import { distanceOf } from "./nearest-goal.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** Losses, of which not everything may be spoken that could be on another day. */
const losses: readonly Theme[] = ["grief", "pregnancy-loss", "infertility", "peril"];
/** From this probability on the day may be one of loss. */
const possible = 0.1;

/** From this probability on goals are told in an order that suits a theme. */
const probable = 0.2;

/** Whoever writes so few words, of no theme, has nothing but goals on the mind. */
const fewWords = 10;

/** From this bearing on a goal has to do with what is on the mind. */
const bears = 0.8;

/** Whether the day may be one of loss. */
export const mayBeLoss = ({ themes }: Reading) =>
  themes.some(({ theme, probability }) => losses.includes(theme) && probability >= possible);

/** Whether it is a day on which what has come true is told as news. */
export const isGladDay = ({ feeling }: Reading) => feeling === "bright";

/** Whether a goal has to do with what is on the mind. */
export const bearsOnDay = ({ bearing }: SureGoal | Wish) => bearing >= bears;

const isSpoken = (goal: SureGoal | Wish) => bearsOnDay(goal) || goal.isShown;

/** Whether nothing is on the mind of which a piece could be made. */
export const hasNoMatter = ({ themes, words }: Reading) => themes.length === 0 && words <= fewWords;

/**
 * Chooses the goals that the piece speaks of: those that have to do with what is on the mind, and those that have come
 * true today. Any other goal seems to come out of nowhere, and costs a piece nearly one grade of ten (decisions/079).
 */
export function chooseGoals({ told, wishes, resting }: Goals): Goals {
  return { told: told.filter(isSpoken), wishes: wishes.filter(isSpoken), resting };
}

function weightOf(goal: SureGoal | Wish): number {
  return (bearsOnDay(goal) ? goal.bearing : 0) + (goal.isShown ? 1 : 0);
}
/** First what today has shown, then what has most to do with what is on the mind; the rest as it was. */
const byWeight = (one: SureGoal | Wish, other: SureGoal | Wish) => weightOf(other) - weightOf(one);

/** As what they want; nothing where that can't be said. */
const toWish = ({ role, bearing, isShown, wish }: SureGoal): readonly Wish[] =>
  wish === null ? [] : [{ role, bearing, isShown, wish }];

/**
 * Chooses the goal that is said beside a reply: one at most, because a reply says little. The goal is told as a fact
 * only if a glad day has shown it. Otherwise it is said as a wish. In the present tense it would often be untrue, and
 * no words around it can mend that.
 *
 * @param isGlad whether it is a glad day
 * @param random draws among those that have equally much to do with it
 */
export function chooseOneGoal(
  { told, wishes, resting }: Goals,
  { isGlad, random }: { readonly isGlad: boolean; readonly random: SeededRandom },
): Goals {
  const shown = told.filter(({ isShown }) => isGlad && isShown).slice(0, 1);
  const wanted = random
    .shuffle([...wishes, ...told.flatMap(toWish)])
    // What has come true is news on a glad day, and on any other nobody is told to want it.
    .filter((wish) => isGlad || !wish.isShown)
    .toSorted(byWeight)
    .slice(0, shown.length > 0 ? 0 : 1);
  const said = new Set([...shown, ...wanted].map(({ role }) => role));
  const others = [...told, ...wishes].map(({ role }) => role).filter((role) => !said.has(role));
  return { told: shown, wishes: wanted, resting: [...resting, ...others] };
}

/** The theme by which goals are sorted: the thought's, or the likeliest one if the thought is for everybody. */
export function themeOfGoals({ theme }: Thought, { themes: [first] }: Reading): Theme {
  if (theme !== "general") return theme;
  return first !== undefined && first.probability >= probable ? first.theme : "general";
}

/**
 * Sorts the goals: first those that today has shown, then those that have to do with what is on the mind, then those
 * whose kind is near to the theme.
 */
export function inOrderOfNearness(goals: readonly SureGoal[], theme: Theme): readonly SureGoal[] {
  return goals
    .toSorted((one, other) => distanceOf(one.kind, theme) - distanceOf(other.kind, theme))
    .toSorted(byWeight);
}
