import type { ComponentProps } from "react";
import styles from "./switch.module.css";

interface SwitchProps extends Omit<
  ComponentProps<"input">,
  "checked" | "onChange" | "role" | "type"
> {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** What is on or off, and changes at once. */
export function Switch({ label, isOn, onChange, ...input }: SwitchProps) {
  return (
    <label className={styles.switch}>
      {label}
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        {...input}
      />
    </label>
  );
}
