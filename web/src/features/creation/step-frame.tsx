import ChevronLeft from "lucide-react/icons/chevron-left";
import type { ReactNode, Ref, SubmitEvent } from "react";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Page } from "../../ui/page.tsx";
import styles from "./step-frame.module.css";

const steps = [1, 2] as const;

interface StepFrameProps {
  readonly step: (typeof steps)[number];
  /** The id of the heading, which is the label of the step's control. */
  readonly headingId: string;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly title: string;
  readonly leadId: string;
  readonly lead: string;
  /** Null if there is no previous step. */
  readonly onBack: (() => void) | null;
  readonly onSubmit: () => void;
  /** The step's control. */
  readonly children: ReactNode;
  /** The button to the next step. */
  readonly footer: ReactNode;
}

/** The layout of both steps: the progress, the question and the button. */
export function StepFrame({
  step,
  headingId,
  heading,
  title,
  leadId,
  lead,
  onBack,
  onSubmit,
  children,
  footer,
}: StepFrameProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <Page className={step === 1 ? styles.wide : styles.narrow}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.top}>
          {onBack !== null && (
            <IconButton className={styles.back} label="Back" onClick={onBack}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
          )}
          <div className={styles.progress}>
            <p>Step {step} of 2</p>
            <div className={styles.segments} aria-hidden="true">
              {steps.map((each) => (
                <span key={each} className={classNames(each <= step && styles.done)} />
              ))}
            </div>
          </div>
        </div>
        <div className={styles.head}>
          <h1 id={headingId} ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p id={leadId} className={styles.lead}>
            {lead}
          </p>
        </div>
        {children}
        <div className={styles.footer}>{footer}</div>
      </form>
    </Page>
  );
}
