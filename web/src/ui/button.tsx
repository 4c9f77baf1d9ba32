import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

export type ButtonLook = "primary" | "secondary" | "quiet" | "danger";

interface Look {
  /** `primary` unless told. */
  readonly look?: ButtonLook;
  /** As wide as its container. */
  readonly wide?: boolean;
}

interface ButtonProps extends Look, ComponentProps<"button"> {
  /** Something is under way: the button keeps its focus and says so, and a press does nothing. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A button with a text. `type` is `button` unless told. */
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

/** The class of something else that should look like a button, a link for example. */
export function buttonClass({
  look = "primary",
  wide = false,
}: {
  look?: ButtonLook | undefined;
  wide?: boolean | undefined;
}): string {
  return classNames(styles.button, styles[look], wide && styles.wide);
}
