import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { Player } from "./player.ts";
import styles from "./spoken-line.module.css";
import { useSpokenText } from "./use-spoken-text.ts";

interface SpokenLineProps {
  readonly player: Player;
  readonly inspiration: Inspiration;
}

/**
 * The line that is spoken now, below the title. Its room stays the same for every line, so that nothing moves. Screen
 * readers find it in the text.
 */
export function SpokenLine({ player, inspiration }: SpokenLineProps) {
  const text = useSpokenText(player, inspiration);
  return (
    text !== null && (
      <p className={styles.line} aria-hidden="true">
        <span key={text}>{text}</span>
      </p>
    )
  );
}
