import LogOut from "lucide-react/icons/log-out";
import { type ReactNode, useState } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import { Card } from "../../ui/card.tsx";
import { Page } from "../../ui/page.tsx";
import styles from "./user-profile.module.css";

interface UserProfileProps {
  readonly email: string;
  /** The name that the person goes by; empty when they have given none. */
  readonly name: string;
  readonly signOut: () => Promise<unknown>;
  /** What can be changed. */
  readonly children: ReactNode;
}

/** Profile and account settings. */
export function UserProfile({ email, name, signOut, children }: UserProfileProps) {
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    if (isLeaving) return;
    setLeaving(true);
    await signOut();
    setLeaving(false);
  }

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
        {children}
        <Card className={styles.actions}>
          <button type="button" aria-busy={isLeaving} onClick={() => void leave()}>
            <LogOut aria-hidden="true" />
            {isLeaving ? "Signing out..." : "Sign Out"}
          </button>
        </Card>
      </div>
    </Page>
  );
}
