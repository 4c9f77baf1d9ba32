import StepForward from "lucide-react/icons/step-forward";
import { Button } from "../../ui/button.tsx";
import { clockTime } from "./clock-time.ts";
import styles from "./inspiration-actions.module.css";
import type { Player } from "./player.ts";
import { usePlayback } from "./use-playback.ts";

/** Offers to go on where the person has stopped the last time; renders nothing if there is no such place. */
export function ContinueButton({ player }: { readonly player: Player }) {
  const place = usePlayback(player, ({ continueAt }) => continueAt);
  if (place === null) return null;
  return (
    <Button look="secondary" className={styles.continue} onClick={() => player.continue()}>
      <StepForward aria-hidden="true" />
      Continue at {clockTime(place)}
    </Button>
  );
}
