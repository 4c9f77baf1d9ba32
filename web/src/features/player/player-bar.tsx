import ChevronDown from "lucide-react/icons/chevron-down";
import Share from "lucide-react/icons/share";
import X from "lucide-react/icons/x";
import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { PlayPauseIcon } from "../../ui/play-pause-icon.tsx";
import { clockTime } from "./clock-time.ts";
import styles from "./player-bar.module.css";
import { isPlaying } from "./playback-state.ts";
import type { Player } from "./player.ts";
import { playerTitle } from "./track.ts";
import { usePlayback } from "./use-playback.ts";
import { useSpokenText } from "./use-spoken-text.ts";

interface PlayerBarProps {
  readonly player: Player;
  readonly inspiration: Inspiration;
  /** Whether something has been scrolled under the bar. */
  readonly isOver: boolean;
  /** Whether the title is shown here, because it is not in sight below. */
  readonly hasTitle: boolean;
  /** The same for play. */
  readonly hasPlay: boolean;
  /** Closes the text that is read along; null if it is not open. */
  readonly onCloseText: (() => void) | null;
  readonly onShare: () => void;
  readonly onMinimise: () => void;
}

/** The top of the player, from where a swipe down minimises it. What is not in sight below stands here in small. */
export function PlayerBar(props: PlayerBarProps) {
  const { player, inspiration, isOver, hasTitle, hasPlay, onCloseText, onShare, onMinimise } =
    props;
  const isReading = onCloseText !== null;
  return (
    <div className={styles.bar} data-over={isOver || undefined}>
      <IconButton label="Minimise player" onClick={onMinimise}>
        <ChevronDown aria-hidden="true" />
      </IconButton>
      {isReading ? (
        <div className={styles.now}>
          <h1>{playerTitle(inspiration)}</h1>
          <Time player={player} />
        </div>
      ) : (
        hasTitle && (
          // The same as the heading and the text below, which are out of sight and not of hearing.
          <div className={styles.now} aria-hidden="true">
            <b>{playerTitle(inspiration)}</b>
            {hasPlay && <Line player={player} inspiration={inspiration} />}
          </div>
        )
      )}
      {hasPlay && <PlayPause player={player} />}
      {onCloseText === null ? (
        <IconButton label="Share" onClick={onShare}>
          <Share aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton label="Close the text" onClick={onCloseText}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

function PlayPause({ player }: { readonly player: Player }) {
  const playing = usePlayback(player, isPlaying);
  return (
    <IconButton
      label={playing ? "Pause" : "Play"}
      className={styles.play}
      onClick={() => player.toggle()}
    >
      <PlayPauseIcon playing={playing} />
    </IconButton>
  );
}

function Time({ player }: { readonly player: Player }) {
  const seconds = usePlayback(player, ({ currentTime }) => Math.floor(currentTime));
  const duration = usePlayback(player, (state) => Math.round(state.duration));
  return <p>{`${clockTime(seconds)} of ${clockTime(duration)}`}</p>;
}

function Line({ player, inspiration }: Pick<PlayerBarProps, "player" | "inspiration">) {
  const text = useSpokenText(player, inspiration);
  return text === null ? <Time player={player} /> : <p>{text}</p>;
}
