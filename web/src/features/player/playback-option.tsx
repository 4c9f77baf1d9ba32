import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import styles from "./playback-options.module.css";

interface PlaybackOptionProps extends Omit<ComponentProps<"button">, "aria-label"> {
  /** The accessible name, with the text in it. */
  readonly label: string;
  /** What stands below the icon. */
  readonly text: string;
  /** An icon, hidden from assistive technology. */
  readonly children: ReactNode;
}

/** A quiet button of the row below the controls. */
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
