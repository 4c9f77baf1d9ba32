import { type Reminder, type Weekday, weekdays } from "@hearten/contract/reminder.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useId, useState } from "react";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Switch } from "../../ui/switch.tsx";
import { hourName } from "./hour-name.ts";
import styles from "./reminder-choice.module.css";

/** What somebody begins with who switches it on. */
const first: Reminder = { hour: 8, days: ["monday", "wednesday", "friday"] };

const hours = Array.from({ length: 24 }, (_, hour) => hour);

interface ReminderChoiceProps {
  /** Null while it is off. */
  readonly reminder: Reminder | null;
  /** A sentence that says why it is off or can't be changed now; null if there is none. */
  readonly remark: string | null;
  /** Whether nothing can be changed now. */
  readonly isDisabled: boolean;
  readonly onChange: (reminder: Reminder | null) => void;
  /** How it arrives, shown while it is on. */
  readonly children: ReactNode;
}

/** The choice of a reminder: whether, at which hour, on which days. */
export function ReminderChoice({
  reminder,
  remark,
  isDisabled,
  onChange,
  children,
}: ReminderChoiceProps) {
  const explanationId = useId();
  const [latest, setLatest] = useState(first);
  if (reminder !== null && reminder !== latest) setLatest(reminder);

  return (
    <Card className={styles.section}>
      <h2>Reminder</h2>
      <Switch
        label="Remind me"
        isOn={reminder !== null}
        disabled={isDisabled}
        aria-describedby={explanationId}
        onChange={(isOn) => onChange(isOn ? latest : null)}
      />
      <p id={explanationId}>
        {remark ?? "A quiet word, when you choose. If you miss it, nothing is lost."}
      </p>
      {reminder !== null && (
        <>
          <Field label="Hour">
            {(control) => (
              <span className={styles.hour}>
                <select
                  {...control}
                  value={reminder.hour}
                  disabled={isDisabled}
                  onChange={(event) => onChange({ ...reminder, hour: Number(event.target.value) })}
                >
                  {hours.map((hour) => (
                    <option key={hour} value={hour}>
                      {hourName(hour)}
                    </option>
                  ))}
                </select>
                <ChevronDown aria-hidden="true" />
              </span>
            )}
          </Field>
          <Days
            chosen={reminder.days}
            isDisabled={isDisabled}
            onChange={(days) => onChange({ ...reminder, days })}
          />
          {children}
        </>
      )}
    </Card>
  );
}

interface DaysProps {
  readonly chosen: readonly Weekday[];
  readonly isDisabled: boolean;
  readonly onChange: (days: Weekday[]) => void;
}

/** The days of a week. One of them stays: without any, nothing would come. */
function Days({ chosen, isDisabled, onChange }: DaysProps) {
  const remarkId = useId();
  const [wantedNone, setWantedNone] = useState(false);

  function change(day: Weekday, isOn: boolean) {
    const days = weekdays.filter((one) => (one === day ? isOn : chosen.includes(one)));
    setWantedNone(days.length === 0);
    if (days.length > 0) onChange(days);
  }

  return (
    <fieldset className={styles.days} disabled={isDisabled} aria-describedby={remarkId}>
      <legend>Days</legend>
      <div>
        {weekdays.map((day) => {
          const name = `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
          return (
            <label key={day}>
              <input
                type="checkbox"
                aria-label={name}
                checked={chosen.includes(day)}
                onChange={(event) => change(day, event.target.checked)}
              />
              <span aria-hidden="true">{name.slice(0, 3)}</span>
            </label>
          );
        })}
      </div>
      <p id={remarkId} aria-live="polite">
        {wantedNone && "One day stays. To end it, switch the reminder off."}
      </p>
    </fieldset>
  );
}
