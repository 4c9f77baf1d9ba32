import type { RefObject } from "react";
import Heart from "lucide-react/icons/heart";
import Repeat from "lucide-react/icons/repeat";
import { IconButton } from "../../ui/icon-button.tsx";
import { PlayPauseIcon } from "../../ui/play-pause-icon.tsx";
import { isPlaying } from "./playback-state.ts";
import styles from "./playback-controls.module.css";
import type { Player } from "./player.ts";
import { SkipButton } from "./skip-button.tsx";
import { usePlayback } from "./use-playback.ts";

interface PlaybackControlsProps {
  readonly player: Player;
  /** Their element, for who asks whether it is in sight. */
  readonly fieldset: RefObject<HTMLFieldSetElement | null>;
}

export function PlaybackControls({ player, fieldset }: PlaybackControlsProps) {
  const playing = usePlayback(player, isPlaying);
  const buffering = usePlayback(player, ({ phase }) => phase === "buffering");
  const repeat = usePlayback(player, (state) => state.repeat);
  const liked = usePlayback(player, (state) => state.liked);
  return (
    <fieldset ref={fieldset} className={styles.controls} aria-label="Playback">
      <IconButton
        label="Repeat"
        className={styles.toggle}
        aria-pressed={repeat}
        onClick={() => player.toggleRepeat()}
      >
        <Repeat aria-hidden="true" />
      </IconButton>
      <SkipButton player={player} direction="back" />
      <button
        type="button"
        className={styles.play}
        aria-label={playing ? "Pause" : "Play"}
        data-buffering={buffering || undefined}
        onClick={() => player.toggle()}
      >
        <PlayPauseIcon playing={playing} />
      </button>
      <SkipButton player={player} direction="forward" />
      <IconButton
        label="Like"
        className={`${styles.toggle} ${styles.like}`}
        aria-pressed={liked}
        onClick={() => player.toggleLike()}
      >
        <Heart aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}
