/**
 * What has happened, is so or is ahead, of which somebody writes, and whether such a day is mostly a glad one or a hard one.
 * `docs/writing.md` says what each is. The trained model has them in this order.
 */
export const moodsOfCircumstances = {
  birth: "glad",
  expecting: "glad",
  wedding: "glad",
  "new-love": "glad",
  passed: "glad",
  "work-won": "glad",
  "good-trade": "glad",
  praised: "glad",
  finished: "glad",
  made: "glad",
  "new-home": "glad",
  "paid-off": "glad",
  papers: "glad",
  "all-clear": "glad",
  "their-recovery": "glad",
  "their-success": "glad",
  "kept-it-up": "glad",
  "match-won": "glad",
  reunion: "glad",
  "made-up": "glad",
  belonging: "glad",
  kindness: "glad",
  dared: "glad",
  "first-time": "glad",
  "child-joy": "glad",
  "animal-joy": "glad",
  found: "glad",
  "day-off": "glad",
  outdoors: "glad",
  funny: "glad",
  "job-lost": "hard",
  "turned-down": "hard",
  failed: "hard",
  "papers-refused": "hard",
  "break-up": "hard",
  "partner-quarrel": "hard",
  "family-quarrel": "hard",
  "friend-lost": "hard",
  "left-out": "hard",
  shamed: "hard",
  "wronged-at-work": "hard",
  insulted: "hard",
  "animal-lost": "hard",
  "parent-fading": "hard",
  "their-illness": "hard",
  diagnosis: "hard",
  unwell: "hard",
  injury: "hard",
  "money-short": "hard",
  "losing-home": "hard",
  cheated: "hard",
  "broken-thing": "hard",
  "bad-trade": "hard",
  destroyed: "hard",
  "match-lost": "hard",
  "own-mistake": "hard",
  unkind: "hard",
  slip: "hard",
  sleepless: "hard",
  "small-children": "hard",
  overworked: "hard",
  caring: "hard",
  "quiet-house": "hard",
  homesick: "hard",
  retired: "hard",
  farewell: "hard",
  "test-ahead": "hard",
  "operation-ahead": "hard",
  "first-day-ahead": "hard",
  awaiting: "hard",
  decision: "either",
  "looking-forward": "glad",
  birthday: "either",
  ordinary: "either",
  stuck: "hard",
  nuisance: "hard",
  "far-worry": "hard",
  looks: "hard",
  tired: "hard",
} as const;

export type Circumstance = keyof typeof moodsOfCircumstances;
export const circumstances = Object.keys(moodsOfCircumstances) as readonly Circumstance[];

/** What a text without a common circumstance is labelled with. */
export const noCircumstance = "none";

/** The labels of the model. */
export const circumstanceLabels = [...circumstances, noCircumstance] as const;
export type CircumstanceLabel = (typeof circumstanceLabels)[number];

/**
 * From this probability on a circumstance or a moment is answered, and a case by its own and its circumstance's together.
 * Listeners found more than half of the replies to less probable circumstances wrong, and four in ten of those to such
 * moments.
 */
export const answeredProbability = 0.1;
