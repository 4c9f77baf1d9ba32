import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { useLocation, useNavigate } from "../router/router-context.ts";
import type { Player } from "../features/player/player.ts";
import { prefersReducedMotion } from "../ui/prefers-reduced-motion.ts";
import { paths } from "./paths.ts";

/** The state of the player's entry in the history. */
export interface PlayerHistoryState {
  /** What to load again after a reload. */
  readonly inspirationId: string;
  /** Whether the previous entry is the dashboard. */
  readonly isAfterDashboard: boolean;
  /** Whether the text is open in full height. The entry before it is the same without it. */
  readonly isReading?: boolean;
}

/** Returns a function that opens the player's screen for the loaded inspiration. */
export function useOpenPlayerScreen(): (inspiration: Inspiration) => void {
  const navigate = useNavigate();
  const { pathname, state: stateHere } = useLocation();
  return ({ id }) => {
    // From the player to the player: its entry in the history becomes the other inspiration's.
    const replace = pathname === paths.player;
    const before = replace ? (stateHere as PlayerHistoryState | null) : null;
    const isAfterDashboard = before?.isAfterDashboard ?? pathname === paths.dashboard;
    const state: PlayerHistoryState = { inspirationId: id, isAfterDashboard };
    void navigate(paths.player, {
      state,
      replace,
      viewTransition: !replace && !prefersReducedMotion(),
    });
  };
}

/**
 * Returns a function that plays an inspiration and opens the player's screen. Call it inside the tap's event handler.
 */
export function useOpenPlayer(
  player: Pick<Player, "open" | "expand">,
): (inspiration: Inspiration) => void {
  const openScreen = useOpenPlayerScreen();
  return (inspiration) => {
    player.open(inspiration);
    player.expand();
    openScreen(inspiration);
  };
}
