import { circumstances } from "./reading.ts";

/** What a text without a common circumstance is labelled with. */
export const noCircumstance = "none";

/** The labels of the model. */
export const circumstanceLabels = [...circumstances, noCircumstance] as const;
export type CircumstanceLabel = (typeof circumstanceLabels)[number];
