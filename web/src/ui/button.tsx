import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

export type ButtonLook = "primary" | "secondary" | "quiet" | "danger";

interface Look {
  /** The default is `primary`. */
  readonly look?: ButtonLook;
  /** Whether it is as wide as its container. */
  readonly wide?: boolean;
}

interface ButtonProps extends Look, ComponentProps<"button"> {
  /** Whether its action is running. The button keeps its focus, and a press does nothing. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A button with a text. The default of `type` is `button`. */
export function Button({ look, wide, busy, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy === true ? true : undefined}
      className={classNames(buttonClass({ look, wide }), className)}
      onClick={(event) => {
        if (busy === true) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

/** The class names for another element that looks like a button, for example a link. */
export function buttonClass({
  look = "primary",
  wide = false,
}: {
  look?: ButtonLook | undefined;
  wide?: boolean | undefined;
}): string {
  return classNames(styles.button, styles[look], wide && styles.wide);
}
