import type { ReactNode } from "react";
import dawn from "../../assets/dawn.svg";
import { classNames } from "../../ui/class-names.ts";
import { Logo } from "../../ui/logo.tsx";
import styles from "./sign-in-layout.module.css";

interface SignInLayoutProps {
  /** What stands in the picture in place of its line; null or false for the line. */
  readonly door?: ReactNode;
  readonly children: ReactNode;
}

/** A picture with the product's name, and the form: below the picture on a phone, otherwise beside it. */
export function SignInLayout({ door, children }: SignInLayoutProps) {
  return (
    <div className={classNames(styles.layout, Boolean(door) && styles.withDoor)}>
      <div className={styles.scene}>
        <img alt="" src={dawn} width="900" height="900" fetchPriority="high" />
        <Logo className={styles.brand} />
        {door || <p className={styles.line}>Say it like it has already happened.</p>}
      </div>
      <div className={styles.sheet}>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
