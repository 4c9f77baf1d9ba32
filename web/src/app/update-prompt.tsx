import { isPlaying } from "../features/player/playback-state.ts";
import { usePlayback } from "../features/player/use-playback.ts";
import { Button } from "../ui/button.tsx";
import { useObservable } from "../ui/use-observable.ts";
import { useListening } from "./services.ts";
import styles from "./update-prompt.module.css";

/** Offers the newer app that lies ready, as long as nothing sounds: loading it ends what plays. */
export function UpdatePrompt() {
  const { appUpdate, player } = useListening();
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
