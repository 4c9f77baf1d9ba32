import { type Inspiration, makingStep } from "@hearten/contract/inspirations.ts";
import type { Clock } from "./clock.ts";
import card from "./inspiration-card.module.css";
import { firstWords } from "./first-words.ts";
import { outlookWords, stepNames } from "./making-words.ts";
import { useRelativeAge } from "./use-clock.ts";
import styles from "./waiting-card.module.css";

interface WaitingCardProps {
  readonly inspiration: Inspiration;
  readonly clock: Clock;
  readonly onCancel: () => void;
}

/**
 * The card of an inspiration that is being generated: what the person wrote, what is happening, and about how long it
 * takes. Its height stays the same meanwhile.
 */
export function WaitingCard({ inspiration, clock, onCancel }: WaitingCardProps) {
  const age = useRelativeAge(clock, inspiration.createdAt);
  const { making } = inspiration;
  const step = making?.step ?? null;
  const outlook = making === null ? null : outlookWords(making);
  return (
    <>
      <div className={`${card.thumbnail} ${styles.dawn}`} aria-hidden="true">
        <span className={styles.sun} />
      </div>
      <div className={card.body}>
        <h2>Generating...</h2>
        <p className={card.text}>Your inspiration is being generated...</p>
        <p className={styles.words}>{firstWords(inspiration)}</p>
        <Steps step={step} />
        <p className={styles.happening}>
          {step !== null && <b>{stepNames[step]}</b>}
          {outlook !== null && <span>{outlook}</span>}
        </p>
        <div className={card.foot}>
          <span>{age}</span>
          <button type="button" className={card.quiet} onClick={onCancel}>
            Cancel
          </button>
        </div>
      </div>
    </>
  );
}

/** A bar with a part for each step. Screen readers get the step's name. */
function Steps({ step }: { readonly step: keyof typeof stepNames | null }) {
  const current = makingStep.options.findIndex((name) => name === step);
  return (
    <div className={styles.bar} data-waits={step === null || undefined} aria-hidden="true">
      {makingStep.options.map((name, place) => (
        <i
          key={name}
          data-state={place < current ? "done" : place === current ? "now" : "to-come"}
        />
      ))}
    </div>
  );
}
