import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { EyeIcon, EyeOffIcon } from "./form-icons.tsx";
import { IconButton } from "./icon-button.tsx";
import styles from "./password-field.module.css";

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<"input">, keyof FieldProps | "id" | "ref" | "type">;

interface View {
  readonly isShown: boolean;
  /** Start and end of the selection when the password was last shown or hidden. */
  readonly caret: readonly [number | null, number | null] | null;
}

/** A password field with a button that shows the password. */
export function PasswordField({
  label,
  hidesLabel,
  hint,
  describedBy,
  error,
  className,
  ...input
}: PasswordFieldProps) {
  const [{ isShown, caret }, setView] = useState<View>({ isShown: false, caret: null });
  const element = useRef<HTMLInputElement>(null);

  // A browser may move the caret when the type changes.
  useLayoutEffect(() => {
    const input = element.current;
    if (input !== null && caret !== null && document.activeElement === input) {
      input.setSelectionRange(...caret);
    }
  }, [caret]);

  function toggle() {
    const { selectionStart = null, selectionEnd = null } = element.current ?? {};
    setView({ isShown: !isShown, caret: [selectionStart, selectionEnd] });
  }

  const field = { label, hidesLabel, hint, describedBy, error, className };
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.password}>
          <input {...input} {...control} ref={element} type={isShown ? "text" : "password"} />
          <IconButton
            className={styles.toggle}
            label={isShown ? "Hide password" : "Show password"}
            aria-controls={control.id}
            // Keeps the focus and the caret in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
