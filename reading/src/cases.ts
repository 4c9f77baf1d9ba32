import type { Circumstance } from "./circumstances.ts";

/**
 * What kind of its circumstance it is: which test is ahead, who is ill. `docs/writing.md` says what each is. The trained models
 * have them in this order.
 */
export const casesOfCircumstances = {
  wedding: ["own-wedding-ahead", "wedding-day", "engaged"],
  "new-love": ["early-days", "together"],
  passed: ["exam-passed", "licence-passed", "place-won"],
  "work-won": ["new-job-won", "promoted", "contract-won"],
  praised: ["praised-for-work", "thanked"],
  finished: ["written-work", "work-delivered", "house-in-order"],
  made: ["cooked", "crafted", "written-or-played"],
  "new-home": ["moving-boxes", "keys"],
  "their-success": ["childs-success", "friends-success"],
  "kept-it-up": ["sober", "smoke-free", "new-habit"],
  "match-won": ["own-best", "team-won"],
  dared: ["spoke-up", "tried-it"],
  "job-lost": ["dismissed", "business-closed"],
  "turned-down": ["job-refused", "work-refused"],
  failed: ["exam-failed", "driving-failed"],
  "break-up": ["was-left", "ended-it", "miss-them", "divided-things", "seen-with-other"],
  "partner-quarrel": ["everyday-quarrel", "not-speaking"],
  "family-quarrel": ["with-a-teenager", "with-a-parent", "with-a-sibling"],
  "friend-lost": ["drifted-apart", "fell-out"],
  "left-out": ["new-in-town", "not-invited", "nobody-beside", "long-alone"],
  shamed: ["slip-in-public", "humiliated"],
  "wronged-at-work": ["passed-over", "scolded", "unfair-terms"],
  "animal-lost": ["just-died", "still-missed", "gone-missing"],
  "parent-fading": ["forgets", "frail", "in-a-home"],
  "their-illness": ["parent-ill", "child-ill", "partner-ill", "friend-ill"],
  diagnosis: ["bad-news", "not-yet-known"],
  unwell: ["worn-out", "pain", "caught-something"],
  injury: ["cannot-train", "hurt-and-slow"],
  "money-short": ["sudden-bill", "end-of-month", "debts", "ashamed-of-money"],
  "losing-home": ["must-leave", "home-cleared"],
  "broken-thing": ["device-broken", "vehicle-broken", "home-broken"],
  "match-lost": ["lost-a-game", "went-blank"],
  "own-mistake": ["mistake-at-work", "forgot-something", "broke-or-lost"],
  unkind: ["to-a-child", "to-a-partner", "to-a-friend", "to-a-parent"],
  slip: ["ate", "drank-or-smoked", "wasted-day", "skipped"],
  sleepless: ["awake-at-night", "before-something"],
  "small-children": ["newborn", "toddler"],
  overworked: ["deadline", "too-many-shifts", "everything-at-once"],
  caring: ["caring-for-parent", "caring-for-partner", "caring-for-child"],
  "quiet-house": ["child-moved-out", "with-the-other-parent"],
  homesick: ["far-from-feast", "foreign-tongue", "miss-the-place"],
  retired: ["after-retiring", "not-needed"],
  farewell: ["last-workday", "friend-leaves", "thing-given-up", "time-ends"],
  "test-ahead": [
    "interview",
    "exam",
    "driving-test",
    "talk",
    "match",
    "stage",
    "hard-talk",
    "hearing",
  ],
  "first-day-ahead": ["new-job", "new-school", "new-place"],
  awaiting: ["body-results", "exam-results", "job-answer", "office-answer", "somebodys-message"],
  decision: ["job-choice", "place-choice", "love-choice", "study-choice"],
  "looking-forward": ["trip", "visit", "party"],
  birthday: ["round-number", "quiet-birthday", "glad-birthday"],
  ordinary: ["chores-done", "empty-day", "small-pleasure"],
  stuck: ["cannot-start", "empty-page", "in-a-rut", "no-progress"],
  nuisance: ["on-the-way", "noise-next-door", "nothing-works"],
  "far-worry": ["war-and-news", "family-far-away", "somebody-out"],
  looks: ["weight", "face-and-age"],
  tired: ["tired-from-work", "tired-from-home", "tired-for-no-reason"],
} as const satisfies Partial<Record<Circumstance, readonly string[]>>;

type CircumstanceWithCases = keyof typeof casesOfCircumstances;
export type Case = (typeof casesOfCircumstances)[CircumstanceWithCases][number];

export const cases: readonly Case[] = Object.values(casesOfCircumstances).flat();

/** The cases of a circumstance; none where it isn't divided. */
export function casesOf(circumstance: Circumstance): readonly Case[] {
  return circumstance in casesOfCircumstances
    ? casesOfCircumstances[circumstance as CircumstanceWithCases]
    : [];
}

/** Labels a text of none of the cases, or of which it isn't clear. */
export const otherCase = "other";

/** The labels of both models. */
export const caseLabels = [...cases, otherCase] as const;
export type CaseLabel = Case | typeof otherCase;
