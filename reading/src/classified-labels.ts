import { caseLabels } from "./cases.ts";
import type { ClassifiedName } from "./classifier/classification.ts";
import { circumstanceLabels } from "./circumstances.ts";
import { harmLabels } from "./harm.ts";
import { feelings, moments, moods, themes } from "./reading.ts";

/** What the classifier is taught to tell apart, in the order in which it answers. */
export const classifiedLabels: Readonly<Record<ClassifiedName, readonly string[]>> = {
  harm: harmLabels,
  themes,
  feelings,
  moods,
  moments,
  circumstances: circumstanceLabels,
  cases: caseLabels,
};
