import CloudOff from "lucide-react/icons/cloud-off";
import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LeaveDialog } from "../../ui/leave-dialog.tsx";
import type { CardItem } from "./card-item.ts";
import card from "./inspiration-card.module.css";
import styles from "./unsent-card.module.css";

interface UnsentCardProps {
  /** Its place in the list. */
  readonly item: CardItem;
  readonly description: string;
  /** Whether sending has failed, until the person sends it again. */
  readonly isHeld: boolean;
  /** One sentence that says to whom its words go when it is sent. Empty if they go nowhere. */
  readonly whereWordsGo: string;
  readonly onSendAgain: () => void;
  /** Discards it, if that is still possible. */
  readonly onDiscard: () => void;
  /** The card had the focus and is removed. */
  readonly onFocusLost: () => void;
}

/** The card of an inspiration that is not sent yet. It disappears when the inspiration is sent or discarded. */
export function UnsentCard({
  item: place,
  description,
  isHeld,
  whereWordsGo,
  onSendAgain,
  onDiscard,
  onFocusLost,
}: UnsentCardProps) {
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const [isAsking, setAsking] = useState(false);
  const loseFocus = useEffectEvent(onFocusLost);

  useLayoutEffect(() => {
    const element = item.current;
    return () => {
      if (element?.contains(document.activeElement) === true) loseFocus();
    };
  }, []);

  return (
    <li {...place} ref={item} className={card.card} tabIndex={-1}>
      <div className={`${card.thumbnail} ${styles.waiting}`} aria-hidden="true">
        <CloudOff />
      </div>
      <div className={card.body}>
        <h2>{isHeld ? "We couldn't send this one" : "Waiting for the network"}</h2>
        <p className={card.text} id={id}>
          {description}
        </p>
        <div className={card.foot}>
          <span>
            {isHeld
              ? `${whereWordsGo} Kept here until you send it again.`.trimStart()
              : "Kept here, and sent when you're back online."}
          </span>
          {isHeld && (
            <button
              type="button"
              className={card.quiet}
              aria-describedby={id}
              onClick={() => {
                // The button is removed. If it had the focus, the card gets it.
                item.current?.focus();
                onSendAgain();
              }}
            >
              Send again
            </button>
          )}
          <button
            type="button"
            className={card.quiet}
            aria-describedby={id}
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            Discard
          </button>
        </div>
      </div>
      {isAsking && (
        <Dialog
          heading="Discard this one?"
          description="It has not been sent yet, and what you wrote is nowhere else."
          isBusy={false}
          onClose={() => setAsking(false)}
        >
          <Button
            look="danger"
            wide
            onClick={() => {
              setAsking(false);
              onDiscard();
            }}
          >
            Discard
          </Button>
          <LeaveDialog hasFirstFocus>Keep it</LeaveDialog>
        </Dialog>
      )}
    </li>
  );
}
