import { type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { focusFirstInvalid } from "../../ui/focus-first-invalid.ts";
import { ErrorMessage } from "../../ui/message.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { newPasswordFailure } from "./account-error-words.ts";
import styles from "./account-form.module.css";
import { checkNewPassword, noProblems } from "./account-rules.ts";

interface NewPasswordFormProps {
  /** Rejects with an `ApiError`. */
  readonly save: (password: string) => Promise<unknown>;
}

/** A password that is to be set. */
export function NewPasswordForm({ save }: NewPasswordFormProps) {
  const [password, setPassword] = useState("");
  const [problems, setProblems] = useState(noProblems);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    if (problems.password !== null) focusFirstInvalid(form.current);
  }, [problems]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    const problem = checkNewPassword(password);
    setProblems({ ...noProblems, password: problem });
    if (problem !== null) return;
    setBusy(true);
    try {
      await save(password);
    } catch (error) {
      setProblems(newPasswordFailure(error));
      setBusy(false);
    }
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {problems.form.length > 0 && (
        <ErrorMessage look="box">
          {problems.form.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </ErrorMessage>
      )}
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        required
        hint="At least 6 characters"
        value={password}
        error={problems.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" wide busy={isBusy} className={styles.submit}>
        {isBusy ? "Saving..." : "Save new password"}
      </Button>
    </form>
  );
}
