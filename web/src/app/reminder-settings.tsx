import type { Profile } from "@hearten/contract/profile.ts";
import type { Reminder } from "@hearten/contract/reminder.ts";
import { useState } from "react";
import { adviceFor } from "../api/advice.ts";
import type { Client } from "../api/client.ts";
import type { InspirationsStore } from "../features/inspirations/inspirations-store.ts";
import type { WriteClipboard } from "../features/player/copy-text.ts";
import type { ProfileStore } from "../features/profile/profile-store.ts";
import { CalendarOffer } from "../features/reminder/calendar-offer.tsx";
import { PhoneLeave } from "../features/reminder/phone-leave.tsx";
import type { PhoneReminder } from "../features/reminder/phone-reminder.ts";
import { ReminderChoice } from "../features/reminder/reminder-choice.tsx";
import { downloadFile } from "../platform/download-file.ts";
import type { Network } from "../platform/network.ts";
import type { Notify } from "../ui/notify.ts";
import { useObservable } from "../ui/use-observable.ts";
import { useSavedAtOnce } from "../ui/use-saved-at-once.ts";

export interface ReminderSettingsProps {
  readonly profile: Pick<ProfileStore, "refresh" | "save">;
  readonly client: Pick<Client, "createCalendarAddress" | "readCalendar">;
  readonly inspirations: Pick<InspirationsStore, "isOutOfReach">;
  readonly network: Network;
  /** Null in a browser. */
  readonly phoneReminder: PhoneReminder | null;
  readonly writeClipboard: WriteClipboard;
  readonly notify: Notify;
}

const refused =
  "Your phone doesn't let Hearten notify you, so the reminder stays off. You can allow it in the phone's settings, under Notifications.";

/** The reminder on the profile: saved at once, given by the phone itself or by the person's calendar. */
export function ReminderSettings({
  known,
  profile,
  client,
  inspirations,
  network,
  phoneReminder,
  writeClipboard,
  notify,
}: ReminderSettingsProps & { readonly known: Profile }) {
  const isOnline = useObservable(network.isOnline);
  const isOutOfReach = useObservable(inspirations.isOutOfReach) || !isOnline;
  const [isRefused, setRefused] = useState(false);
  const [reminder, save, settled] = useSavedAtOnce<Reminder | null>(
    known.reminder,
    (chosen) => profile.save({ reminder: chosen }),
    {
      onSaved: (chosen) => notify.success(chosen === null ? "The reminder is off" : "Saved"),
      onFailed: (error) => notify.error(`Your reminder was not saved. ${adviceFor(error)}`),
    },
  );

  async function change(chosen: Reminder | null) {
    const wantsLeave = phoneReminder !== null && reminder === null && chosen !== null;
    const hasLeave = !wantsLeave || (await phoneReminder.allow().catch(() => false));
    setRefused(!hasLeave);
    if (hasLeave) save(chosen && { hour: chosen.hour, days: chosen.days });
  }

  async function createAddress() {
    // A calendar has what was chosen last.
    await settled();
    try {
      const { calendarUrl } = await client.createCalendarAddress({});
      // It is known that there is one, also when the person comes back.
      await profile.refresh().catch(() => null);
      return calendarUrl;
    } catch (error) {
      notify.error(`No address was made. ${adviceFor(error)}`);
      return null;
    }
  }

  async function copy(address: string) {
    try {
      await writeClipboard(address);
      notify.success("Address copied");
    } catch {
      notify.error("This could not be copied. Please try again.");
    }
  }

  async function saveFile() {
    await settled();
    try {
      const { calendar } = await client.readCalendar({});
      downloadFile(new File([calendar], "hearten.ics", { type: "text/calendar" }));
    } catch (error) {
      notify.error(`The calendar file was not saved. ${adviceFor(error)}`);
    }
  }

  return (
    <ReminderChoice
      reminder={reminder}
      remark={
        isOutOfReach
          ? "You can change this once you are connected again."
          : isRefused
            ? refused
            : null
      }
      isDisabled={isOutOfReach}
      onChange={(chosen) => void change(chosen)}
    >
      {phoneReminder === null ? (
        <CalendarOffer
          hasAddress={known.calendarHash !== null}
          isDisabled={isOutOfReach}
          createAddress={createAddress}
          copy={(address) => void copy(address)}
          save={saveFile}
        />
      ) : (
        <PhoneLeave phoneReminder={phoneReminder} />
      )}
    </ReminderChoice>
  );
}
