import type { ReactNode } from "react";
import { AlertIcon } from "./form-icons.tsx";
import styles from "./message.module.css";

interface ErrorMessageProps {
  readonly id?: string;
  /** `line` below a field, `box` for a whole form. */
  readonly look: "line" | "box";
  readonly children: ReactNode;
}

function bringIntoView(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: "nearest" });
}

/** An error message. Screen readers read it when it appears. */
export function ErrorMessage({ id, look, children }: ErrorMessageProps) {
  return (
    <div id={id} ref={bringIntoView} className={styles[look]} role="alert">
      <AlertIcon />
      <div>{children}</div>
    </div>
  );
}
