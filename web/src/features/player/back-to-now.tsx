import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { TimedLine } from "@hearten/contract/inspirations.ts";
import type { RefObject } from "react";
import { Button } from "../../ui/button.tsx";
import styles from "./back-to-now.module.css";
import type { Player } from "./player.ts";
import { useFollowLine } from "./use-follow-line.ts";
import { useScript } from "./use-script.ts";

interface BackToNowProps {
  readonly player: Player;
  readonly text: string;
  readonly timeline: readonly TimedLine[];
  /** The box in which the text scrolls, if it does. */
  readonly scrollBox: RefObject<HTMLElement | null>;
  /** Whether the text has the whole screen. */
  readonly isReading: boolean;
}

/** Has the text follow the spoken line. The button leads back to the line from where somebody reads elsewhere. */
export function BackToNow({ player, text, timeline, scrollBox, isReading }: BackToNowProps) {
  const { spoken } = useScript(player, text, timeline);
  const { side, follow } = useFollowLine(scrollBox, spoken, isReading);
  if (side === null) return null;

  function goBack() {
    follow();
    // The button goes: a keyboard goes on in the text.
    scrollBox.current?.querySelector<HTMLElement>("[data-scrolls]")?.focus({ preventScroll: true });
  }

  return (
    <Button look="secondary" className={styles.back} onClick={goBack}>
      {side === "above" ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
      Back to now
    </Button>
  );
}
