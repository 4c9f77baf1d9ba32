import { type Circumstance, moodsOfCircumstances } from "@hearten/reading/circumstances.ts";
import type { ReplyLight } from "./stock.ts";

const lights = { glad: "bright", hard: "heavy", either: "open" } as const satisfies Record<
  string,
  ReplyLight
>;

/** What a circumstance says of the mood. */
export function lightOfCircumstance(circumstance: Circumstance): "bright" | "heavy" | "open" {
  return lights[moodsOfCircumstances[circumstance]];
}
