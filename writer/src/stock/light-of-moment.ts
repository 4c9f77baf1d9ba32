import { type Moment, gladMoments } from "@hearten/reading/reading.ts";
import type { ReplyLight } from "./stock.ts";

/** Moments that may be glad as well as hard. */
const open: readonly Moment[] = ["wonder", "nothing", "choice", "beginning"];

/** What a moment says of the mood. */
export function lightOfMoment(moment: Moment): ReplyLight {
  if (moment === "mixed") return "mixed";
  if (gladMoments.includes(moment)) return "bright";
  return open.includes(moment) ? "open" : "heavy";
}
