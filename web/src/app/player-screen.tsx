import { useLayoutEffect } from "react";
import { PlayerView } from "../features/player/player-view.tsx";
import { usePlayback } from "../features/player/use-playback.ts";
import { useListening } from "./services.ts";
import { SplashScreen } from "./splash.tsx";
import { useMinimise } from "./use-minimise.ts";
import { useRestoredInspiration } from "./use-restored-inspiration.ts";

export function PlayerScreen() {
  const { player } = useListening();
  const minimise = useMinimise();
  const inspiration = usePlayback(player, (state) => state.inspiration);
  useRestoredInspiration();
  useLayoutEffect(() => {
    player.expand();
    return () => player.minimise();
  }, [player]);

  // What was loaded before a reload is on its way; without anything this screen is left at once.
  if (inspiration === null) return <SplashScreen />;
  return <PlayerView player={player} inspiration={inspiration} onMinimise={minimise} />;
}
