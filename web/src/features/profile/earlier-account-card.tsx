import { type SubmitEvent, useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LeaveDialog } from "../../ui/leave-dialog.tsx";
import { ErrorMessage } from "../../ui/message.tsx";
import styles from "./earlier-account-card.module.css";

interface EarlierAccountCardProps {
  /** Since when the address had an account; ISO 8601. */
  readonly since: string;
  /** Afterwards the card is expected to be gone. */
  readonly keep: () => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
}

const failure = "That didn't work. Please try again.";

/** Tells of what was in the account before its owner proved the address, and asks what becomes of it. */
export function EarlierAccountCard({ since, keep, remove }: EarlierAccountCardProps) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function run(work: () => Promise<unknown>) {
    setBusy(true);
    setFailed(false);
    try {
      await work();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  return (
    <section aria-labelledby={id}>
      <Card className={styles.card}>
        <h2 id={id}>Was this you before?</h2>
        <p>
          Somebody signed up with your address on{" "}
          {new Date(since).toLocaleDateString("en-GB", { dateStyle: "long" })}, and the address was
          not proved to be yours then. What they made and wrote is set aside, and shown to nobody.
        </p>
        <p>If it was you, bring it back. If it wasn't, remove it.</p>
        {hasFailed && !isAsking && <ErrorMessage look="box">{failure}</ErrorMessage>}
        <div className={styles.choices}>
          <Button look="secondary" busy={isBusy} onClick={() => void run(keep)}>
            It was me, bring it back
          </Button>
          <Button look="quiet" disabled={isBusy} onClick={() => setAsking(true)}>
            Remove it
          </Button>
        </div>
        {isAsking && (
          <Dialog
            heading="Remove what was before?"
            description="The goals and every inspiration of that account will be removed for good. This cannot be undone."
            isBusy={isBusy}
            onClose={() => setAsking(false)}
          >
            <form
              onSubmit={(event: SubmitEvent) => {
                event.preventDefault();
                if (!isBusy) void run(remove);
              }}
            >
              {hasFailed && <ErrorMessage look="box">{failure}</ErrorMessage>}
              <Button type="submit" look="danger" wide busy={isBusy}>
                {isBusy ? "Removing..." : "Remove for good"}
              </Button>
            </form>
            <LeaveDialog disabled={isBusy} hasFirstFocus>
              Keep it for now
            </LeaveDialog>
          </Dialog>
        )}
      </Card>
    </section>
  );
}
