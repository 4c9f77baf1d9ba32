import type { GoalKind, Theme } from "@hearten/reading/reading.ts";

/** The kinds of goals that a theme has most to do with, the nearest first. */
const nearestKinds: Readonly<Record<Theme, readonly GoalKind[]>> = {
  addiction: ["quitting", "healing", "body", "self"],
  ageing: ["body", "healing", "family", "movement"],
  angry: ["calm", "boundaries", "speaking", "self"],
  betrayal: ["self", "boundaries", "love", "friends"],
  "body-image": ["self", "body", "movement", "healing"],
  breakup: ["love", "self", "friends", "healing"],
  calm: ["calm", "routine", "home", "faith"],
  caring: ["giving", "family", "boundaries", "calm"],
  comparison: ["self", "work", "creative", "business"],
  competition: ["playing", "movement", "body", "self"],
  conflict: ["speaking", "boundaries", "family", "love"],
  "creative-block": ["creative", "playing", "routine", "self"],
  decision: ["self", "work", "calm", "money"],
  doubt: ["self", "work", "creative", "speaking"],
  exam: ["study", "language", "calm", "self"],
  fear: ["calm", "self", "healing", "speaking"],
  friendship: ["friends", "speaking", "boundaries", "giving"],
  gratitude: ["giving", "family", "faith", "friends"],
  grief: ["family", "love", "friends", "faith"],
  health: ["healing", "body", "movement", "calm"],
  hope: ["self", "faith", "healing", "creative"],
  identity: ["self", "speaking", "friends", "love"],
  infertility: ["children", "love", "healing", "calm"],
  interview: ["work", "speaking", "self", "language"],
  "job-loss": ["work", "money", "business", "self"],
  joy: ["love", "family", "friends", "playing"],
  lonely: ["friends", "love", "family", "giving"],
  love: ["love", "family", "speaking", "home"],
  migration: ["language", "home", "friends", "work"],
  mistake: ["self", "work", "calm", "speaking"],
  money: ["money", "business", "work", "home"],
  moving: ["home", "friends", "routine", "travel"],
  "new-beginning": ["work", "routine", "self", "home"],
  numb: ["self", "healing", "calm", "creative"],
  overwhelm: ["boundaries", "calm", "routine", "work"],
  parenting: ["children", "family", "calm", "boundaries"],
  peril: ["home", "family", "self", "faith"],
  "pregnancy-loss": ["love", "healing", "family", "faith"],
  presentation: ["speaking", "work", "self", "calm"],
  procrastination: ["routine", "study", "work", "creative"],
  proud: ["self", "work", "family", "creative"],
  sad: ["self", "healing", "friends", "calm"],
  shame: ["self", "healing", "friends", "quitting"],
  sleepless: ["sleep", "calm", "routine", "quitting"],
  stuck: ["creative", "work", "routine", "travel"],
  tired: ["sleep", "boundaries", "calm", "body"],
  unfairness: ["boundaries", "speaking", "work", "giving"],
  waiting: ["calm", "faith", "routine", "self"],
  work: ["work", "boundaries", "business", "speaking"],
  world: ["giving", "calm", "faith", "friends"],
  worry: ["calm", "sleep", "self", "family"],
  general: [],
};

/** How near a kind of goal is to a theme: 0 for the nearest, more for those further away. */
export function distanceOf(kind: GoalKind, theme: Theme): number {
  const kinds = nearestKinds[theme];
  const index = kinds.indexOf(kind);
  return index === -1 ? kinds.length : index;
}

/** Whether a goal of the kind has to do with the theme. */
export function isNear(kind: GoalKind, theme: Theme): boolean {
  return nearestKinds[theme].includes(kind);
}
