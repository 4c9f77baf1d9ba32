import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./page.module.css";

interface PageProps {
  /** `wide` for lists (`--page-wide`), `narrow` for forms (42rem), `medium` in between (58rem). */
  readonly width?: "wide" | "medium" | "narrow";
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The layout of an ordinary screen: centred, and not covered by the top bar or the dock. */
export function Page({ width = "wide", className, children }: PageProps) {
  return (
    <>
      <div className={styles.wash} aria-hidden="true" />
      <div className={classNames(styles.page, styles[width], className)}>{children}</div>
    </>
  );
}
