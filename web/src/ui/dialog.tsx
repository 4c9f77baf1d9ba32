import { type ReactNode, type SubmitEvent, use, useId, useLayoutEffect, useRef } from "react";
import { DialogNotices } from "./dialog-notices.ts";
import styles from "./dialog.module.css";

interface DialogProps {
  readonly heading: string;
  readonly description: string;
  /** While this is true the person can't close it. */
  readonly isBusy: boolean;
  /** Called after it has closed and the focus was restored. */
  readonly onClose: () => void;
  /** A `<form method="dialog">` in them closes the dialog. */
  readonly children: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered. The focus starts on the element with `data-first-focus`, or else on
 * the first focusable one, and stays inside.
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
   * Calls `onClose` at once. The `close` event comes a moment later, and would close a dialog that was opened in
   * between.
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
        // A browser may close it by itself. The event also comes for a dialog that is open again; that one stays.
        if (dialog.current?.open === false) onClose();
      }}
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p id={`${id}-description`}>{description}</p>
      {children}
      {use(DialogNotices)}
    </dialog>
  );
}
