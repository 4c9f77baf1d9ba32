import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";

type TextFieldProps = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps | "id">;

/** A field for one line of text. */
export function TextField({
  label,
  hidesLabel,
  hint,
  describedBy,
  error,
  remark,
  className,
  ...input
}: TextFieldProps) {
  const field = { label, hidesLabel, hint, describedBy, error, remark, className };
  return <Field {...field}>{(control) => <input type="text" {...input} {...control} />}</Field>;
}
