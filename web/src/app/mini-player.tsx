import type { Inspiration } from "@hearten/contract/inspirations.ts";
import defaultCover from "../assets/default-cover.svg";
import {
  isPlaying,
  type PlaybackState,
  progressPercent,
} from "../features/player/playback-state.ts";
import type { Player } from "../features/player/player.ts";
import { playerTitle } from "../features/player/track.ts";
import { usePlayback } from "../features/player/use-playback.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { Picture } from "../ui/picture.tsx";
import { PlayPauseIcon } from "../ui/play-pause-icon.tsx";
import { ProgressLine } from "../ui/progress-line.tsx";
import styles from "./mini-player.module.css";
import { useListening } from "./services.ts";
import { useOpenPlayerScreen } from "./use-open-player.ts";
import { usePicturesHere } from "./use-pictures-here.ts";

/** The bar of what is loaded; nothing when nothing is. */
export function MiniPlayer() {
  const { player } = useListening();
  const inspiration = usePlayback(player, (state) => (state.minimised ? state.inspiration : null));
  return inspiration === null ? null : <Bar player={player} inspiration={inspiration} />;
}

interface BarProps {
  readonly player: Player;
  readonly inspiration: Inspiration;
}

function Bar({ player, inspiration }: BarProps) {
  const openScreen = useOpenPlayerScreen();
  const { thumbnail } = usePicturesHere()(inspiration);
  const playing = usePlayback(player, isPlaying);
  const words = usePlayback(player, wordsOf);
  const fraction = usePlayback(player, (state) => progressPercent(state) / 100);
  const title = playerTitle(inspiration);
  return (
    <section className={styles.bar} aria-label="Now playing">
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
      <IconButton
        label={playing ? "Pause" : "Play"}
        className={styles.playPause}
        onClick={() => player.toggle()}
      >
        <PlayPauseIcon playing={playing} />
      </IconButton>
      <ProgressLine fraction={fraction} className={styles.progress} />
    </section>
  );
}

function wordsOf({ phase, isAsleep }: PlaybackState): string {
  if (phase === "failed") return "We couldn't play this one";
  return isAsleep ? "Paused by the sleep timer" : "Now Playing";
}
