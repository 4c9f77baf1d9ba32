import CalendarPlus from "lucide-react/icons/calendar-plus";
import { useEffect, useId, useRef, useState } from "react";
import { Button, buttonClass } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./calendar-offer.module.css";

interface CalendarOfferProps {
  /** Whether an address was made before. */
  readonly hasAddress: boolean;
  readonly isDisabled: boolean;
  /** Makes a new address, which ends the old one. Tells the person when it can't, and resolves with null. */
  readonly createAddress: () => Promise<string | null>;
  /** Copies it, and tells the person so. Call it inside the tap's event handler. */
  readonly copy: (address: string) => void;
  /** Saves the calendar as a file. Tells the person when it can't. */
  readonly save: () => Promise<void>;
}

/** How the reminder comes into the person's own calendar, which reminds them while Hearten is closed. */
export function CalendarOffer({
  hasAddress,
  isDisabled,
  createAddress,
  copy,
  save,
}: CalendarOfferProps) {
  const endsId = useId();
  const [address, setAddress] = useState<string | null>(null);
  const [isMaking, setMaking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The button that was pressed may have gone.
  useEffect(() => {
    if (address !== null) field.current?.focus();
  }, [address]);

  async function make() {
    if (isMaking) return;
    setMaking(true);
    const made = await createAddress();
    if (made !== null) setAddress(made);
    setMaking(false);
  }
  const again = (
    <p>
      <span id={endsId}>Somebody else has it? A new address ends the old one.</span>{" "}
      <button
        type="button"
        className={styles.link}
        disabled={isDisabled}
        aria-busy={isMaking}
        aria-describedby={endsId}
        onClick={() => void make()}
      >
        Make a new address
      </button>
    </p>
  );

  return (
    <div className={styles.offer}>
      {address !== null ? (
        <>
          <p>
            Give this address to your calendar, as a calendar to subscribe to. It then reads every
            change by itself, within a day or so. Whoever has the address sees when you are
            reminded, and nothing else.
          </p>
          <TextField ref={field} label="Calendar address" readOnly value={address} />
          <div className={styles.pair}>
            <Button look="secondary" onClick={() => copy(address)}>
              Copy address
            </Button>
            <a
              className={buttonClass({ look: "secondary" })}
              href={address.replace(/^https?:/, "webcal:")}
            >
              Open in my calendar
            </a>
          </div>
          {again}
        </>
      ) : hasAddress ? (
        <>
          <p>
            Your reminder has an address for calendars. It is shown only when it is made, because
            Hearten does not keep it. For another calendar, make a new one, which ends the old one.
          </p>
          <Button
            look="secondary"
            wide
            disabled={isDisabled}
            busy={isMaking}
            onClick={() => void make()}
          >
            Make a new address
          </Button>
        </>
      ) : (
        <>
          <p>
            A browser can't remind you while it is closed. Your calendar can, on your phone or
            computer.
          </p>
          <Button
            look="secondary"
            wide
            disabled={isDisabled}
            busy={isMaking}
            onClick={() => void make()}
          >
            <CalendarPlus aria-hidden="true" />
            Add to my calendar
          </Button>
        </>
      )}
      <p>
        Your calendar can't subscribe?{" "}
        <button
          type="button"
          className={styles.link}
          disabled={isDisabled}
          onClick={() => void save()}
        >
          Download the calendar file
        </button>
      </p>
    </div>
  );
}
