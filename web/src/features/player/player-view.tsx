import type { Inspiration } from "@hearten/contract/inspirations.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import Share from "lucide-react/icons/share";
import { useRef, useState } from "react";
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
  /** What the player has loaded. */
  readonly inspiration: Inspiration;
  /** Null where nothing can be kept on the device. */
  readonly downloads: Pick<Downloads, "kept" | "keep" | "release"> | null;
  /** Whether nobody answers, so that there is only what is on this device. */
  readonly isOutOfReach: boolean;
  readonly notify: Notify;
  readonly onShare: () => void;
  readonly onMinimise: () => void;
}

/** The whole player: cover, controls and the words that are spoken. */
export function PlayerView(props: PlayerViewProps) {
  const { player, inspiration, downloads, isOutOfReach, notify, onShare, onMinimise } = props;
  const [dialog, setDialog] = useState<OptionDialog | null>(null);
  const section = useRef<HTMLElement>(null);
  usePlayerKeys(section, player, onMinimise);
  const swipe = useSwipeDown(section, onMinimise);
  const phase = usePlayback(player, (state) => state.phase);
  const { coverImage, recordText, timeline } = inspiration;
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
          {recordText !== null && (
            <ScriptText player={player} text={recordText} timeline={timeline} />
          )}
        </div>
      </section>
      {/* Outside, so that its keys and swipes are none of the player's. */}
      {dialog === "sleep-timer" && (
        <SleepTimerDialog player={player} onClose={() => setDialog(null)} />
      )}
      {dialog === "rate" && <RateDialog player={player} onClose={() => setDialog(null)} />}
    </>
  );
}
