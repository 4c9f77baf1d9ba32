import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";
import { ErrorMessage } from "./message.tsx";
import type { Problem } from "./problem.ts";
import { Remark } from "./remark.tsx";

/** The attributes that the control of a field must have. */
export interface ControlAttributes {
  readonly id: string;
  readonly className: string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

export interface FieldProps {
  readonly label: string;
  /** Whether the label is only for assistive technology. */
  readonly hidesLabel?: boolean | undefined;
  /** Shown below the control. */
  readonly hint?: string | undefined;
  /** The id of another element that describes the control. */
  readonly describedBy?: string | undefined;
  /** The error of its value; `true` if the words are shown elsewhere. */
  readonly error?: string | Problem | true | null | undefined;
  /** Said of its value, in place of an error. Its place is kept while its words are null. */
  readonly remark?: { readonly words: ReactNode; readonly isAnnounced: boolean } | undefined;
  readonly className?: string | undefined;
}

/** A control with its label, its hint and its error. */
export function Field({
  label,
  hidesLabel = false,
  hint,
  describedBy,
  error = null,
  remark,
  className,
  children,
}: FieldProps & { readonly children: (control: ControlAttributes) => ReactNode }) {
  const id = useId();
  const hintId = hint === undefined ? null : `${id}-hint`;
  const problem: Problem | null =
    typeof error === "string" ? { words: error } : error === true ? null : error;
  const errorId = `${id}-error`;
  const words = error === null ? (remark?.words ?? null) : null;
  const remarkId = `${id}-remark`;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={hidesLabel ? "visually-hidden" : styles.label}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        "aria-invalid": error === null ? undefined : true,
        "aria-describedby":
          classNames(
            problem !== null && errorId,
            words !== null && remarkId,
            hintId,
            describedBy,
          ) || undefined,
      })}
      {hintId !== null && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem !== null && (
        <ErrorMessage id={errorId} look="line" count={problem.count}>
          {problem.words}
        </ErrorMessage>
      )}
      {remark !== undefined && (
        <Remark id={remarkId} isAnnounced={remark.isAnnounced} hidden={error !== null}>
          {words}
        </Remark>
      )}
    </div>
  );
}
