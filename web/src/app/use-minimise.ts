import { useCallback, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { prefersReducedMotion } from "../ui/prefers-reduced-motion.ts";
import { paths } from "./paths.ts";
import type { PlayerHistoryState } from "./use-open-player.ts";

/**
 * Returns a function that leaves the player for the dashboard. It goes back if the previous entry of the history
 * is the dashboard, and else replaces the player's entry: Back must not lead to the player again.
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
    else void navigate(paths.dashboard, { replace: true, viewTransition: !prefersReducedMotion() });
  }, [navigate, isAfterDashboard]);
}
