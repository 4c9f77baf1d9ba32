import { useLayoutEffect } from "react";
import type { Client } from "../api/client.ts";
import { Help } from "../features/care/help.tsx";
import type { InspirationsStore } from "../features/inspirations/inspirations-store.ts";
import type { Draft } from "../features/creation/draft.ts";
import { copyText, type WriteClipboard } from "../features/player/copy-text.ts";
import type { HandOver } from "../features/player/hand-over.ts";
import { InspirationActions } from "../features/player/inspiration-actions.tsx";
import type { Player } from "../features/player/player.ts";
import { PlayerView } from "../features/player/player-view.tsx";
import { usePlayback } from "../features/player/use-playback.ts";
import type { Volume } from "../features/player/volume.ts";
import type { Downloads } from "../platform/downloads.ts";
import { Logo } from "../ui/logo.tsx";
import type { Notify } from "../ui/notify.ts";
import { useObservable } from "../ui/use-observable.ts";
import { useAnotherLikeThis } from "./use-another-like-this.ts";
import { YouWrote } from "../features/player/you-wrote.tsx";
import { useMinimise } from "./use-minimise.ts";
import { usePicturesHere } from "./use-pictures-here.ts";
import { useReadingAlong } from "./use-reading-along.ts";
import { useLeaveWhenGone, useRestoredInspiration } from "./use-restored-inspiration.ts";

interface PlayerScreenProps {
  readonly player: Player;
  /** Null where it is the device's alone. */
  readonly volume: Volume | null;
  readonly inspirations: Pick<InspirationsStore, "isOutOfReach">;
  /** Null where the device can't store audio. */
  readonly downloads: Pick<Downloads, "kept" | "keep" | "release" | "read"> | null;
  /** The person's; null if it is not known. */
  readonly country: string | null;
  readonly client: Pick<Client, "readInspiration">;
  readonly handOver: HandOver;
  readonly draft: Pick<Draft, "write">;
  readonly draftMusic: Pick<Draft, "write">;
  readonly writeClipboard: WriteClipboard;
  readonly notify: Notify;
}

export function PlayerScreen({
  player,
  volume,
  inspirations,
  downloads,
  client,
  country,
  handOver,
  draft,
  draftMusic,
  writeClipboard,
  notify,
}: PlayerScreenProps) {
  const reading = useReadingAlong();
  const minimise = useMinimise(reading);
  const makeAnother = useAnotherLikeThis(draft, draftMusic, player);
  const isOutOfReach = useObservable(inspirations.isOutOfReach);
  const withPictures = usePicturesHere(downloads, inspirations);
  const inspiration = usePlayback(player, (state) => state.inspiration);
  useRestoredInspiration(player, client, downloads);
  useLeaveWhenGone(player);
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
      volume={volume}
      notify={notify}
      onShare={() => void handOver.shareAudio(inspiration)}
      onMinimise={minimise}
      actions={
        <InspirationActions
          onSave={() => handOver.saveAudio(inspiration)}
          onCopy={() => void copyText(writeClipboard, notify, inspiration)}
          onAnother={() => makeAnother(inspiration)}
        />
      }
      belowText={<YouWrote description={inspiration.goals} goals={inspiration.userGoals} />}
    >
      <Help isShown={inspiration.help} country={country} />
    </PlayerView>
  );
}
