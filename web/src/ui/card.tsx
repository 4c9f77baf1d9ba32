import type { ComponentProps } from "react";
import styles from "./card.module.css";
import { classNames } from "./class-names.ts";

/** A raised sheet that holds things that belong together. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classNames(styles.card, className)} />;
}
