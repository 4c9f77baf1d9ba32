import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { type RefObject, useMemo } from "react";
import { Button } from "../../ui/button.tsx";
import styles from "./back-to-now.module.css";
import type { Player } from "./player.ts";
import { scriptParagraphs, spokenLine } from "./script.ts";
import { useFollowLine } from "./use-follow-line.ts";
import { usePlayback } from "./use-playback.ts";

interface BackToNowProps extends Pick<Inspiration, "timeline"> {
  readonly player: Player;
  readonly scriptText: string;
  /** The box in which the text scrolls, if it does. */
  readonly scrollBox: RefObject<HTMLElement | null>;
  /** Whether the text has the whole screen. */
  readonly isReading: boolean;
}

/** Has the text follow the spoken line. The button leads back to the line from where somebody reads elsewhere. */
export function BackToNow(props: BackToNowProps) {
  const { player, scriptText, timeline, scrollBox, isReading } = props;
  const paragraphs = useMemo(() => scriptParagraphs(scriptText, timeline), [scriptText, timeline]);
  const spoken = usePlayback(player, ({ currentTime }) => spokenLine(paragraphs, currentTime));
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
