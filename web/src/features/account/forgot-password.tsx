import { useState } from "react";
import { type AccountProblems, missingEmail, noProblems } from "./account-rules.ts";
import styles from "./forgot-password.module.css";

interface ForgotPasswordProps {
  /** As it stands in the form. */
  readonly email: string;
  readonly send: (email: string) => Promise<unknown>;
  /** Told of what is missing, and of nothing when nothing is. */
  readonly onProblems: (problems: AccountProblems) => void;
}

/** Asks for a new password for the address that stands in the form. */
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
