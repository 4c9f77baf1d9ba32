import { useMemo } from "react";
import type { GoalRemark, Remarks } from "./remarks.ts";
import { useLate } from "./use-late.ts";
import { useDebouncedTexts } from "./use-debounced-texts.ts";

/** What is said below the field of a goal; null for nothing. */
export type GoalFieldRemark = GoalRemark | { readonly kind: "foreign" } | null;

/** The remark for each goal. It changes when typing pauses. */
export function useGoalRemarks(
  goals: readonly string[],
  { loadIsForeign, loadRemarkOnGoal, after }: Remarks,
): readonly GoalFieldRemark[] {
  const isWanted = goals.some((goal) => goal.trim() !== "");
  const isForeign = useLate(loadIsForeign, isWanted);
  const remarkOnGoal = useLate(loadRemarkOnGoal, isWanted);
  const settled = useDebouncedTexts(goals, after);
  const remarks = useMemo(
    () =>
      settled.map((goal): GoalFieldRemark => {
        const remark = remarkOnGoal?.(goal) ?? null;
        // A told goal is English for certain.
        return remark?.kind !== "told" && isForeign?.(goal) === true ? { kind: "foreign" } : remark;
      }),
    [settled, isForeign, remarkOnGoal],
  );
  return goals.map((goal, slot) => (goal.trim() === "" ? null : (remarks[slot] ?? null)));
}
