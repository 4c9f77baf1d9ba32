import type { Inspiration } from "@hearten/contract/inspirations.ts";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useId, useState } from "react";
import type { Clock } from "./clock.ts";
import styles from "./failed-card.module.css";
import { firstWords } from "./first-words.ts";
import card from "./inspiration-card.module.css";
import { useRelativeAge } from "./use-clock.ts";

/** The words for a document without an error message. */
const unknownError =
  "Something went wrong while creating your inspiration. Nothing you wrote was lost.";

interface FailedCardProps {
  readonly inspiration: Inspiration;
  readonly clock: Clock;
  readonly onRetry: () => Promise<void>;
  readonly onRemove: () => void;
}

export function FailedCard({ inspiration, clock, onRetry, onRemove }: FailedCardProps) {
  const words = useId();
  const age = useRelativeAge(clock, inspiration.createdAt);
  const [isTrying, setIsTrying] = useState(false);

  async function tryAgain(button: HTMLElement) {
    if (isTrying) return;
    const item = button.closest("li");
    const hadFocus = button === document.activeElement;
    setIsTrying(true);
    await onRetry();
    setIsTrying(false);
    // The button is removed with the error. If it had the focus, the card gets it.
    if (hadFocus && document.activeElement === document.body) item?.focus();
  }

  return (
    <>
      <div className={`${card.thumbnail} ${styles.failure}`} aria-hidden="true">
        <TriangleAlert />
      </div>
      <div className={card.body}>
        <h2>We couldn't finish this one</h2>
        <p className={`${card.note} ${styles.notCreated}`}>Not created</p>
        <p className={styles.words} id={words}>
          {firstWords(inspiration)}
        </p>
        <p className={`${card.text} ${styles.error}`}>{inspiration.error ?? unknownError}</p>
        <div className={card.foot}>
          <span>{age}</span>
          <div className={styles.choices}>
            <button
              type="button"
              className={styles.retry}
              aria-describedby={words}
              aria-busy={isTrying || undefined}
              onClick={(event) => void tryAgain(event.currentTarget)}
            >
              <RotateCcw aria-hidden="true" />
              Try again
            </button>
            <button
              type="button"
              className={card.quiet}
              aria-describedby={words}
              onClick={onRemove}
            >
              Remove
            </button>
          </div>
        </div>
      </div>
    </>
  );
}
