import { classNames } from "./class-names.ts";
import styles from "./progress-line.module.css";

interface ProgressLineProps {
  /** How much of it has passed, 0 to 1. */
  readonly fraction: number;
  /** Says where the line lies. */
  readonly className: string | undefined;
}

/** A line that fills from its start. Whoever can't see it needs the same in words. */
export function ProgressLine({ fraction, className }: ProgressLineProps) {
  return (
    <div
      className={classNames(styles.line, className)}
      style={{ "--fraction": fraction }}
      aria-hidden="true"
    />
  );
}
