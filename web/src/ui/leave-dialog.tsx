import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import styles from "./leave-dialog.module.css";

interface LeaveDialogProps {
  /** What stays as it is: "Keep my account". */
  readonly children: ReactNode;
  readonly disabled?: boolean;
  /** Whether it has the focus when the dialog opens, as where the other way can't be undone. */
  readonly hasFirstFocus?: boolean;
}

/** The way out of a dialog on which nothing happens: a quiet button below all else. */
export function LeaveDialog({ children, disabled, hasFirstFocus = false }: LeaveDialogProps) {
  return (
    <form method="dialog" className={styles.leave}>
      <Button
        type="submit"
        look="quiet"
        wide
        disabled={disabled}
        data-first-focus={hasFirstFocus || undefined}
      >
        {children}
      </Button>
    </form>
  );
}
