import RotateCcw from "lucide-react/icons/rotate-ccw";
import RotateCw from "lucide-react/icons/rotate-cw";
import { IconButton } from "../../ui/icon-button.tsx";
import { type Player, skipSeconds } from "./player.ts";
import styles from "./skip-button.module.css";

interface SkipButtonProps {
  readonly player: Pick<Player, "skip">;
  readonly direction: "back" | "forward";
}

/** Skips by the usual step. The text lies over the button and not in it: it must not be part of the accessible name. */
export function SkipButton({ player, direction }: SkipButtonProps) {
  const isBack = direction === "back";
  const Icon = isBack ? RotateCcw : RotateCw;
  return (
    <div className={styles.skip}>
      <IconButton
        label={`${isBack ? "Back" : "Forward"} ${skipSeconds} seconds`}
        onClick={() => player.skip(isBack ? -skipSeconds : skipSeconds)}
      >
        <Icon aria-hidden="true" />
      </IconButton>
      <span aria-hidden="true">{`${isBack ? "-" : "+"}${skipSeconds}s`}</span>
    </div>
  );
}
