import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useObservable } from "../../ui/use-observable.ts";
import type { PhoneReminder } from "./phone-reminder.ts";

interface PhoneLeaveProps {
  readonly phoneReminder: Pick<PhoneReminder, "isAllowed" | "allow">;
}

/** Whether this phone gives the reminder: it was perhaps chosen on another one. */
export function PhoneLeave({ phoneReminder }: PhoneLeaveProps) {
  const isAllowed = useObservable(phoneReminder.isAllowed);
  const [isRefused, setRefused] = useState(false);
  if (isAllowed !== false)
    return <p>This phone reminds you by itself. It may be some minutes late.</p>;
  return (
    <>
      <p aria-live="polite">
        {isRefused
          ? "Your phone doesn't let Hearten notify you. You can allow it in the phone's settings, under Notifications."
          : "This phone doesn't remind you yet."}
      </p>
      <Button
        look="secondary"
        wide
        onClick={() =>
          void phoneReminder.allow().then(
            (hasLeave) => setRefused(!hasLeave),
            () => setRefused(true),
          )
        }
      >
        Allow notifications
      </Button>
    </>
  );
}
