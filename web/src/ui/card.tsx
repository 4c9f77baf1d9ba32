import type { ComponentProps } from "react";
import styles from "./card.module.css";
import { classNames } from "./class-names.ts";

/** A raised surface that groups elements. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classNames(styles.card, className)} />;
}
