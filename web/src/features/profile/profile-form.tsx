import type { Profile } from "@hearten/contract/profile.ts";
import { type SubmitEvent, useEffect, useState } from "react";
import { adviceFor } from "../../api/advice.ts";
import type { After } from "../../platform/timer.ts";
import type { Remarks } from "../../language/remarks.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ErrorMessage } from "../../ui/message.tsx";
import type { Problem } from "../../ui/problem.ts";
import { TextField } from "../../ui/text-field.tsx";
import { useInvalidFocus } from "../../ui/use-invalid-focus.ts";
import { GoalFields } from "./goal-fields.tsx";
import { goalProblem, nameProblem, problemsLeft } from "./goal-rules.ts";
import { changesOf, fieldTexts, type ProfileEntries, withoutSaved } from "./profile-entries.ts";
import styles from "./profile-form.module.css";
import type { ProfileChanges } from "./profile-store.ts";

/** Milliseconds for which the button shows the result. */
const statusTime = 2000;

type Status = "idle" | "saving" | "saved" | "failed";

const texts: Readonly<Record<Status, string>> = {
  idle: "Lock it in",
  saving: "Saving...",
  saved: "Goals Saved!",
  failed: "Error Saving",
};

interface ProfileFormProps {
  readonly email: string;
  readonly profile: Profile;
  /** The path of the form that completes the onboarding; null once it is completed. */
  readonly goalsPath: string | null;
  /** What was entered before this screen was left, and not saved. */
  readonly entered: ProfileEntries;
  /** Keeps what is entered for the next time. The same function at each render. */
  readonly keep: (entries: ProfileEntries) => void;
  readonly save: (changes: ProfileChanges) => Promise<unknown>;
  readonly remarks: Remarks;
  readonly after: After;
}

/** The form for name and goals. It saves only changed fields, because the others may change elsewhere. */
export function ProfileForm(props: ProfileFormProps) {
  const { email, profile, goalsPath, entered, keep, save, remarks, after } = props;
  const [entries, setEntries] = useState(entered);
  const isChanged = Object.keys(changesOf(profile, entries)).length > 0;
  const [name = "", ...goals] = fieldTexts(profile, entries);
  /** The errors of the name and of the goals, in this order. */
  const [problems, setProblems] = useState<readonly (Problem | null)[]>([]);
  const [status, setStatus] = useState<Status>("idle");
  const [advice, setAdvice] = useState<string | null>(null);
  const [form, focusInvalid] = useInvalidFocus();

  useEffect(() => keep(entries), [keep, entries]);

  useEffect(() => {
    const isOver = status === "saved" || status === "failed";
    return isOver ? after(statusTime, () => setStatus("idle")) : undefined;
  }, [status, after]);

  function enter(field: number, text: string) {
    setEntries((now) => now.with(field, text));
    setProblems(problemsLeft(problems, field, problemOf(text, field)));
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (status === "saving") return;
    const found = [name, ...goals].map(problemOf);
    setProblems(found);
    focusInvalid();
    setAdvice(null);
    if (found.some((problem) => problem !== null)) return;
    setStatus("saving");
    try {
      await save(changesOf(profile, entries));
      setEntries((now) => withoutSaved(now, entries));
      setStatus("saved");
    } catch (error) {
      setStatus("failed");
      setAdvice(adviceFor(error));
    }
  }

  const [nameTrouble, ...goalTroubles] = problems;
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Card className={styles.section}>
        <h2>About you</h2>
        <TextField label="Email" type="email" readOnly value={email} />
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          value={name}
          error={nameTrouble}
          onChange={(event) => enter(0, event.target.value)}
        />
      </Card>
      <Card className={styles.section}>
        <h2>Your goals</h2>
        {goalsPath !== null && (
          <p className={styles.onboarding}>
            They come before your first inspiration. <a href={goalsPath}>Write your three goals</a>
          </p>
        )}
        <GoalFields
          goals={goals}
          problems={goalTroubles}
          isRequired={false}
          remarks={remarks}
          onChange={(slot, goal) => enter(1 + slot, goal)}
        />
      </Card>
      {advice !== null && (
        <ErrorMessage look="box">Your changes are still here. {advice}</ErrorMessage>
      )}
      <div className={isChanged ? styles.inSight : undefined}>
        {isChanged && status === "idle" && <p className={styles.unsaved}>Not saved yet</p>}
        <Button type="submit" wide busy={status === "saving"} className={styles[status]}>
          {texts[status]}
        </Button>
      </div>
      <output className="visually-hidden">{status === "idle" ? "" : texts[status]}</output>
    </form>
  );
}

/** The error of a field: 0 is the name, then come the goals. */
function problemOf(text: string, field: number): Problem | null {
  return field === 0 ? nameProblem(text) : goalProblem(text, false);
}
