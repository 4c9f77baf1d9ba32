import type { Moment } from "@hearten/reading/reading.ts";
import type { ReplyLight } from "./stock.ts";

const bright: readonly Moment[] = ["success", "fun", "love", "relief", "contentment"];
/** Moments that may be glad as well as hard. */
const open: readonly Moment[] = ["wonder", "nothing", "choice", "beginning"];

/** What a moment says of the mood. */
export function lightOfMoment(moment: Moment): ReplyLight {
  if (moment === "mixed") return "mixed";
  if (bright.includes(moment)) return "bright";
  return open.includes(moment) ? "open" : "heavy";
}
