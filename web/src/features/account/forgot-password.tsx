import { useState } from "react";
import { type AccountProblems, missingEmail, noProblems } from "./account-rules.ts";
import styles from "./forgot-password.module.css";

interface ForgotPasswordProps {
  /** The address in the form. */
  readonly email: string;
  readonly send: (email: string) => Promise<unknown>;
  /** Called with the errors, also if there are none. */
  readonly onProblems: (problems: AccountProblems) => void;
}

/** The button that requests a mail to reset the password of the address in the form. */
export function ForgotPassword({ email, send, onProblems }: ForgotPasswordProps) {
  const [isBusy, setBusy] = useState(false);

  async function ask() {
    if (isBusy) return;
    const isMissing = email === "";
    onProblems(isMissing ? { ...noProblems, email: missingEmail } : noProblems);
    if (isMissing) return;
    setBusy(true);
    await send(email);
    setBusy(false);
  }

  return (
    <button type="button" className={styles.link} aria-busy={isBusy} onClick={() => void ask()}>
      Forgot password?
    </button>
  );
}
