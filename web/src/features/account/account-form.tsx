import { type ReactNode, type SubmitEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { ErrorMessage } from "../../ui/message.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useInvalidFocus } from "../../ui/use-invalid-focus.ts";
import styles from "./account-form.module.css";
import { type AccountProblems, hasProblems, noProblems, problemsLeft } from "./account-rules.ts";
import { ForgotPassword } from "./forgot-password.tsx";

interface AccountFormProps {
  /** What stands in the field for the address at first. */
  readonly initialEmail: string;
  readonly heading: string;
  readonly lead: string;
  readonly passwordHint?: string;
  /** The `autocomplete` value of the password, for password managers. */
  readonly passwordAutoComplete: "current-password" | "new-password";
  readonly submitText: string;
  readonly busyText: string;
  /** Validates the fields before anything is sent. */
  readonly check: (email: string, password: string) => AccountProblems;
  /** After it resolves, the form is expected to be left. */
  readonly send: (email: string, password: string) => Promise<unknown>;
  /** The words for the error with which `send` has rejected. */
  readonly describeFailure: (error: unknown) => AccountProblems;
  /** Requests a mail for a forgotten password; null if the form has no such button. */
  readonly sendPasswordReset: ((email: string) => Promise<boolean>) | null;
  /** What is offered while this address is in the form. */
  readonly offer?: { readonly email: string; readonly element: ReactNode } | null;
  /** The other ways to sign in. */
  readonly alternatives: ReactNode;
  /** The link to the other form; null if it stands elsewhere. */
  readonly footer: ReactNode;
}

/** A form with e-mail address and password, and their errors. Keeps what was typed. */
export function AccountForm(props: AccountFormProps) {
  const [email, setEmail] = useState(props.initialEmail);
  const [password, setPassword] = useState("");
  const [problems, setProblems] = useState(noProblems);
  const [isBusy, setBusy] = useState(false);
  const [form, focusInvalid] = useInvalidFocus();
  const { sendPasswordReset } = props;

  function tell(found: AccountProblems) {
    setProblems(found);
    focusInvalid();
  }

  function enterEmail(text: string) {
    setEmail(text);
    setProblems(problemsLeft(problems, "email", props.check(text, password)));
  }

  function enterPassword(text: string) {
    setPassword(text);
    setProblems(problemsLeft(problems, "password", props.check(email, text)));
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = props.check(email, password);
    tell(found);
    if (hasProblems(found)) return;
    setBusy(true);
    try {
      await props.send(email.trim(), password);
    } catch (error) {
      tell(props.describeFailure(error));
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      method="post"
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h1>{props.heading}</h1>
      <p className={styles.lead}>{props.lead}</p>
      {problems.form.length > 0 && (
        <ErrorMessage look="box">
          {problems.form.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </ErrorMessage>
      )}
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        error={problems.email}
        onChange={(event) => enterEmail(event.target.value)}
      />
      {props.offer?.email === email.trim() && props.offer.element}
      <PasswordField
        label="Password"
        name="password"
        autoComplete={props.passwordAutoComplete}
        required
        value={password}
        hint={props.passwordHint}
        error={problems.password}
        onChange={(event) => enterPassword(event.target.value)}
      />
      {sendPasswordReset !== null && (
        <ForgotPassword email={email.trim()} send={sendPasswordReset} onProblems={tell} />
      )}
      <Button type="submit" wide busy={isBusy} className={styles.submit}>
        {isBusy ? props.busyText : props.submitText}
      </Button>
      {props.alternatives}
      {props.footer !== null && <p className={styles.footer}>{props.footer}</p>}
    </form>
  );
}
