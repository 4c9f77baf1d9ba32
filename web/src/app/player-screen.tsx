import { useLayoutEffect } from "react";
import type { Client } from "../api/client.ts";
import { Help } from "../features/care/help.tsx";
import type { InspirationsStore } from "../features/inspirations/inspirations-store.ts";
import type { Player } from "../features/player/player.ts";
import { PlayerView } from "../features/player/player-view.tsx";
import { usePlayback } from "../features/player/use-playback.ts";
import type { Downloads } from "../platform/downloads.ts";
import type { Share } from "../platform/share.ts";
import { Logo } from "../ui/logo.tsx";
import type { Notify } from "../ui/notify.ts";
import { useObservable } from "../ui/use-observable.ts";
import { shareInspiration } from "./share-inspiration.ts";
import { useMinimise } from "./use-minimise.ts";
import { usePicturesHere } from "./use-pictures-here.ts";
import { useReadingAlong } from "./use-reading-along.ts";
import { useRestoredInspiration } from "./use-restored-inspiration.ts";

interface PlayerScreenProps {
  readonly player: Player;
  readonly inspirations: Pick<InspirationsStore, "isOutOfReach">;
  /** Null where the device can't store audio. */
  readonly downloads: Pick<Downloads, "kept" | "keep" | "release" | "read"> | null;
  /** The person's; null if it is not known. */
  readonly country: string | null;
  readonly client: Pick<Client, "readInspiration">;
  readonly share: Share;
  readonly notify: Notify;
}

export function PlayerScreen({
  player,
  inspirations,
  downloads,
  client,
  country,
  share,
  notify,
}: PlayerScreenProps) {
  const reading = useReadingAlong();
  const minimise = useMinimise(reading);
  const isOutOfReach = useObservable(inspirations.isOutOfReach);
  const withPictures = usePicturesHere(downloads, inspirations);
  const inspiration = usePlayback(player, (state) => state.inspiration);
  useRestoredInspiration(player, client, downloads);
  useLayoutEffect(() => {
    player.expand();
    return () => player.minimise();
  }, [player]);

  // The inspiration from before a reload is loading. Without one, this screen is left at once. It looks like the
  // splash, but does not import it, which would split the entry into more scripts.
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
      reading={reading}
      notify={notify}
      onShare={() => void shareInspiration(share, notify, inspiration)}
      onMinimise={minimise}
    >
      <Help isShown={inspiration.help} country={country} />
    </PlayerView>
  );
}
