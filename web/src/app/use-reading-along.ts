import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "../router/router-context.ts";
import type { ReadingAlong } from "../features/player/reading-along.ts";
import { paths } from "./paths.ts";
import type { PlayerHistoryState } from "./use-open-player.ts";

/** The text in full height has an entry of its own in the history, so that Back closes it, and a reload keeps it. */
export function useReadingAlong(): ReadingAlong {
  const navigate = useNavigate();
  // Only `useOpenPlayerScreen` and this lead to the player with a state.
  const state = useLocation().state as PlayerHistoryState | null;
  const isOpen = state?.isReading ?? false;
  /** Where the last press leads: a second one on the way would open it twice, or go back twice. */
  const isWanted = useRef(isOpen);
  useEffect(() => {
    isWanted.current = isOpen;
  }, [isOpen]);
  const open = useCallback(() => {
    if (isWanted.current) return;
    isWanted.current = true;
    void navigate(paths.player, { state: { ...state, isReading: true } });
  }, [navigate, state]);
  const close = useCallback(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    void navigate(-1);
  }, [navigate]);
  return { isOpen, open, close };
}
