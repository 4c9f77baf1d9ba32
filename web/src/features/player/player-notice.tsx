import TriangleAlert from "lucide-react/icons/triangle-alert";
import { notHere } from "./out-of-reach-words.ts";
import type { PlaybackState } from "./playback-state.ts";
import type { Player } from "./player.ts";
import styles from "./player-view.module.css";
import { useObservable } from "../../ui/use-observable.ts";
import { usePlayback } from "./use-playback.ts";
import { isSilent, type Volume } from "./volume.ts";

const unknownVolume = { get: () => null, subscribe: () => () => {} };

interface PlayerNoticeProps {
  readonly player: Player;
  /** Whether the server gives no answer, so that only downloads can play. */
  readonly isOutOfReach: boolean;
  readonly volume: Volume | null;
}

/** A live region for the player's problems. It is always there: screen readers miss one that comes with its text. */
export function PlayerNotice({ player, isOutOfReach, volume }: PlayerNoticeProps) {
  const hasFailed = usePlayback(player, ({ phase }) => phase === "failed");
  const isQuiet = useIsSilent(volume);
  const problem = usePlayback(player, (state) => noticeOf(state, isOutOfReach));
  const words = problem ?? (isQuiet ? "The sound is off" : null);
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

function useIsSilent(volume: Volume | null): boolean {
  const state = useObservable(volume?.state ?? unknownVolume);
  return state !== null && isSilent(state);
}

function noticeOf(state: PlaybackState, isOutOfReach: boolean): string | null {
  const { phase, isDownloadLost, isAsleep } = state;
  if (phase === "blocked") return "Tap play to listen";
  if (phase === "failed") {
    if (isDownloadLost)
      return "It is not on this device any more. Connect to the internet, then try again.";
    return isOutOfReach ? notHere : "We couldn't play this one. Please try again.";
  }
  return isAsleep ? "Paused by the sleep timer" : null;
}
