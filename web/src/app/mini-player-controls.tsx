import Heart from "lucide-react/icons/heart";
import type { ReactNode } from "react";
import type { Player } from "../features/player/player.ts";
import { SeekBar } from "../features/player/seek-bar.tsx";
import { SkipButton } from "../features/player/skip-button.tsx";
import { usePlayback } from "../features/player/use-playback.ts";
import type { Volume } from "../features/player/volume.ts";
import { VolumeControl } from "../features/player/volume-control.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import styles from "./mini-player-controls.module.css";

interface MiniPlayerControlsProps {
  readonly player: Pick<Player, "playback" | "skip" | "seek" | "toggleLike">;
  /** Null where only the device's own keys can change it. */
  readonly volume: Volume | null;
  /** The button that plays and pauses. */
  readonly children: ReactNode;
}

/** What the bar of the minimised player has beside play on a wide screen. */
export function MiniPlayerControls({ player, volume, children }: MiniPlayerControlsProps) {
  const liked = usePlayback(player, (state) => state.liked);
  return (
    <>
      <div className={styles.buttons}>
        <SkipButton player={player} direction="back" />
        {children}
        <SkipButton player={player} direction="forward" />
      </div>
      <SeekBar player={player} className={styles.seek} />
      <div className={styles.buttons}>
        <IconButton
          label="Like"
          className={styles.like}
          aria-pressed={liked}
          onClick={() => player.toggleLike()}
        >
          <Heart aria-hidden="true" />
        </IconButton>
        {volume !== null && <VolumeControl volume={volume} />}
      </div>
    </>
  );
}
