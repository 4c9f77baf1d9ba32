import { type SubmitEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LeaveDialog } from "../../ui/leave-dialog.tsx";
import { ErrorMessage } from "../../ui/message.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useInvalidFocus } from "../../ui/use-invalid-focus.ts";
import { deletionFailure } from "./account-error-words.ts";
import { noProblems, problemsLeft } from "./account-rules.ts";
import styles from "./delete-account.module.css";

interface DeleteAccountProps {
  /** Whether the deletion needs the person's password. */
  readonly hasPassword: boolean;
  /** After it resolves, the dialog is expected to be left. Rejects with an `ApiError`. */
  readonly remove: (password: string | null) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The dialog that asks for confirmation before the account is deleted. */
export function DeleteAccount({ hasPassword, remove, onClose }: DeleteAccountProps) {
  const [password, setPassword] = useState("");
  const [problems, setProblems] = useState(noProblems);
  const [isBusy, setBusy] = useState(false);
  const [form, focusInvalid] = useInvalidFocus();

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    setProblems(noProblems);
    setBusy(true);
    try {
      await remove(hasPassword ? password : null);
    } catch (error) {
      setProblems(deletionFailure(error));
      focusInvalid();
      setBusy(false);
    }
  }

  return (
    <Dialog
      heading="Delete your account?"
      description="Your goals and every inspiration will be removed for good. This cannot be undone."
      isBusy={isBusy}
      onClose={onClose}
    >
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        {problems.form.length > 0 && <ErrorMessage look="box">{problems.form}</ErrorMessage>}
        {hasPassword && (
          <PasswordField
            label="Password"
            hint="Enter your password to confirm"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            error={problems.password}
            onChange={(event) => {
              setPassword(event.target.value);
              // Only the server knows whether the new password is right.
              setProblems(problemsLeft(problems, "password", noProblems));
            }}
          />
        )}
        <Button
          type="submit"
          look="danger"
          wide
          busy={isBusy}
          disabled={hasPassword && password === ""}
          className={styles.delete}
        >
          {isBusy ? "Deleting..." : "Delete My Account"}
        </Button>
      </form>
      <LeaveDialog disabled={isBusy} hasFirstFocus={!hasPassword}>
        Keep my account
      </LeaveDialog>
    </Dialog>
  );
}
