import type { ReactNode } from "react";
import { AlertIcon } from "./form-icons.tsx";
import styles from "./message.module.css";

interface ErrorMessageProps {
  readonly id?: string;
  /** `line` below a field, `box` for a whole form. */
  readonly look: "line" | "box";
  /** Shown behind the message, and not read again when it changes, as it may at every key. */
  readonly count?: string | undefined;
  readonly children: ReactNode;
}

function bringIntoView(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: "nearest" });
}

/** An error message. Screen readers read it when it appears. */
export function ErrorMessage({ id, look, count, children }: ErrorMessageProps) {
  return (
    <div id={id} ref={bringIntoView} className={styles[look]}>
      <AlertIcon />
      <div>
        <div className={styles.announced} role="alert">
          {children}
        </div>
        {count !== undefined && ` ${count}`}
      </div>
    </div>
  );
}
