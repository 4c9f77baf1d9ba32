import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import { type Ref, useId } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ChoiceMark } from "../../ui/choice-mark.tsx";
import { doses } from "./creation-rules.ts";
import { DoseSun } from "./dose-sun.tsx";
import styles from "./dose-step.module.css";
import { StepFrame } from "./step-frame.tsx";

interface DoseStepProps {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly length: LengthInMinutes | null;
  readonly onChoose: (length: LengthInMinutes) => void;
  readonly onNext: () => void;
}

/** The first step of the quiz: the length. */
export function DoseStep({ heading, length: chosen, onChoose, onNext }: DoseStepProps) {
  const id = useId();
  const [headingId, leadId, hintId] = [`${id}-heading`, `${id}-lead`, `${id}-hint`];
  const isChosen = chosen !== null;
  return (
    <StepFrame
      step={1}
      headingId={headingId}
      heading={heading}
      title="Choose your inspiration dose"
      leadId={leadId}
      lead="How much time feels right today?"
      onBack={null}
      onSubmit={() => {
        if (isChosen) onNext();
      }}
      footer={
        <>
          <p id={hintId} className={classNames(isChosen && styles.isFollowed)}>
            Choose a length to continue
          </p>
          <Button
            type="submit"
            wide
            disabled={!isChosen}
            aria-describedby={isChosen ? undefined : hintId}
          >
            Next
          </Button>
        </>
      }
    >
      <fieldset className={styles.doses} aria-labelledby={headingId} aria-describedby={leadId}>
        {doses.map(({ length, title, promise }) => (
          <label key={length} className={styles.dose}>
            <input
              type="radio"
              name="length"
              value={length}
              checked={chosen === length}
              onChange={() => onChoose(length)}
            />
            <DoseSun length={length} className={styles.sun} />
            <span className={styles.text}>
              <strong>{title}</strong> <span>{promise}</span>
            </span>
            <span className={styles.mark}>
              <ChoiceMark />
            </span>
          </label>
        ))}
      </fieldset>
    </StepFrame>
  );
}
