import { useLayoutEffect, useState } from "react";
import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { Client } from "../api/client.ts";
import { Help } from "../features/care/help.tsx";
import type { InspirationsStore } from "../features/inspirations/inspirations-store.ts";
import type { Draft } from "../features/creation/draft.ts";
import { copyText, type WriteClipboard } from "../features/player/copy-text.ts";
import type { HandOver } from "../features/player/hand-over.ts";
import { InspirationActions } from "../features/player/inspiration-actions.tsx";
import type { Player } from "../features/player/player.ts";
import { frameFits, PlayerFrame } from "../features/player/player-frame.tsx";
import { PlayerView } from "../features/player/player-view.tsx";
import { usePlayback } from "../features/player/use-playback.ts";
import type { Volume } from "../features/player/volume.ts";
import { ReportOption } from "../features/reports/report-option.tsx";
import type { Downloads } from "../platform/downloads.ts";
import { Logo } from "../ui/logo.tsx";
import type { Notify } from "../ui/notify.ts";
import { useMedia } from "../ui/use-media.ts";
import { useObservable } from "../ui/use-observable.ts";
import { useAnotherLikeThis } from "./use-another-like-this.ts";
import { playerTitle } from "../features/player/track.ts";
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
  readonly client: Pick<Client, "readInspiration" | "reportInspiration">;
  /** What the device has kept of one of the list; null if it has nothing. */
  readonly recall: (id: string) => Inspiration | null;
  readonly handOver: HandOver;
  readonly draft: Pick<Draft, "read" | "write">;
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
  recall,
  writeClipboard,
  notify,
}: PlayerScreenProps) {
  const reading = useReadingAlong();
  const minimise = useMinimise(reading);
  const makeAnother = useAnotherLikeThis(draft, draftMusic, player);
  const isOutOfReach = useObservable(inspirations.isOutOfReach);
  const withPictures = usePicturesHere(downloads, inspirations);
  const inspiration = usePlayback(player, (state) => state.inspiration);
  const restored = useRestoredInspiration(player, client, downloads);
  useLeaveWhenGone(player);
  useLayoutEffect(() => {
    player.expand();
    return () => player.minimise();
  }, [player]);

  const hasFrame = useMedia(frameFits);
  const [kept] = useState(() => (restored === null ? null : recall(restored)));
  const [wasRestored] = useState(inspiration === null);
  const frame = hasFrame && kept !== null && kept.coverImage !== null ? kept : null;

  // The inspiration from before a reload is loading. Without one, this screen is left at once. It looks like the
  // splash, but does not import it, which would split the entry into more scripts.
  if (inspiration === null)
    return (
      <>
        <div className={frame === null ? "splash" : "visually-hidden"}>
          <h1>
            <Logo />
          </h1>
          <output className="visually-hidden">Loading</output>
        </div>
        {frame !== null && (
          <PlayerFrame title={playerTitle(frame)} coverImage={frame.coverImage ?? ""} />
        )}
      </>
    );
  return (
    <PlayerView
      player={player}
      inspiration={withPictures(inspiration)}
      downloads={downloads}
      isOutOfReach={isOutOfReach}
      isStill={wasRestored && frame !== null}
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
      belowText={
        <>
          <YouWrote description={inspiration.description} goals={inspiration.goals} />
          <ReportOption
            key={inspiration.id}
            inspirationId={inspiration.id}
            client={client}
            notify={notify}
          />
        </>
      }
    >
      <Help isShown={inspiration.help} country={country} />
    </PlayerView>
  );
}
