import { useLayoutEffect } from "react";
import { PlayerView } from "../features/player/player-view.tsx";
import { usePlayback } from "../features/player/use-playback.ts";
import { Logo } from "../ui/logo.tsx";
import { useObservable } from "../ui/use-observable.ts";
import { useListening, useServices } from "./services.ts";
import { useMinimise } from "./use-minimise.ts";
import { usePicturesHere } from "./use-pictures-here.ts";
import { useRestoredInspiration } from "./use-restored-inspiration.ts";
import { useShare } from "./use-share.ts";

export function PlayerScreen() {
  const { notify } = useServices();
  const { downloads, inspirations, player } = useListening();
  const minimise = useMinimise();
  const share = useShare();
  const isOutOfReach = useObservable(inspirations.isOutOfReach);
  const withPictures = usePicturesHere();
  const inspiration = usePlayback(player, (state) => state.inspiration);
  useRestoredInspiration();
  useLayoutEffect(() => {
    player.expand();
    return () => player.minimise();
  }, [player]);

  // What was loaded before a reload is on its way; without anything this screen is left at once. The same as
  // the splash, whose own file would drag parts of the entry into scripts of their own.
  if (inspiration === null)
    return (
      <div className="splash">
        <h1>
          <Logo />
        </h1>
        <output className="visually-hidden">Loading</output>
      </div>
    );
  return (
    <PlayerView
      player={player}
      inspiration={withPictures(inspiration)}
      downloads={downloads}
      isOutOfReach={isOutOfReach}
      notify={notify}
      onShare={() => share(inspiration)}
      onMinimise={minimise}
    />
  );
}
