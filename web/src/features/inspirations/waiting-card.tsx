import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { Clock } from "./clock.ts";
import card from "./inspiration-card.module.css";
import { useRelativeAge } from "./use-clock.ts";
import styles from "./waiting-card.module.css";

interface WaitingCardProps {
  readonly inspiration: Inspiration;
  readonly clock: Clock;
}

/** The card of an inspiration that is being generated. It has no buttons: there is nothing to play yet. */
export function WaitingCard({ inspiration, clock }: WaitingCardProps) {
  const age = useRelativeAge(clock, inspiration.createdAt);
  return (
    <>
      <div className={`${card.thumbnail} ${styles.dawn}`} aria-hidden="true">
        <span className={styles.sun} />
      </div>
      <div className={card.body}>
        <h2>Generating...</h2>
        <p className={`${card.text} ${styles.words}`}>Your inspiration is being generated...</p>
        <div className={styles.bar} aria-hidden="true" />
        <p className={`${card.about} ${styles.age}`}>{age}</p>
      </div>
    </>
  );
}
