import type { Circumstance } from "@hearten/reading/reading.ts";
import type { ReplyLight } from "./stock.ts";

const bright: readonly Circumstance[] = [
  "birth",
  "expecting",
  "wedding",
  "new-love",
  "passed",
  "work-won",
  "good-trade",
  "praised",
  "finished",
  "made",
  "new-home",
  "paid-off",
  "papers",
  "all-clear",
  "their-recovery",
  "their-success",
  "kept-it-up",
  "match-won",
  "reunion",
  "made-up",
  "belonging",
  "kindness",
  "dared",
  "first-time",
  "child-joy",
  "animal-joy",
  "found",
  "day-off",
  "outdoors",
  "funny",
  "looking-forward",
];
/** Circumstances that may be glad as well as hard. */
const open: readonly Circumstance[] = ["ordinary", "birthday", "decision"];

/** What a circumstance says of the mood. */
export function lightOfCircumstance(circumstance: Circumstance): Exclude<ReplyLight, "mixed"> {
  if (bright.includes(circumstance)) return "bright";
  return open.includes(circumstance) ? "open" : "heavy";
}
