import type { Need } from "@hearten/reading/reading.ts";
import type { ReplyLight } from "./stock.ts";

const lights = {
  push: "bright",
  courage: "open",
  calm: "open",
  kindness: "open",
  // Whoever wants no more than company is in a hard hour.
  company: "heavy",
} as const satisfies Record<Need, ReplyLight>;

/** The light of the replies to a need. It decides what stands around the reply. */
export function lightOfNeed(need: Need): ReplyLight {
  return lights[need];
}
