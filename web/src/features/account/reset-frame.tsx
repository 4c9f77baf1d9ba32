import { type ReactNode, useEffect, useRef } from "react";
import styles from "./account-form.module.css";
import { SignInLayout } from "./sign-in-layout.tsx";

interface ResetFrameProps {
  readonly heading: string;
  readonly lead: string;
  /** The path of the start screen. */
  readonly startPath: string;
  readonly children: ReactNode;
}

/** The layout of all states of the password reset. A heading that changes receives the focus. */
export function ResetFrame({ heading, lead, startPath, children }: ResetFrameProps) {
  const element = useRef<HTMLHeadingElement>(null);
  const shown = useRef(heading);
  useEffect(() => {
    if (shown.current === heading) return;
    shown.current = heading;
    element.current?.focus();
  }, [heading]);
  return (
    <SignInLayout>
      <div className={styles.form}>
        <h1 ref={element} tabIndex={-1}>
          {heading}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {children}
        <p className={styles.footer}>
          <a href={startPath}>Back to Hearten</a>
        </p>
      </div>
    </SignInLayout>
  );
}
