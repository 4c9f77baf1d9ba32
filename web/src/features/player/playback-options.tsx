import Gauge from "lucide-react/icons/gauge";
import Moon from "lucide-react/icons/moon";
import type { ReactNode } from "react";
import { PlaybackOption } from "./playback-option.tsx";
import styles from "./playback-options.module.css";
import type { Player } from "./player.ts";
import { minutesLeft } from "./sleep-timer.ts";
import { usePlayback } from "./use-playback.ts";

/** The dialogs that the options open. */
export type OptionDialog = "sleep-timer" | "rate";

interface PlaybackOptionsProps {
  readonly player: Player;
  readonly onOpen: (dialog: OptionDialog) => void;
  /** More options. */
  readonly children?: ReactNode;
}

/** The row of options below the controls. */
export function PlaybackOptions({ player, onOpen, children }: PlaybackOptionsProps) {
  const rate = usePlayback(player, (state) => state.rate);
  return (
    <fieldset className={styles.options} aria-label="Options">
      <SleepTimerOption player={player} onOpen={() => onOpen("sleep-timer")} />
      <PlaybackOption
        label={`Speed: ${rate}×`}
        text={`${rate}×`}
        data-on={rate !== 1 || undefined}
        aria-haspopup="dialog"
        onClick={() => onOpen("rate")}
      >
        <Gauge aria-hidden="true" />
      </PlaybackOption>
      {children}
    </fieldset>
  );
}

interface SleepTimerOptionProps {
  readonly player: Player;
  readonly onOpen: () => void;
}

function SleepTimerOption({ player, onOpen }: SleepTimerOptionProps) {
  const isOn = usePlayback(player, ({ sleepTimer }) => sleepTimer !== null);
  const minutes = usePlayback(player, ({ sleepTimer }) => sleepTimer && minutesLeft(sleepTimer));
  const text = minutes === null ? "At end" : `${minutes} min`;
  return (
    <PlaybackOption
      label={isOn ? `Sleep timer: ${text}${minutes === null ? "" : " left"}` : "Sleep timer"}
      text={isOn ? text : "Sleep"}
      data-on={isOn || undefined}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Moon aria-hidden="true" />
    </PlaybackOption>
  );
}
