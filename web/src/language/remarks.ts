import type { After } from "../platform/timer.ts";

/** What becomes of a goal. */
export type GoalRemark =
  /** It is told as a fact, in these words, where a day has shown it or is all about it, and else as a wish, where it can be. */
  | { readonly kind: "told"; readonly you: string; readonly canBeWish: boolean }
  /** It is spoken of as a wish, in these words. */
  | { readonly kind: "wish"; readonly you: string }
  /** It is kept, and not spoken: long, harsh, or in English that can't be said back. */
  | { readonly kind: "kept" };

/** What the screens can say of a text while somebody types it. Each part is loaded when it is first needed. */
export interface Remarks {
  /** Resolves with what tells whether a text is certainly not English. */
  readonly loadIsForeign: () => Promise<(text: string) => boolean>;
  /** Resolves with what says how a goal will be spoken; null for a goal of which nothing is said. */
  readonly loadRemarkOnGoal: () => Promise<(goal: string) => GoalRemark | null>;
  readonly after: After;
}

/** Said below a field whose text is in another language. */
export const englishForNow = "Inspirations are spoken in English for now.";
