import { type ReactNode, type SubmitEvent, useId, useLayoutEffect, useRef } from "react";
import styles from "./dialog.module.css";

interface DialogProps {
  readonly heading: string;
  readonly description: string;
  /** While something is under way the person can't close it. */
  readonly isBusy: boolean;
  /** Called when it has closed and the focus is back where it was. */
  readonly onClose: () => void;
  /** A `<form method="dialog">` among them closes it. */
  readonly children: ReactNode;
}

/**
 * A question above everything else, open as long as it is there. The focus begins on the element
 * marked with `data-first-focus`, else on the first that can have it, and stays inside.
 */
export function Dialog({ heading, description, isBusy, onClose, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>("[data-first-focus]")?.focus();
    return () => element?.close();
  }, []);

  /**
   * The `close` event comes a moment after the dialog is gone, and would close what was opened in
   * between: whoever closes it says so at once.
   */
  function close() {
    dialog.current?.close();
    onClose();
  }

  function submit(event: SubmitEvent) {
    if (event.target.method !== "dialog") return;
    event.preventDefault();
    close();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      closedby={isBusy ? "none" : "closerequest"}
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-description`}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) close();
      }}
      onSubmit={submit}
      onClose={() => {
        // A browser may close it without asking. One that was opened again at once says so too.
        if (dialog.current?.open === false) onClose();
      }}
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p id={`${id}-description`}>{description}</p>
      {children}
    </dialog>
  );
}
