import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Field, type FieldProps } from "./field.tsx";

type TextAreaProps = FieldProps &
  Omit<ComponentProps<"textarea">, keyof FieldProps | "id"> & {
    readonly controlClassName?: string | undefined;
  };

/** A field for several lines of text. It grows with its text, if the browser can do that. */
export function TextArea({
  label,
  hidesLabel,
  hint,
  describedBy,
  error,
  remark,
  className,
  controlClassName,
  ...textarea
}: TextAreaProps) {
  const field = { label, hidesLabel, hint, describedBy, error, remark, className };
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          className={classNames(control.className, controlClassName)}
        />
      )}
    </Field>
  );
}
