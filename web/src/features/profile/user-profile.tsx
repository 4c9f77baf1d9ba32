import type { ReactNode } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import { Page } from "../../ui/page.tsx";
import styles from "./user-profile.module.css";

interface UserProfileProps {
  readonly email: string;
  /** The display name; empty if there is none. */
  readonly name: string;
  /** What is saved as soon as it is changed, and the buttons for the account. */
  readonly beside: ReactNode;
  /** The form of the profile, and what stands below it. */
  readonly children: ReactNode;
}

/** Profile and account settings. */
export function UserProfile({ email, name, beside, children }: UserProfileProps) {
  return (
    <Page className={styles.page}>
      <div className={styles.person}>
        <Avatar size="large" name={name || email} />
        <div>
          <h1>Your profile</h1>
          <p>{email}</p>
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>{children}</div>
        <div className={styles.column}>{beside}</div>
      </div>
    </Page>
  );
}
