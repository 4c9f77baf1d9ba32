import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { PlaybackState } from "./playback-state.ts";
import type { Player } from "./player.ts";
import styles from "./player-view.module.css";
import { usePlayback } from "./use-playback.ts";

/** Always there, so that its words are read out when they come. */
export function PlayerNotice({ player }: { readonly player: Player }) {
  const hasFailed = usePlayback(player, ({ phase }) => phase === "failed");
  const words = usePlayback(player, noticeOf);
  return (
    <output className={styles.notice}>
      {words !== null && (
        <span>
          {hasFailed && <TriangleAlert aria-hidden="true" />}
          {words}
        </span>
      )}
    </output>
  );
}

function noticeOf({ phase, isDownloadLost, isAsleep }: PlaybackState): string | null {
  if (phase === "blocked") return "Tap play to listen";
  if (phase === "failed")
    return isDownloadLost
      ? "It is not on this device any more. Connect to the internet, then try again."
      : "We couldn't play this one. Please try again.";
  return isAsleep ? "Paused by the sleep timer" : null;
}
