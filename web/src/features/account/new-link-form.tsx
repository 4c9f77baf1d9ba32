import { type SubmitEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./account-form.module.css";
import { missingEmail } from "./account-rules.ts";

interface NewLinkFormProps {
  /** Shows a notice with the result. It is the same whether or not the address has an account. */
  readonly send: (email: string) => Promise<unknown>;
}

/** The form that requests another mail. */
export function NewLinkForm({ send }: NewLinkFormProps) {
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const found = problemOf(email);
    setProblem(found);
    if (found !== null) return;
    setBusy(true);
    await send(email.trim());
    setBusy(false);
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        error={problem}
        onChange={({ target: { value } }) => {
          setEmail(value);
          if (problem !== null) setProblem(problemOf(value));
        }}
      />
      <Button type="submit" wide busy={isBusy} className={styles.submit}>
        {isBusy ? "Sending..." : "Send a new link"}
      </Button>
    </form>
  );
}

function problemOf(email: string): string | null {
  return email.trim() === "" ? missingEmail : null;
}
