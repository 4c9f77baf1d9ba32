import type { ReactNode } from "react";
import styles from "./remark.module.css";

interface RemarkProps {
  /** For `aria-describedby` of the control. */
  readonly id: string;
  /** Whether screen readers read it when it changes. */
  readonly isAnnounced: boolean;
  /** Whether something else stands in its place. */
  readonly hidden?: boolean;
  /** Null for nothing. */
  readonly children: ReactNode;
}

/** A quiet remark below a control. Its place is always there, so that little moves when it comes. */
export function Remark({ id, isAnnounced, hidden = false, children }: RemarkProps) {
  return (
    <p id={id} className={styles.remark} hidden={hidden} aria-live={isAnnounced ? "polite" : "off"}>
      {children}
    </p>
  );
}
