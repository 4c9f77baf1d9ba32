import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { useNavigate } from "react-router";
import { paths } from "./paths.ts";
import { useListening } from "./services.ts";

/** What the player's place in the history remembers, so that a reload finds the inspiration again. */
export interface PlayerHistoryState {
  readonly inspirationId: string;
}

/** How to go to the player's screen with what is loaded. */
export function useOpenPlayerScreen(): (inspiration: Inspiration) => void {
  const navigate = useNavigate();
  return ({ id }) => {
    const state: PlayerHistoryState = { inspirationId: id };
    void navigate(paths.player, { state, viewTransition: true });
  };
}

/** How to play an inspiration on the player's screen; to be called within the tap. */
export function useOpenPlayer(): (inspiration: Inspiration) => void {
  const { player } = useListening();
  const openScreen = useOpenPlayerScreen();
  return (inspiration) => {
    player.open(inspiration);
    player.expand();
    openScreen(inspiration);
  };
}
