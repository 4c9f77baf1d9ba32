import { useId, useState } from "react";
import type { Remarks } from "../../language/remarks.ts";
import { useGoalRemarks } from "../../language/use-goal-remarks.ts";
import type { Problem } from "../../ui/problem.ts";
import { TextArea } from "../../ui/text-area.tsx";
import { goalRemarkWords } from "./goal-remark-words.tsx";
import styles from "./goal-fields.module.css";

const slots = [
  { label: "First goal", example: "I speak to a full room and feel at home" },
  { label: "Second goal", example: "I run three mornings a week" },
  { label: "Third goal", example: "I finish work at six and I am fully there" },
] as const;

interface GoalFieldsProps {
  /** One for each slot. */
  readonly goals: readonly string[];
  readonly problems: readonly (Problem | null)[];
  readonly isRequired: boolean;
  readonly remarks: Remarks;
  readonly onChange: (slot: number, goal: string) => void;
}

/** The fields of the three goals, with a hint how to write them, and how each will be spoken. */
export function GoalFields({ goals, problems, isRequired, remarks, onChange }: GoalFieldsProps) {
  const id = useId();
  const [hintId, exampleId] = [`${id}-hint`, `${id}-example`];
  const said = useGoalRemarks(goals, remarks);
  const [hasTyped, setTyped] = useState(false);
  const isUntold = (slot: number) => {
    const kind = said[slot]?.kind;
    return (kind === "wish" || kind === "kept") && (problems[slot] ?? null) === null;
  };
  const [hasExample, setExample] = useState(false);
  // It stays: what is below would jump up and down with every word.
  if (!hasExample && slots.some((_, slot) => isUntold(slot))) setExample(true);
  return (
    <>
      <p id={hintId} className={styles.hint}>
        Write each goal as if you've already accomplished it
      </p>
      {slots.map(({ label, example }, slot) => (
        <div key={label} className={styles.goal}>
          <span className={styles.number} aria-hidden="true">
            {slot + 1}
          </span>
          <TextArea
            label={label}
            hidesLabel
            rows={2}
            placeholder={`For example: ${example}`}
            required={isRequired}
            describedBy={isUntold(slot) ? `${exampleId} ${hintId}` : hintId}
            controlClassName={styles.text}
            value={goals[slot] ?? ""}
            error={problems[slot] ?? null}
            remark={{
              isAnnounced: hasTyped,
              words: goalRemarkWords(said[slot] ?? null),
            }}
            onChange={(event) => {
              setTyped(true);
              onChange(slot, event.target.value);
            }}
          />
          {isRequired && goals[slot] === "" && (problems[slot] ?? null) === null && (
            <button
              type="button"
              className={styles.offer}
              aria-label={`Use this example: ${example}`}
              onClick={(event) => {
                setTyped(true);
                onChange(slot, example);
                // The button goes: who used it can go on writing.
                event.currentTarget.parentElement?.querySelector("textarea")?.focus();
              }}
            >
              Use this example
            </button>
          )}
        </div>
      ))}
      {hasExample && (
        <p id={exampleId} className={styles.example}>
          Written as if it were so, a goal can be told as a fact:{" "}
          <span>“I run my own studio.”</span>
        </p>
      )}
    </>
  );
}
