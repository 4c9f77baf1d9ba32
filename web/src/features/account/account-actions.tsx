import ChevronRight from "lucide-react/icons/chevron-right";
import Download from "lucide-react/icons/download";
import KeyRound from "lucide-react/icons/key-round";
import Link from "lucide-react/icons/link";
import LogOut from "lucide-react/icons/log-out";
import ShieldCheck from "lucide-react/icons/shield-check";
import Trash from "lucide-react/icons/trash-2";
import { useRef, useState } from "react";
import { Card } from "../../ui/card.tsx";
import styles from "./account-actions.module.css";
import { DeleteAccount } from "./delete-account.tsx";
import { mailOnItsWay } from "./mail-on-its-way.ts";

interface AccountActionsProps {
  /** Shows a notice with the result, and resolves with whether the mail was sent. */
  readonly changePassword: () => Promise<boolean>;
  /** Shows a notice with the result. So does the next one. */
  readonly takeEverything: () => Promise<unknown>;
  readonly signOut: () => Promise<unknown>;
  /** Null if there is nothing to link. After a success it is null before the promise resolves. */
  readonly linkApple: (() => Promise<unknown>) | null;
  /** Whether the deletion needs the person's password. */
  readonly hasPassword: boolean;
  /** After it resolves, the screen is expected to be left. Rejects with an `ApiError`. */
  readonly deleteAccount: (password: string | null) => Promise<unknown>;
  /** The path of the privacy page. */
  readonly privacyPath: string;
}

/** The buttons for what a person can do with their account. */
export function AccountActions(props: AccountActionsProps) {
  const { linkApple, hasPassword, deleteAccount, privacyPath } = props;
  const [isDeleting, setDeleting] = useState(false);
  const [isMailSent, setMailSent] = useState(false);
  const [isSending, changePassword] = useOnceAtATime(async () =>
    setMailSent(await props.changePassword()),
  );
  const [isPacking, takeEverything] = useOnceAtATime(props.takeEverything);
  const [isLeaving, signOut] = useOnceAtATime(props.signOut);
  const afterLink = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  async function link(begin: () => Promise<unknown>, button: HTMLElement) {
    await begin();
    // After linking, the button is removed. If it had the focus, the next button gets it.
    if (!button.isConnected && document.activeElement === document.body) afterLink.current?.focus();
  }

  return (
    <Card className={styles.actions}>
      <button type="button" aria-busy={isSending} onClick={changePassword}>
        <KeyRound aria-hidden="true" />
        Change Password
      </button>
      {isMailSent && <p className={styles.remark}>{mailOnItsWay}</p>}
      {linkApple !== null && (
        <button type="button" onClick={(event) => void link(linkApple, event.currentTarget)}>
          <Link aria-hidden="true" />
          Link Apple
        </button>
      )}
      <button ref={afterLink} type="button" aria-busy={isPacking} onClick={takeEverything}>
        <Download aria-hidden="true" />
        {isPacking ? "Packing..." : "Download my data (ZIP)"}
      </button>
      <a href={privacyPath}>
        <ShieldCheck aria-hidden="true" />
        Privacy
        <ChevronRight className={styles.chevron} aria-hidden="true" />
      </a>
      <button type="button" aria-busy={isLeaving} onClick={signOut}>
        <LogOut aria-hidden="true" />
        {isLeaving ? "Signing out..." : "Sign Out"}
      </button>
      <button
        ref={opener}
        type="button"
        className={styles.danger}
        onClick={() => setDeleting(true)}
      >
        <Trash aria-hidden="true" />
        Delete My Account
        <ChevronRight className={styles.chevron} aria-hidden="true" />
      </button>
      {isDeleting && (
        <DeleteAccount
          hasPassword={hasPassword}
          remove={deleteAccount}
          onClose={() => {
            setDeleting(false);
            // Safari does not focus a button on a tap, so it can't restore the focus by itself.
            opener.current?.focus();
          }}
        />
      )}
    </Card>
  );
}

/** Returns whether the action is running, and a function that starts it if it is not. */
function useOnceAtATime(act: () => Promise<unknown>): [boolean, () => void] {
  const [isBusy, setBusy] = useState(false);
  async function begin() {
    if (isBusy) return;
    setBusy(true);
    await act();
    setBusy(false);
  }
  return [isBusy, () => void begin()];
}
