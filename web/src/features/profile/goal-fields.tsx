import { useId } from "react";
import { TextArea } from "../../ui/text-area.tsx";
import styles from "./goal-fields.module.css";

const slots = [
  { label: "First goal", example: "I speak to a full room and feel at home" },
  { label: "Second goal", example: "I run three mornings a week" },
  { label: "Third goal", example: "I finish work at six and I am fully there" },
] as const;

interface GoalFieldsProps {
  /** One for each slot. */
  readonly goals: readonly string[];
  readonly problems: readonly (string | null)[];
  readonly isRequired: boolean;
  readonly onChange: (slot: number, goal: string) => void;
}

/** The fields of the three goals, with a hint how to write them. */
export function GoalFields({ goals, problems, isRequired, onChange }: GoalFieldsProps) {
  const hintId = useId();
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
            describedBy={hintId}
            controlClassName={styles.text}
            value={goals[slot] ?? ""}
            error={problems[slot] ?? null}
            onChange={(event) => onChange(slot, event.target.value)}
          />
        </div>
      ))}
    </>
  );
}
