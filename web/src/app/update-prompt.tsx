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

/** Offers the newer app that lies ready, as long as nothing sounds: loading it ends what plays. */
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
