import BookOpenText from "lucide-react/icons/book-open-text";
import type { RefObject } from "react";
import { Picture } from "../../ui/picture.tsx";
import { logo } from "./logo.ts";
import styles from "./player-cover.module.css";

interface PlayerCoverProps {
  readonly src: string | null;
  /** Opens the text; null if there is none. */
  readonly onReadAlong: (() => void) | null;
  /** The button, to which the focus returns. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The cover. A tap on it opens the text. */
export function PlayerCover({ src, onReadAlong, button }: PlayerCoverProps) {
  return (
    <div className={styles.cover}>
      <Picture src={src} fallback={logo} />
      {onReadAlong !== null && (
        <button ref={button} type="button" className={styles.readAlong} onClick={onReadAlong}>
          <span className={styles.label}>
            <BookOpenText aria-hidden="true" />
            <span>Read along</span>
          </span>
        </button>
      )}
    </div>
  );
}
