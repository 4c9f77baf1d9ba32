import { useCallback, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { prefersStillness } from "../ui/prefers-stillness.ts";
import { paths } from "./paths.ts";
import type { PlayerHistoryState } from "./use-open-player.ts";

/**
 * How to leave the player for the dashboard, so that going back from there does not lead to the player
 * again: where the dashboard is the place before, this goes back to it, and else takes the player's.
 */
export function useMinimise(): () => void {
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  // Only `useOpenPlayerScreen` leads here with a state.
  const state = useLocation().state as PlayerHistoryState | null;
  const isAfterDashboard = state?.isAfterDashboard ?? false;
  return useCallback(() => {
    // A second press on the way out would go back twice.
    if (hasLeft.current) return;
    hasLeft.current = true;
    if (isAfterDashboard) void navigate(-1);
    else void navigate(paths.dashboard, { replace: true, viewTransition: !prefersStillness() });
  }, [navigate, isAfterDashboard]);
}
