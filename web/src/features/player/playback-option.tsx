import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import styles from "./playback-options.module.css";

interface PlaybackOptionProps extends Omit<ComponentProps<"button">, "aria-label"> {
  /** The accessible name, which contains the text. */
  readonly label: string;
  /** The text below the icon. */
  readonly text: string;
  /** An icon, hidden from assistive technology. */
  readonly children: ReactNode;
}

/** A button of the row below the controls. */
export function PlaybackOption({ label, text, className, children, ...rest }: PlaybackOptionProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(styles.option, className)}
    >
      {children}
      <span>{text}</span>
    </button>
  );
}
