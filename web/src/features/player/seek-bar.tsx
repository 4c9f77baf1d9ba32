import { useState } from "react";
import { Slider } from "../../ui/slider.tsx";
import { clockTime } from "./clock-time.ts";
import { progressPercent } from "./playback-state.ts";
import type { Player } from "./player.ts";
import styles from "./player-view.module.css";
import { usePlayback } from "./use-playback.ts";

interface SeekBarProps {
  readonly player: Pick<Player, "playback" | "seek">;
  /** In place of the class that lays it out on the player's screen. */
  readonly className?: string | undefined;
}

/** Shows the playback position, and lets the person change it. */
export function SeekBar({ player, className }: SeekBarProps) {
  const { seconds, duration, fraction } = useShownPlace(player);
  const [target, setTarget] = useState<number | null>(null);
  const value = target ?? seconds;
  return (
    <div className={className ?? styles.seek}>
      <Slider
        label="Seek"
        value={value}
        max={duration}
        valueText={`${clockTime(value)} of ${clockTime(duration)}`}
        fraction={target === null ? fraction : duration > 0 ? target / duration : 0}
        onMove={setTarget}
        onSet={(place) => {
          setTarget(null);
          player.seek(place);
        }}
      />
      <p className={className === undefined ? styles.times : undefined}>
        <span>
          <span className="visually-hidden">Elapsed </span>
          {clockTime(value)}
        </span>
        <span>
          <span className="visually-hidden">Remaining </span>-{clockTime(duration - value)}
        </span>
      </p>
    </div>
  );
}

function useShownPlace(player: SeekBarProps["player"]) {
  const seconds = usePlayback(player, ({ currentTime }) => Math.floor(currentTime));
  const duration = usePlayback(player, (state) => Math.round(state.duration));
  const fraction = usePlayback(player, (state) => progressPercent(state) / 100);
  return { seconds, duration, fraction };
}
