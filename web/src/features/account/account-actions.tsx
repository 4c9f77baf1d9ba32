import ChevronRight from "lucide-react/icons/chevron-right";
import Download from "lucide-react/icons/download";
import KeyRound from "lucide-react/icons/key-round";
import Link from "lucide-react/icons/link";
import LogOut from "lucide-react/icons/log-out";
import Trash from "lucide-react/icons/trash-2";
import { useRef, useState } from "react";
import { Card } from "../../ui/card.tsx";
import styles from "./account-actions.module.css";
import { DeleteAccount } from "./delete-account.tsx";

interface AccountActionsProps {
  /** Each tells what came of it. */
  readonly changePassword: () => Promise<unknown>;
  readonly takeEverything: () => Promise<unknown>;
  readonly signOut: () => Promise<unknown>;
  /** Null where there is nothing to link; it becomes so before this resolves, unless it has failed. */
  readonly linkApple: (() => Promise<unknown>) | null;
  /** Whether the person proves by a password that the account is theirs. */
  readonly hasPassword: boolean;
  /** When it resolves, the screen waits to be left; rejects with an `ApiError`. */
  readonly deleteAccount: (password: string | null) => Promise<unknown>;
}

/** What a person can do with their account. */
export function AccountActions(props: AccountActionsProps) {
  const { linkApple, hasPassword, deleteAccount } = props;
  const [isDeleting, setDeleting] = useState(false);
  const [isSending, changePassword] = useOnceAtATime(props.changePassword);
  const [isPacking, takeEverything] = useOnceAtATime(props.takeEverything);
  const [isLeaving, signOut] = useOnceAtATime(props.signOut);
  const afterLink = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  async function link(begin: () => Promise<unknown>, button: HTMLElement) {
    await begin();
    // The button is gone when it is linked; who was on it goes on at the next one.
    if (!button.isConnected && document.activeElement === document.body) afterLink.current?.focus();
  }

  return (
    <Card className={styles.actions}>
      <button type="button" aria-busy={isSending} onClick={changePassword}>
        <KeyRound aria-hidden="true" />
        Change Password
        <Chevron />
      </button>
      {linkApple !== null && (
        <button type="button" onClick={(event) => void link(linkApple, event.currentTarget)}>
          <Link aria-hidden="true" />
          Link Apple
          <Chevron />
        </button>
      )}
      <button ref={afterLink} type="button" aria-busy={isPacking} onClick={takeEverything}>
        <Download aria-hidden="true" />
        {isPacking ? "Packing..." : "Take everything with you"}
        <Chevron />
      </button>
      <button type="button" aria-busy={isLeaving} onClick={signOut}>
        <LogOut aria-hidden="true" />
        {isLeaving ? "Signing out..." : "Sign Out"}
        <Chevron />
      </button>
      <button
        ref={opener}
        type="button"
        className={styles.danger}
        onClick={() => setDeleting(true)}
      >
        <Trash aria-hidden="true" />
        Delete My Account
        <Chevron />
      </button>
      {isDeleting && (
        <DeleteAccount
          hasPassword={hasPassword}
          remove={deleteAccount}
          onClose={() => {
            setDeleting(false);
            // Safari gives no button the focus for a tap, so it can't give it back.
            opener.current?.focus();
          }}
        />
      )}
    </Card>
  );
}

function Chevron() {
  return <ChevronRight className={styles.chevron} aria-hidden="true" />;
}

/** Whether it is under way, and what begins it unless it is. */
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
