import type { ButtonHTMLAttributes } from "react";
import styles from "./form-link.module.css";

/** A button below a field that looks like a link, as on most sites. */
export function FormLink(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={styles.link} {...props} />;
}
