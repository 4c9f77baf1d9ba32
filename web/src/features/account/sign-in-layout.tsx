import type { ReactNode } from "react";
import dawn from "../../assets/dawn.svg";
import { Logo } from "../../ui/logo.tsx";
import styles from "./sign-in-layout.module.css";

/** A picture with the product's name, and the form: below the picture on a phone, otherwise beside it. */
export function SignInLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.scene}>
        <img alt="" src={dawn} width="900" height="900" />
        <Logo className={styles.brand} />
        <p className={styles.line}>Say it like it has already happened.</p>
      </div>
      <div className={styles.sheet}>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
