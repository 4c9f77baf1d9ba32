import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "../router/router-context.ts";
import type { ReadingAlong } from "../features/player/reading-along.ts";
import { prefersReducedMotion } from "../ui/prefers-reduced-motion.ts";
import { paths } from "./paths.ts";
import type { PlayerHistoryState } from "./use-open-player.ts";

/**
 * Returns a function that leaves the player for the dashboard. It goes back if the previous entry of the history
 * is the dashboard, and else replaces the player's entry: Back must not lead to the player again. An open text has an
 * entry after it, which goes first.
 */
export function useMinimise({ isOpen, close }: ReadingAlong): () => void {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  // Only `useOpenPlayerScreen` leads here with a state.
  const state = useLocation().state as PlayerHistoryState | null;
  const isAfterDashboard = state?.isAfterDashboard ?? false;
  const leave = useCallback(() => {
    if (isAfterDashboard) void navigate(-1);
    else void navigate(paths.dashboard, { replace: true, viewTransition: !prefersReducedMotion() });
  }, [navigate, isAfterDashboard]);
  useEffect(() => {
    if (!isOpen && isLeaving.current) leave();
  }, [isOpen, leave]);
  return useCallback(() => {
    // A second press on the way out would go back twice.
    if (isLeaving.current) return;
    isLeaving.current = true;
    if (isOpen) close();
    else leave();
  }, [isOpen, close, leave]);
}
