import { type SubmitEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { ErrorMessage } from "../../ui/message.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useInvalidFocus } from "../../ui/use-invalid-focus.ts";
import { newPasswordFailure } from "./account-error-words.ts";
import styles from "./account-form.module.css";
import {
  type AccountProblems,
  checkNewPassword,
  hasProblems,
  noProblems,
  problemsLeft,
} from "./account-rules.ts";

interface NewPasswordFormProps {
  /** Rejects with an `ApiError`. */
  readonly save: (password: string) => Promise<unknown>;
}

/** The form for a new password. */
export function NewPasswordForm({ save }: NewPasswordFormProps) {
  const [password, setPassword] = useState("");
  const [problems, setProblems] = useState(noProblems);
  const [isBusy, setBusy] = useState(false);
  const [form, focusInvalid] = useInvalidFocus();

  function tell(found: AccountProblems) {
    setProblems(found);
    focusInvalid();
  }

  function enter(text: string) {
    setPassword(text);
    setProblems(problemsLeft(problems, "password", problemsOf(text)));
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = problemsOf(password);
    tell(found);
    if (hasProblems(found)) return;
    setBusy(true);
    try {
      await save(password);
    } catch (error) {
      tell(newPasswordFailure(error));
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
        onChange={(event) => enter(event.target.value)}
      />
      <Button type="submit" wide busy={isBusy} className={styles.submit}>
        {isBusy ? "Saving..." : "Save new password"}
      </Button>
    </form>
  );
}

function problemsOf(password: string): AccountProblems {
  return { ...noProblems, password: checkNewPassword(password) };
}
