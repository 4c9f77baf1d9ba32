import type { LocalNotificationsPlugin } from "@capacitor/local-notifications";
import { weekdays } from "@hearten/contract/reminder.ts";
import type { Notifications } from "./notifications.ts";

type Plugin = Pick<
  LocalNotificationsPlugin,
  "cancel" | "checkPermissions" | "createChannel" | "requestPermissions" | "schedule"
>;

/** What Android's settings list, to be switched off alone. */
const channel = { id: "reminder", name: "Reminder", importance: 3 } as const;

/** The same for each day at every time, so that a newer notification replaces an older one. */
const idOf = (index: number) => index + 1;

/** The plugin counts the days of a week from Sunday, which is 1. */
const pluginWeekdayOf = (index: number) => ((index + 1) % 7) + 1;

export function createNativeNotifications(plugin: Plugin): Notifications {
  return {
    permit: async () => (await plugin.requestPermissions()).display === "granted",
    isPermitted: async () => (await plugin.checkPermissions()).display === "granted",
    async schedule(weekly) {
      await plugin.cancel({ notifications: weekdays.map((_, index) => ({ id: idOf(index) })) });
      if (weekly === null) return;
      // There are none on iOS, where the plugin rejects.
      await plugin.createChannel(channel).catch(() => {});
      const { days, hour, title, text } = weekly;
      await plugin.schedule({
        notifications: weekdays.flatMap((day, index) =>
          days.includes(day)
            ? {
                id: idOf(index),
                title,
                body: text,
                channelId: channel.id,
                // It may come some minutes late: Android's exact alarms are for alarm clocks.
                isExactNotification: false,
                schedule: {
                  on: { weekday: pluginWeekdayOf(index), hour, minute: 0 },
                  allowWhileIdle: true,
                },
              }
            : [],
        ),
      });
    },
  };
}
