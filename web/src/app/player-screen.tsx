import { useCallback, useLayoutEffect } from "react";
import { useNavigate } from "react-router";
import { PlayerView } from "../features/player/player-view.tsx";
import { usePlayback } from "../features/player/use-playback.ts";
import { paths } from "./paths.ts";
import { useListening } from "./services.ts";
import { useRestoredInspiration } from "./use-restored-inspiration.ts";

export function PlayerScreen() {
  const { player } = useListening();
  const navigate = useNavigate();
  const inspiration = usePlayback(player, (state) => state.inspiration);
  useRestoredInspiration();
  useLayoutEffect(() => {
    player.expand();
    return () => player.minimise();
  }, [player]);
  const minimise = useCallback(
    () => void navigate(paths.dashboard, { viewTransition: true }),
    [navigate],
  );

  // What was loaded before a reload is on its way; without anything this screen is left at once.
  if (inspiration === null) return <p aria-busy="true" />;
  return <PlayerView player={player} inspiration={inspiration} onMinimise={minimise} />;
}
