import type { Passage } from "./passage.ts";

/** The one picture that a script keeps. */
export interface Image {
  readonly name: string;
  /** Where one is in it, for titles: "by the water". */
  readonly where: string;
  /** Brings the picture in. */
  readonly arrive: readonly Passage[];
  /** Looks at what is on the mind in its light. */
  readonly mind: readonly Passage[];
  /** Stays in the picture for a while, in a long script. */
  readonly stay: readonly Passage[];
  /** Looks at any goal in its light, just after the goal was told. */
  readonly goal: readonly Passage[];
  /** Returns to it near the end. */
  readonly close: readonly Passage[];
}
