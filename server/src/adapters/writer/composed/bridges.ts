import type { GoalKindName } from "./goal-kind.ts";
import { ache } from "./bridges/ache.ts";
import { ahead } from "./bridges/ahead.ts";
import { alarm } from "./bridges/alarm.ts";
import { bright } from "./bridges/bright.ts";
import { friction } from "./bridges/friction.ts";
import { load } from "./bridges/load.ts";
import { measure } from "./bridges/measure.ts";
import { open } from "./bridges/open.ts";
import type { GoalTies } from "./goal-ties.ts";
import type { Passage } from "./passage.ts";
import type { ThemeGroup } from "./theme.ts";

export const bridges: Readonly<Record<ThemeGroup, GoalTies>> = {
  ahead,
  load,
  ache,
  alarm,
  friction,
  measure,
  open,
  bright,
};

/** The lines that tie a goal of this kind to what is on the mind; none for a far-fetched pair. */
export function bridgesBetween(group: ThemeGroup | null, kind: GoalKindName): readonly Passage[] {
  return group === null ? [] : (bridges[group][kind] ?? []).map((line) => [line]);
}
