import type { Inspiration } from "@hearten/contract/inspirations.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import Share from "lucide-react/icons/share";
import { type ReactNode, useRef, useState } from "react";
import type { Downloads } from "../../platform/downloads.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import type { Notify } from "../../ui/notify.ts";
import { Picture } from "../../ui/picture.tsx";
import { KeepOption } from "./keep-option.tsx";
import { logo } from "./logo.ts";
import { PlaybackControls } from "./playback-controls.tsx";
import { type OptionDialog, PlaybackOptions } from "./playback-options.tsx";
import type { Player } from "./player.ts";
import styles from "./player-view.module.css";
import { PlayerNotice } from "./player-notice.tsx";
import { RateDialog } from "./rate-dialog.tsx";
import { ScriptText } from "./script-text.tsx";
import { SeekBar } from "./seek-bar.tsx";
import { SleepTimerDialog } from "./sleep-timer-dialog.tsx";
import { personalInspiration, playerTitle } from "./track.ts";
import { usePlayback } from "./use-playback.ts";
import { usePlayerKeys } from "./use-player-keys.ts";
import { useSwipeDown } from "./use-swipe-down.ts";

interface PlayerViewProps {
  readonly player: Player;
  /** The inspiration that is loaded. */
  readonly inspiration: Inspiration;
  /** Null if the device can't store audio. */
  readonly downloads: Pick<Downloads, "kept" | "keep" | "release"> | null;
  /** Whether the server gives no answer, so that only downloads can play. */
  readonly isOutOfReach: boolean;
  readonly notify: Notify;
  readonly onShare: () => void;
  readonly onMinimise: () => void;
  /** What stands above the text. */
  readonly children?: ReactNode;
}

/** The player: cover, controls and script text. */
export function PlayerView(props: PlayerViewProps) {
  const { player, inspiration, downloads, isOutOfReach, notify, onShare, onMinimise, children } =
    props;
  const [dialog, setDialog] = useState<OptionDialog | null>(null);
  const section = useRef<HTMLElement>(null);
  usePlayerKeys(section, player, onMinimise);
  const swipe = useSwipeDown(section, onMinimise);
  const phase = usePlayback(player, (state) => state.phase);
  const { coverImage, recordText, timeline, madeBy } = inspiration;
  return (
    <>
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
            <IconButton label="Minimise player" onClick={onMinimise}>
              <ChevronDown aria-hidden="true" />
            </IconButton>
            <IconButton label="Share" onClick={onShare}>
              <Share aria-hidden="true" />
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
            <PlayerNotice player={player} isOutOfReach={isOutOfReach} />
            <PlaybackOptions player={player} onOpen={setDialog}>
              {downloads !== null && (
                <KeepOption
                  key={inspiration.id}
                  downloads={downloads}
                  inspiration={inspiration}
                  notify={notify}
                />
              )}
            </PlaybackOptions>
          </div>
          <div className={styles.words}>
            {children}
            {recordText !== null && (
              <ScriptText player={player} text={recordText} timeline={timeline} madeBy={madeBy} />
            )}
          </div>
        </div>
      </section>
      {/* Outside, so that the player does not handle its keys and swipes. */}
      {dialog === "sleep-timer" && (
        <SleepTimerDialog player={player} onClose={() => setDialog(null)} />
      )}
      {dialog === "rate" && <RateDialog player={player} onClose={() => setDialog(null)} />}
    </>
  );
}
