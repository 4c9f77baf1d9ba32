import { describe, expect, it } from "vitest";
import { createNativeNotifications } from "./notifications-native.ts";

/** The plugin of a phone whose person answers thus, and what it was asked for. */
function setUp(answer: "granted" | "denied", hasChannels = true) {
  const calls: unknown[] = [];
  const notifications = createNativeNotifications({
    async checkPermissions() {
      calls.push("check");
      return { display: answer };
    },
    async requestPermissions() {
      calls.push("request");
      return { display: answer };
    },
    async createChannel({ id }) {
      calls.push(`channel ${id}`);
      if (!hasChannels) throw new Error("not implemented on ios");
    },
    cancel: async ({ notifications: all }) => void calls.push(["cancel", all.map(({ id }) => id)]),
    async schedule({ notifications: all }) {
      calls.push(all);
      return { notifications: [] };
    },
  });
  return { notifications, calls };
}

const weekly = {
  days: ["sunday", "monday"],
  hour: 7,
  title: "A few quiet minutes",
  text: "Whenever you like.",
} as const;

describe("A phone's notifications", () => {
  it("are asked for only when that is wanted", async () => {
    const { notifications, calls } = setUp("denied");
    expect(await notifications.isPermitted()).toBe(false);
    expect(calls).toEqual(["check"]);
    expect(await notifications.permit()).toBe(false);
    expect(calls).toEqual(["check", "request"]);
    expect(await setUp("granted").notifications.permit()).toBe(true);
  });

  it.each([true, false])(
    "come on each of the days at the hour, in place of earlier ones (channels: %s)",
    async (hasChannels) => {
      const { notifications, calls } = setUp("granted", hasChannels);
      await notifications.schedule(weekly);
      const [cancelled, , scheduled] = calls;
      expect(cancelled).toEqual(["cancel", [1, 2, 3, 4, 5, 6, 7]]);
      expect(scheduled).toEqual([
        expect.objectContaining({
          id: 1,
          title: "A few quiet minutes",
          body: "Whenever you like.",
          isExactNotification: false,
          // The plugin's Monday.
          schedule: { on: { weekday: 2, hour: 7, minute: 0 }, allowWhileIdle: true },
        }),
        expect.objectContaining({
          id: 7,
          schedule: { on: { weekday: 1, hour: 7, minute: 0 }, allowWhileIdle: true },
        }),
      ]);
    },
  );

  it("come no more when they are ended", async () => {
    const { notifications, calls } = setUp("granted");
    await notifications.schedule(null);
    expect(calls).toEqual([["cancel", [1, 2, 3, 4, 5, 6, 7]]]);
  });
});
