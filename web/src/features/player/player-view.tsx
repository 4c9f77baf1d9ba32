import type { Inspiration } from "@hearten/contract/inspirations.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useRef } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { logo } from "./logo.ts";
import { PlaybackControls } from "./playback-controls.tsx";
import type { PlaybackState } from "./playback-state.ts";
import type { Player } from "./player.ts";
import styles from "./player-view.module.css";
import { ScriptText } from "./script-text.tsx";
import { SeekBar } from "./seek-bar.tsx";
import { personalInspiration, playerTitle } from "./track.ts";
import { usePlayback } from "./use-playback.ts";
import { usePlayerKeys } from "./use-player-keys.ts";
import { useSwipeDown } from "./use-swipe-down.ts";

interface PlayerViewProps {
  readonly player: Player;
  /** What the player has loaded. */
  readonly inspiration: Inspiration;
  readonly onMinimise: () => void;
}

/** The whole player: cover, controls and the words that are spoken. */
export function PlayerView({ player, inspiration, onMinimise }: PlayerViewProps) {
  const section = useRef<HTMLElement>(null);
  usePlayerKeys(section, player, onMinimise);
  const swipe = useSwipeDown(section, onMinimise);
  const phase = usePlayback(player, (state) => state.phase);
  const { coverImage, recordText, timeline } = inspiration;
  return (
    <section
      ref={section}
      className={styles.player}
      aria-label="Player"
      data-phase={phase}
      {...swipe}
    >
      <div className={styles.ambience} aria-hidden="true">
        <Picture src={coverImage} fallback={logo} />
      </div>
      <div className={styles.sheet}>
        <div className={styles.strip}>
          <IconButton label="Minimise player" className={styles.minimise} onClick={onMinimise}>
            <ChevronDown aria-hidden="true" />
          </IconButton>
        </div>
        <span className={styles.grabber} aria-hidden="true" />
        <div className={styles.stage}>
          <Picture className={styles.cover} src={coverImage} fallback={logo} />
          <div className={styles.titles}>
            <h1>{playerTitle(inspiration)}</h1>
            <p>{personalInspiration}</p>
          </div>
          <SeekBar player={player} />
          <PlaybackControls player={player} />
          <PlayerNotice phase={phase} />
        </div>
        {recordText !== null && (
          <ScriptText player={player} recordText={recordText} timeline={timeline} />
        )}
      </div>
    </section>
  );
}

/** Always there, so that its words are read out when they come. */
function PlayerNotice({ phase }: Pick<PlaybackState, "phase">) {
  return (
    <output className={styles.notice}>
      {phase === "blocked" && <span>Tap play to listen</span>}
      {phase === "failed" && (
        <span>
          <TriangleAlert aria-hidden="true" />
          We couldn't play this one. Please try again.
        </span>
      )}
    </output>
  );
}
