import { useId } from "react";
import { classNames } from "./class-names.ts";
import choice from "./choice-row.module.css";
import styles from "./radios.module.css";

export interface Choice<T> {
  readonly value: T;
  readonly text: string;
}

interface RadiosProps<T> {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  /** Undefined before anything is chosen. */
  readonly chosen: T | undefined;
  /** The id of the error message; null if nothing is wrong. */
  readonly errorId?: string | null;
  readonly className?: string | undefined;
  readonly onChoose: (value: T) => void;
}

/** A few options below each other, of which one can be chosen. In a dialog the chosen one has the first focus. */
export function Radios<T extends string | number | null>(props: RadiosProps<T>) {
  const { label, choices, chosen, errorId = null, className, onChoose } = props;
  const name = useId();
  return (
    <fieldset
      className={classNames(styles.radios, className)}
      aria-label={label}
      aria-describedby={errorId ?? undefined}
    >
      {choices.map(({ value, text }) => (
        <label key={text} className={choice.row}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            data-first-focus={value === chosen || undefined}
            onChange={() => onChoose(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
