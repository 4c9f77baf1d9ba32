import { isPlaying } from "../features/player/playback-state.ts";
import type { Player } from "../features/player/player.ts";
import { usePlayback } from "../features/player/use-playback.ts";
import type { AppUpdate } from "../platform/app-update.ts";
import { Button } from "../ui/button.tsx";
import { useObservable } from "../ui/use-observable.ts";
import styles from "./update-prompt.module.css";

export interface UpdatePromptProps {
  readonly appUpdate: Pick<AppUpdate, "isReady" | "apply">;
  readonly player: Pick<Player, "playback">;
}

/** Offers to load a new version of the app. Hidden while audio plays, because loading would end it. */
export function UpdatePrompt({ appUpdate, player }: UpdatePromptProps) {
  const isReady = useObservable(appUpdate.isReady);
  const isSounding = usePlayback(player, isPlaying);
  return (
    <output className={styles.region}>
      {isReady && !isSounding && (
        <span className={styles.prompt}>
          A new version is ready
          <Button look="secondary" onClick={() => appUpdate.apply()}>
            Update
          </Button>
        </span>
      )}
    </output>
  );
}
