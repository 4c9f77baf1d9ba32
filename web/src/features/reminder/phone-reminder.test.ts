import { toUid } from "@hearten/contract/ids.ts";
import type { Profile } from "@hearten/contract/profile.ts";
import { describe, expect, it } from "vitest";
import { createVariable } from "../../api/observable.ts";
import type { SignIn } from "../../identity/identity.ts";
import type { WeeklyNotification } from "../../platform/notifications.ts";
import { createPhoneReminder } from "./phone-reminder.ts";
import { reminded } from "./reminder.fixture.ts";

const person = { uid: toUid("ann"), email: null, methods: [] };
const signedIn: SignIn = { status: "signed-in", person, providers: [] };

/** A phone on which somebody is signed in whose profile is this one. */
function setUp(known: Profile | null) {
  const signIn = createVariable<SignIn>(signedIn);
  const profile = createVariable<Profile | null>(known);
  const phone = { isPermitted: true, answer: true };
  const scheduled: (WeeklyNotification | null)[] = [];
  const reminder = createPhoneReminder({
    signIn,
    profile,
    notifications: {
      async permit() {
        phone.isPermitted = phone.answer;
        return phone.answer;
      },
      isPermitted: async () => phone.isPermitted,
      schedule: async (weekly) => void scheduled.push(weekly),
    },
  });
  return { signIn, profile, phone, scheduled, reminder };
}

const atSeven = reminded(7, "monday");

describe("The reminder on a phone", () => {
  it("is what the profile says, from the start and after each change", async () => {
    const { profile, scheduled, reminder } = setUp(atSeven);
    await reminder.follow();
    expect(scheduled.at(-1)).toMatchObject({ hour: 7, days: ["monday"] });
    profile.set(reminded(21, "friday", "sunday"));
    await reminder.follow();
    expect(scheduled.at(-1)).toMatchObject({ hour: 21, days: ["friday", "sunday"] });
    profile.set({ ...atSeven, reminder: null });
    await reminder.follow();
    expect(scheduled.at(-1)).toBeNull();
  });

  it("ends with the sign-in", async () => {
    const { signIn, profile, scheduled, reminder } = setUp(atSeven);
    await reminder.follow();
    signIn.set({ status: "signed-out", providers: [] });
    profile.set(null);
    await reminder.follow();
    expect(scheduled.at(-1)).toBeNull();
  });

  it("stays as it is until the profile is known", async () => {
    const { scheduled, reminder } = setUp(null);
    await reminder.follow();
    expect(scheduled).toEqual([]);
    expect(reminder.isAllowed.get()).toBeNull();
  });

  it("comes only with leave, which is asked for when it is wanted", async () => {
    const { phone, scheduled, reminder } = setUp(atSeven);
    phone.isPermitted = false;
    await reminder.follow();
    expect(scheduled.at(-1)).toBeNull();
    expect(reminder.isAllowed.get()).toBe(false);
    phone.answer = false;
    expect(await reminder.allow()).toBe(false);
    expect(scheduled.at(-1)).toBeNull();
    phone.answer = true;
    expect(await reminder.allow()).toBe(true);
    expect(scheduled.at(-1)).toMatchObject({ hour: 7 });
    expect(reminder.isAllowed.get()).toBe(true);
  });

  it("says nothing of what the person has written", async () => {
    const { scheduled, reminder } = setUp(atSeven);
    await reminder.follow();
    expect(Object.keys(scheduled.at(-1) ?? {}).toSorted()).toEqual([
      "days",
      "hour",
      "text",
      "title",
    ]);
  });
});
