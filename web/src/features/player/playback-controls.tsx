import type { ReactNode, RefObject } from "react";
import Heart from "lucide-react/icons/heart";
import Repeat from "lucide-react/icons/repeat";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import RotateCw from "lucide-react/icons/rotate-cw";
import { IconButton } from "../../ui/icon-button.tsx";
import { PlayPauseIcon } from "../../ui/play-pause-icon.tsx";
import { isPlaying } from "./playback-state.ts";
import styles from "./playback-controls.module.css";
import { type Player, skipSeconds } from "./player.ts";
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
      <Skip
        label={`Back ${skipSeconds} seconds`}
        text={`-${skipSeconds}s`}
        onClick={() => player.skip(-skipSeconds)}
      >
        <RotateCcw aria-hidden="true" />
      </Skip>
      <button
        type="button"
        className={styles.play}
        aria-label={playing ? "Pause" : "Play"}
        data-buffering={buffering || undefined}
        onClick={() => player.toggle()}
      >
        <PlayPauseIcon playing={playing} />
      </button>
      <Skip
        label={`Forward ${skipSeconds} seconds`}
        text={`+${skipSeconds}s`}
        onClick={() => player.skip(skipSeconds)}
      >
        <RotateCw aria-hidden="true" />
      </Skip>
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

interface SkipProps {
  /** The accessible name. */
  readonly label: string;
  /** The same as a short visible text. */
  readonly text: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** The text lies over the button and not in it, because it must not be part of the accessible name. */
export function Skip({ label, text, onClick, children }: SkipProps) {
  return (
    <div className={styles.skip}>
      <IconButton label={label} onClick={onClick}>
        {children}
      </IconButton>
      <span aria-hidden="true">{text}</span>
    </div>
  );
}
