import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { type ReactNode, useRef, useState } from "react";
import type { Downloads } from "../../platform/downloads.ts";
import type { Notify } from "../../ui/notify.ts";
import { Ambience } from "./ambience.tsx";
import { BackToNow } from "./back-to-now.tsx";
import { ContinueButton } from "./continue-button.tsx";
import { KeepOption } from "./keep-option.tsx";
import { PlaybackControls } from "./playback-controls.tsx";
import { type OptionDialog, PlaybackOptions } from "./playback-options.tsx";
import { PlayerBar } from "./player-bar.tsx";
import { PlayerCover } from "./player-cover.tsx";
import type { Player } from "./player.ts";
import styles from "./player-view.module.css";
import { PlayerNotice } from "./player-notice.tsx";
import { RateDialog } from "./rate-dialog.tsx";
import type { ReadingAlong } from "./reading-along.ts";
import { ScriptText } from "./script-text.tsx";
import { SeekBar } from "./seek-bar.tsx";
import { SleepTimerDialog } from "./sleep-timer-dialog.tsx";
import { SpokenLine } from "./spoken-line.tsx";
import { personalInspiration, playerTitle } from "./track.ts";
import { VolumeControl } from "./volume-control.tsx";
import type { Volume } from "./volume.ts";
import { useFocusOnText } from "./use-focus-on-text.ts";
import { usePlayback } from "./use-playback.ts";
import { usePlayerKeys } from "./use-player-keys.ts";
import { useScrolledPast } from "./use-scrolled-past.ts";
import { useSwipeDown } from "./use-swipe-down.ts";

/** The pixels at the top that the bar takes. */
const barHeight = 60;

interface PlayerViewProps {
  readonly player: Player;
  /** The inspiration that is loaded. */
  readonly inspiration: Inspiration;
  /** Null if the device can't store audio. */
  readonly downloads: Pick<Downloads, "kept" | "keep" | "release"> | null;
  /** Whether the server gives no answer, so that only downloads can play. */
  readonly isOutOfReach: boolean;
  /** Whether it takes the place of its frame. */
  readonly isStill: boolean;
  readonly reading: ReadingAlong;
  /** Null where it is the device's alone. */
  readonly volume: Volume | null;
  readonly notify: Notify;
  readonly onShare: () => void;
  readonly onMinimise: () => void;
  /** Quiet buttons below the options. */
  readonly actions?: ReactNode;
  /** What stands above the text. */
  readonly children?: ReactNode;
  /** Sections below the text. */
  readonly belowText?: ReactNode;
}

/** The player: cover, controls and script text. */
export function PlayerView(props: PlayerViewProps) {
  const { player, inspiration, downloads, isOutOfReach, reading, volume, notify } = props;
  const [opened, setOpened] = useState<{ dialog: OptionDialog; of: string } | null>(null);
  /** A toast in it may load another inspiration, to which the dialog does not belong. */
  const dialog = opened?.of === inspiration.id ? opened.dialog : null;
  const closeDialog = () => setOpened(null);
  const section = useRef<HTMLElement>(null);
  const grabber = useRef<HTMLSpanElement>(null);
  const titles = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLFieldSetElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const readAlong = useRef<HTMLButtonElement>(null);
  const isReading = reading.isOpen;
  const isScrolled = useScrolledPast(grabber, 0);
  const isTitleAway = useScrolledPast(titles, barHeight);
  const areControlsAway = useScrolledPast(controls, barHeight);
  usePlayerKeys(player, volume, isReading ? reading.close : props.onMinimise);
  useSwipeDown(section, props.onMinimise);
  useFocusOnText(isReading, words, readAlong);
  const phase = usePlayback(player, (state) => state.phase);
  const { coverImage, scriptText, timeline, madeBy } = inspiration;
  return (
    <>
      <section
        ref={section}
        className={styles.player}
        aria-label="Player"
        data-phase={phase}
        data-still={props.isStill || undefined}
        data-reading={isReading || undefined}
        data-controls-away={areControlsAway || undefined}
      >
        <Ambience coverImage={coverImage} isStill={props.isStill} />
        <div className={styles.sheet}>
          <PlayerBar
            player={player}
            inspiration={inspiration}
            isOver={isScrolled && !isReading}
            hasTitle={isTitleAway}
            hasPlay={isReading || areControlsAway}
            onCloseText={isReading ? reading.close : null}
            onShare={props.onShare}
            onMinimise={props.onMinimise}
          />
          <span ref={grabber} className={styles.grabber} aria-hidden="true" />
          {isReading && (
            <PlayerNotice player={player} isOutOfReach={isOutOfReach} volume={volume} />
          )}
          <div className={styles.columns}>
            <div className={styles.stage}>
              <PlayerCover
                src={coverImage}
                button={readAlong}
                onReadAlong={scriptText === null ? null : reading.open}
              />
              <div ref={titles} className={styles.titles}>
                <h1>{playerTitle(inspiration)}</h1>
                <p>{personalInspiration}</p>
              </div>
              <SpokenLine player={player} inspiration={inspiration} />
              <SeekBar player={player} />
              <PlaybackControls player={player} fieldset={controls} />
              <ContinueButton player={player} />
              <PlayerNotice player={player} isOutOfReach={isOutOfReach} volume={volume} />
              <div className={styles.options}>
                <PlaybackOptions
                  player={player}
                  onOpen={(dialog) => setOpened({ dialog, of: inspiration.id })}
                >
                  {downloads !== null && (
                    <KeepOption
                      key={inspiration.id}
                      downloads={downloads}
                      inspiration={inspiration}
                      notify={notify}
                    />
                  )}
                </PlaybackOptions>
                {volume !== null && <VolumeControl volume={volume} />}
              </div>
              {props.actions !== undefined && <div className={styles.actions}>{props.actions}</div>}
            </div>
            <div ref={words} className={styles.words}>
              {props.children}
              {scriptText !== null && (
                <ScriptText player={player} text={scriptText} timeline={timeline} madeBy={madeBy} />
              )}
              {props.belowText}
            </div>
            {scriptText !== null && (
              <BackToNow
                key={inspiration.id}
                player={player}
                text={scriptText}
                timeline={timeline}
                scrollBox={words}
                isReading={isReading}
              />
            )}
          </div>
        </div>
      </section>
      {/* Outside, so that the player does not handle its keys and swipes. */}
      {dialog === "sleep-timer" && <SleepTimerDialog player={player} onClose={closeDialog} />}
      {dialog === "rate" && <RateDialog player={player} onClose={closeDialog} />}
    </>
  );
}
