import { useState } from "react";
import { type AccountProblems, missingEmail, noProblems } from "./account-rules.ts";
import { mailOnItsWay } from "./mail-on-its-way.ts";
import styles from "./forgot-password.module.css";
import { FormLink } from "./form-link.tsx";

interface ForgotPasswordProps {
  /** The address in the form. */
  readonly email: string;
  /** Resolves with whether it was sent. */
  readonly send: (email: string) => Promise<boolean>;
  /** Called with the errors, also if there are none. */
  readonly onProblems: (problems: AccountProblems) => void;
}

/** The button that requests a mail to reset the password of the address in the form. */
export function ForgotPassword({ email, send, onProblems }: ForgotPasswordProps) {
  const [isBusy, setBusy] = useState(false);
  /** The address to which the last mail was sent. */
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function ask() {
    if (isBusy) return;
    const isMissing = email === "";
    onProblems(isMissing ? { ...noProblems, email: missingEmail } : noProblems);
    if (isMissing) return;
    setBusy(true);
    setSentTo((await send(email)) ? email : null);
    setBusy(false);
  }

  return (
    <>
      <FormLink aria-busy={isBusy} onClick={() => void ask()}>
        Forgot password?
      </FormLink>
      {sentTo !== null && sentTo === email && <p className={styles.remark}>{mailOnItsWay}</p>}
    </>
  );
}
