import { type ReactNode, type SubmitEvent, useState } from "react";
import type { Remarks } from "../../language/remarks.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ErrorMessage } from "../../ui/message.tsx";
import { Page } from "../../ui/page.tsx";
import type { Problem } from "../../ui/problem.ts";
import { useInvalidFocus } from "../../ui/use-invalid-focus.ts";
import { GoalFields } from "./goal-fields.tsx";
import { fillGoalSlots, goalProblem, goalsToStore, problemsLeft } from "./goal-rules.ts";
import styles from "./goals-form.module.css";

interface GoalsFormProps {
  /** What is stored already. */
  readonly goals: readonly string[];
  readonly remarks: Remarks;
  /** Tells of what was in the account before, if anything was. */
  readonly earlierAccount?: ReactNode;
  /** Completes the onboarding, and leaves the form where it can. */
  readonly save: (goals: string[]) => Promise<unknown>;
}

/** The onboarding: three goals, all of them required. */
export function GoalsForm({ goals: stored, remarks, earlierAccount, save }: GoalsFormProps) {
  const [goals, setGoals] = useState(fillGoalSlots(stored));
  const [problems, setProblems] = useState<readonly (Problem | null)[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [form, focusInvalid] = useInvalidFocus();

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = goals.map(problemOf);
    setProblems(found);
    focusInvalid();
    setFailed(false);
    if (found.some((problem) => problem !== null)) return;
    setBusy(true);
    try {
      await save(goalsToStore(goals));
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }

  return (
    <Page width="narrow">
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <h1 className={styles.heading}>Your Goals, Your Way</h1>
        <p className={styles.why}>
          Your inspirations come back to these three where they matter to the day. “I run my own
          studio” becomes <q className={styles.spoken}>You run your own studio.</q> on a day that
          has shown it, and a wish on others. You can change them whenever you like.
        </p>
        {earlierAccount !== undefined && <div className={styles.earlier}>{earlierAccount}</div>}
        <Card className={styles.goals}>
          <GoalFields
            goals={goals}
            problems={problems}
            isRequired
            remarks={remarks}
            onChange={(slot, goal) => {
              setGoals(goals.with(slot, goal));
              setProblems(problemsLeft(problems, slot, problemOf(goal)));
            }}
          />
        </Card>
        {hasFailed && (
          <ErrorMessage look="box">Your goals were not saved. Please try again.</ErrorMessage>
        )}
        <Button type="submit" wide busy={isBusy} className={styles.submit}>
          {isBusy ? "Saving..." : "Lock it in!"}
        </Button>
      </form>
    </Page>
  );
}

function problemOf(goal: string): Problem | null {
  return goalProblem(goal.trim(), true);
}
