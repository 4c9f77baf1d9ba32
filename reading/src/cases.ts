import type { Circumstance } from "./circumstances.ts";

/**
 * What kind of its circumstance it is: which test is ahead, who is ill. `docs/writing.md` says what each is. The trained models
 * have them in this order.
 */
export const casesOfCircumstances = {
  wedding: ["own-wedding-ahead", "wedding-day", "engaged"],
  passed: ["exam-passed", "licence-passed", "place-won"],
  "work-won": ["new-job-won", "promoted", "contract-won"],
  "new-home": ["moving-boxes", "keys"],
  "kept-it-up": ["sober", "smoke-free", "new-habit"],
  "job-lost": ["dismissed", "business-closed"],
  "turned-down": ["job-refused", "work-refused"],
  failed: ["exam-failed", "driving-failed"],
  "break-up": ["just-happened", "miss-them", "divided-things", "seen-with-other"],
  "family-quarrel": ["with-a-teenager", "with-a-parent", "with-a-sibling"],
  "left-out": ["new-in-town", "not-invited", "nobody-beside", "long-alone"],
  "their-illness": ["parent-ill", "child-ill", "partner-ill", "friend-ill"],
  diagnosis: ["bad-news", "not-yet-known"],
  unwell: ["worn-out", "pain", "caught-something"],
  "money-short": ["sudden-bill", "end-of-month", "debts", "ashamed-of-money"],
  "match-lost": ["lost-a-game", "went-blank"],
  unkind: ["to-a-child", "to-a-partner", "to-a-friend", "to-a-parent"],
  slip: ["ate", "drank-or-smoked", "wasted-day", "skipped"],
  sleepless: ["awake-at-night", "before-something"],
  "small-children": ["newborn", "toddler"],
  overworked: ["deadline", "too-many-shifts", "everything-at-once"],
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
  stuck: ["cannot-start", "empty-page", "in-a-rut", "no-progress"],
  looks: ["weight", "face-and-age"],
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
