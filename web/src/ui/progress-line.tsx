import { classNames } from "./class-names.ts";
import styles from "./progress-line.module.css";

interface ProgressLineProps {
  /** The filled part, 0 to 1. */
  readonly fraction: number;
  /** The class that places the line. */
  readonly className: string | undefined;
}

/** A progress bar as a line. Screen readers do not get it, so the progress must also be shown as text. */
export function ProgressLine({ fraction, className }: ProgressLineProps) {
  return (
    <div
      className={classNames(styles.line, className)}
      style={{ "--fraction": fraction }}
      aria-hidden="true"
    />
  );
}
