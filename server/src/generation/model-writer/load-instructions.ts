import { readFileSync } from "node:fs";

/** Counts up with every change of the instructions or of the content's form: scripts can be compared by it. */
export const promptVersion = 3;

/** How Hearten speaks, as a model is told it; a text that a writer can edit. */
export const loadInstructions = (): string =>
  readFileSync(new URL("how-hearten-speaks.md", import.meta.url), "utf8");
