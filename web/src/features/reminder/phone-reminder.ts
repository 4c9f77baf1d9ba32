import type { Profile } from "@hearten/contract/profile.ts";
import type { Reminder } from "@hearten/contract/reminder.ts";
import { createVariable, type Observable } from "../../api/observable.ts";
import type { Identity } from "../../identity/identity.ts";
import type { Notifications } from "../../platform/notifications.ts";

/** The reminder as this phone gives it: by a notification of its own. */
export interface PhoneReminder {
  /** Whether the phone shows it; null until that is known. */
  readonly isAllowed: Observable<boolean | null>;
  /** Asks the person for leave, unless they have answered before. Resolves with whether there is leave. */
  readonly allow: () => Promise<boolean>;
  /** Looks again: the person may have changed the phone's settings. */
  readonly follow: () => Promise<void>;
}

interface PhoneReminderParts {
  readonly signIn: Identity["signIn"];
  /** Null until it is loaded. */
  readonly profile: Observable<Profile | null>;
  readonly notifications: Notifications;
}

/** Schedules what the profile says, and nothing once the person has signed out. */
export function createPhoneReminder({
  signIn,
  profile,
  notifications,
}: PhoneReminderParts): PhoneReminder {
  const isAllowed = createVariable<boolean | null>(null);
  let doing: Promise<unknown> = Promise.resolve();

  /** Null: there is none. Undefined: that is not known yet. */
  function wanted(): Reminder | null | undefined {
    const { status } = signIn.get();
    return status === "signed-out" ? null : profile.get()?.reminder;
  }

  async function schedule() {
    const reminder = wanted();
    if (reminder === undefined) return;
    const isPermitted = await notifications.isPermitted();
    isAllowed.set(isPermitted);
    await notifications.schedule(
      reminder !== null && isPermitted
        ? {
            hour: reminder.hour,
            days: reminder.days,
            title: "A few quiet minutes",
            text: "They are here if you would like them. If not, that is fine too.",
          }
        : null,
    );
  }

  /** One after the other, so that the last one counts. One that fails is repeated with the next change or look. */
  const follow = () => {
    const next = doing.then(schedule).catch(() => {});
    doing = next;
    return next;
  };

  signIn.subscribe(() => void follow());
  profile.subscribe(() => void follow());
  void follow();
  return {
    isAllowed,
    async allow() {
      const isPermitted = await notifications.permit();
      await follow();
      return isPermitted;
    },
    follow,
  };
}
