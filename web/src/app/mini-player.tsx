import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { Suspense } from "react";
import defaultCover from "../assets/default-cover.svg";
import {
  isPlaying,
  type PlaybackState,
  progressPercent,
} from "../features/player/playback-state.ts";
import type { Player } from "../features/player/player.ts";
import { playerTitle } from "../features/player/track.ts";
import { usePlayback } from "../features/player/use-playback.ts";
import { useMiniPlayerKeys } from "../features/player/use-player-keys.ts";
import type { Volume } from "../features/player/volume.ts";
import type { InspirationsStore } from "../features/inspirations/inspirations-store.ts";
import type { Downloads } from "../platform/downloads.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { optional } from "../ui/optional.ts";
import { Picture } from "../ui/picture.tsx";
import { PlayPauseIcon } from "../ui/play-pause-icon.tsx";
import { ProgressLine } from "../ui/progress-line.tsx";
import { useMedia } from "../ui/use-media.ts";
import styles from "./mini-player.module.css";
import { useOpenPlayerScreen } from "./use-open-player.ts";
import { usePicturesHere } from "./use-pictures-here.ts";

/** Only a wide screen has room for them. */
const MiniPlayerControls = optional(
  async () => (await import("./mini-player-controls.tsx")).MiniPlayerControls,
  ({ children }) => children,
);

/** Where the bar has more than play; the same as in `mini-player.module.css`. */
const wide = "(min-width: 64rem)";

export interface MiniPlayerProps {
  readonly player: Pick<Player, "playback" | "toggle" | "skip" | "seek" | "toggleLike">;
  /** Null where only the device's own keys can change it. */
  readonly volume: Volume | null;
  readonly inspirations: Pick<InspirationsStore, "isOutOfReach">;
  /** Null where the device can't store audio. */
  readonly downloads: Pick<Downloads, "read"> | null;
}

/** The bar of the minimised player; renders nothing if nothing is loaded. */
export function MiniPlayer(props: MiniPlayerProps) {
  const inspiration = usePlayback(props.player, (state) =>
    state.minimised ? state.inspiration : null,
  );
  return inspiration === null ? null : <Bar {...props} inspiration={inspiration} />;
}

interface BarProps extends MiniPlayerProps {
  readonly inspiration: Inspiration;
}

function Bar({ player, volume, inspirations, downloads, inspiration }: BarProps) {
  useMiniPlayerKeys(player);
  const openScreen = useOpenPlayerScreen();
  const { thumbnail } = usePicturesHere(downloads, inspirations)(inspiration);
  const playing = usePlayback(player, isPlaying);
  const words = usePlayback(player, wordsOf);
  const fraction = usePlayback(player, (state) => progressPercent(state) / 100);
  const title = playerTitle(inspiration);
  const isWide = useMedia(wide);
  const playPause = (
    <IconButton
      label={playing ? "Pause" : "Play"}
      className={styles.playPause}
      onClick={() => player.toggle()}
    >
      <PlayPauseIcon playing={playing} />
    </IconButton>
  );
  return (
    <section className={styles.bar} aria-label="Now playing">
      <div className={styles.what}>
        <Picture src={thumbnail} fallback={defaultCover} className={styles.cover} />
        <div className={styles.words}>
          <b>{title}</b>
          <output>{words}</output>
        </div>
        <button
          type="button"
          className={styles.open}
          aria-label={`Open player: ${title}`}
          onClick={() => openScreen(inspiration)}
        />
      </div>
      {isWide ? (
        <Suspense fallback={playPause}>
          <MiniPlayerControls player={player} volume={volume}>
            {playPause}
          </MiniPlayerControls>
        </Suspense>
      ) : (
        playPause
      )}
      <ProgressLine fraction={fraction} className={styles.progress} />
    </section>
  );
}

function wordsOf({ phase, isAsleep }: PlaybackState): string {
  if (phase === "failed") return "We couldn't play this one";
  return isAsleep ? "Paused by the sleep timer" : "Now Playing";
}
