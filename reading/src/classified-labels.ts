import { caseLabels } from "./cases.ts";
import type { ClassifiedName } from "./classifier/classification.ts";
import { circumstanceLabels } from "./circumstances.ts";
import { harmLabels } from "./harm.ts";
import { needLabels } from "./asking-texts.ts";
import { feelings, goalKinds, moments, moods, standings, themes } from "./reading.ts";

/** What the classifier is taught to tell of a text, in the order in which it answers. */
export const classifiedLabels: Readonly<Record<ClassifiedName, readonly string[]>> = {
  harm: harmLabels,
  themes,
  feelings,
  moods,
  moments,
  circumstances: circumstanceLabels,
  cases: caseLabels,
  goalKinds,
  needs: needLabels,
};

/** All that the classifier is taught to tell: of a text, and after that how goals before it stand to it. */
export const taughtLabels = { ...classifiedLabels, standings };
