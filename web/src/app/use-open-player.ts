import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { useLocation, useNavigate } from "react-router";
import type { Player } from "../features/player/player.ts";
import { prefersStillness } from "../ui/prefers-stillness.ts";
import { paths } from "./paths.ts";

/** What the player's place in the history remembers. */
export interface PlayerHistoryState {
  /** So that a reload finds it again. */
  readonly inspirationId: string;
  /** Whether the dashboard is the place before this one. */
  readonly isAfterDashboard: boolean;
}

/** How to go to the player's screen with what is loaded. */
export function useOpenPlayerScreen(): (inspiration: Inspiration) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return ({ id }) => {
    const isAfterDashboard = pathname === paths.dashboard;
    const state: PlayerHistoryState = { inspirationId: id, isAfterDashboard };
    // While one screen grows out of the other, no touch reaches either.
    void navigate(paths.player, { state, viewTransition: !prefersStillness() });
  };
}

/** How to play an inspiration on the player's screen; to be called within the tap. */
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
