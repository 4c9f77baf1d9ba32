import type { Profile } from "@hearten/contract/profile.ts";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { createVariable } from "../api/observable.ts";
import type { ProfileChanges } from "../features/profile/profile-store.ts";
import { reminded } from "../features/reminder/reminder.fixture.ts";
import { useObservable } from "../ui/use-observable.ts";
import { ReminderSettings } from "./reminder-settings.tsx";

const off: Profile = { ...reminded(8, "monday"), reminder: null };
const address = "https://hearten.example/api/reminder/calendar/ann/secret/hearten.ics";

/** The settings of somebody with that profile; on a phone if it is told how its person answers. */
function open(known: Profile, phoneAnswers?: boolean) {
  const profile = createVariable<Profile>(known);
  const isOnline = createVariable(true);
  const [told, copied]: [string[], string[]] = [[], []];
  const saves: ProfileChanges[] = [];
  const server = { isDown: false, addresses: 0, saving: Promise.resolve() };
  const isAllowed = createVariable<boolean | null>(phoneAnswers ?? null);
  const answer = () => {
    if (server.isDown) throw new ApiError("network", "");
  };
  const change = (changes: Partial<Profile>) => {
    profile.set({ ...profile.get(), ...changes });
    return profile.get();
  };

  function Settings() {
    return (
      <ReminderSettings
        known={useObservable(profile)}
        profile={{
          async save(changes) {
            saves.push(changes);
            await server.saving;
            answer();
            return change(changes as Partial<Profile>);
          },
          refresh: async () => change({ calendarHash: "a".repeat(64) }),
        }}
        client={{
          async createCalendarAddress() {
            answer();
            server.addresses += 1;
            return { calendarUrl: `${address}?${server.addresses}` };
          },
          async readCalendar() {
            answer();
            return { calendar: "BEGIN:VCALENDAR" };
          },
        }}
        inspirations={{ isOutOfReach: createVariable(false) }}
        network={{ isOnline }}
        phoneReminder={
          phoneAnswers === undefined
            ? null
            : { isAllowed, allow: async () => phoneAnswers, follow: async () => {} }
        }
        writeClipboard={async (text) => void copied.push(text)}
        notify={{
          error: (text) => void told.push(text),
          success: (text) => void told.push(text),
        }}
      />
    );
  }
  render(<Settings />);
  return { user: userEvent.setup(), saves, told, copied, server, isOnline, isAllowed };
}

const remind = () => screen.getByRole<HTMLInputElement>("switch", { name: "Remind me" });
const day = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const hour = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Hour" });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const shownAddress = () =>
  screen.getByRole<HTMLInputElement>("textbox", { name: "Calendar address" });

describe("The reminder", () => {
  it("is off, and is switched on with an hour and days that can be changed", async () => {
    const { user, saves, told } = open(off);
    expect(remind().checked).toBe(false);
    expect(screen.queryByRole("combobox")).toBeNull();
    await user.click(remind());
    await user.selectOptions(hour(), "21");
    await user.click(day("Wednesday"));
    await user.click(day("Sunday"));
    expect(saves.map(({ reminder }) => reminder)).toEqual([
      { hour: 8, days: ["monday", "wednesday", "friday"] },
      { hour: 21, days: ["monday", "wednesday", "friday"] },
      { hour: 21, days: ["monday", "friday"] },
      { hour: 21, days: ["monday", "friday", "sunday"] },
    ]);
    await user.click(remind());
    expect(saves.at(-1)).toEqual({ reminder: null });
    expect(told.at(-1)).toBe("The reminder is off");
    await user.click(remind());
    expect(saves.at(-1)?.reminder).toMatchObject({
      hour: 21,
      days: ["monday", "friday", "sunday"],
    });
  });

  it("is what it was before when it is switched off and on again", async () => {
    const { user, saves } = open(reminded(7, "tuesday"));
    await user.click(remind());
    await user.click(remind());
    expect(saves).toEqual([{ reminder: null }, { reminder: { hour: 7, days: ["tuesday"] } }]);
  });

  it("keeps its last day, and says how it is ended", async () => {
    const { user, saves } = open(reminded(7, "monday"));
    await user.click(day("Monday"));
    expect(day("Monday").checked).toBe(true);
    expect(saves).toEqual([]);
    screen.getByText("One day stays. To end it, switch the reminder off.");
    await user.click(day("Friday"));
    expect(screen.queryByText(/^One day stays/)).toBeNull();
  });

  it("is as it was when it can't be saved, which is told", async () => {
    const { user, told, server } = open(off);
    server.isDown = true;
    await user.click(remind());
    expect(remind().checked).toBe(false);
    expect(told).toEqual(["Your reminder was not saved. Check your connection and try again."]);
  });

  it("is shown without a network, and can be changed with it", () => {
    const { isOnline } = open(reminded(7, "monday"));
    act(() => isOnline.set(false));
    expect([remind().disabled, hour().disabled]).toEqual([true, true]);
    screen.getByText("You can change this once you are connected again.");
    act(() => isOnline.set(true));
    expect([remind().disabled, hour().disabled]).toEqual([false, false]);
  });
});

describe("The reminder's calendar", () => {
  it("gets an address that is shown, copied, opened, and made anew", async () => {
    const { user, copied, told } = open(reminded(7, "monday"));
    await user.click(button("Add to my calendar"));
    expect(shownAddress().value).toBe(`${address}?1`);
    expect(document.activeElement).toBe(shownAddress());
    await user.click(button("Copy address"));
    expect(copied).toEqual([`${address}?1`]);
    expect(told).toEqual(["Address copied"]);
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Open in my calendar" });
    expect(link.getAttribute("href")).toBe(`${address.replace("https", "webcal")}?1`);
    await user.click(button("Make a new address"));
    expect(shownAddress().value).toBe(`${address}?2`);
  });

  it("gets an address only when what was chosen is saved", async () => {
    const { user, server } = open(off);
    const { promise, resolve } = Promise.withResolvers<void>();
    server.saving = promise;
    await user.click(remind());
    await user.click(screen.getByRole("button", { name: "Add to my calendar" }));
    expect(server.addresses).toBe(0);
    await act(async () => resolve());
    await screen.findByRole("textbox", { name: "Calendar address" });
    expect(server.addresses).toBe(1);
  });

  it("does not show an address that was made before", () => {
    open({ ...reminded(7, "monday"), calendarHash: "a".repeat(64) });
    expect(screen.queryByRole("button", { name: "Add to my calendar" })).toBeNull();
    screen.getByText(/^Your reminder has an address for calendars/);
    button("Make a new address");
  });

  it("says when no address could be made, or no file", async () => {
    const { user, told, server } = open(reminded(7, "monday"));
    server.isDown = true;
    await user.click(button("Add to my calendar"));
    await user.click(button("Download the calendar file"));
    expect(told).toEqual([
      "No address was made. Check your connection and try again.",
      "The calendar file was not saved. Check your connection and try again.",
    ]);
    button("Add to my calendar");
  });
});

describe("The reminder on a phone", () => {
  it("asks for leave before it is on, and needs no calendar", async () => {
    const { user, saves } = open(off, true);
    await user.click(remind());
    expect(saves).toHaveLength(1);
    screen.getByText(/^This phone reminds you by itself/);
    expect(screen.queryByRole("button", { name: "Add to my calendar" })).toBeNull();
  });

  it("stays off when the phone refuses, and says why", async () => {
    const { user, saves } = open(off, false);
    await user.click(remind());
    expect(remind().checked).toBe(false);
    expect(saves).toEqual([]);
    screen.getByText(/^Your phone doesn't let Hearten notify you, so the reminder stays off/);
  });

  it("that was chosen elsewhere asks for leave here", async () => {
    const { user, isAllowed } = open(reminded(7, "monday"), false);
    screen.getByText("This phone doesn't remind you yet.");
    await user.click(button("Allow notifications"));
    screen.getByText(/^Your phone doesn't let Hearten notify you\. You can allow it/);
    act(() => isAllowed.set(true));
    screen.getByText(/^This phone reminds you by itself/);
    expect(screen.queryByRole("button", { name: "Allow notifications" })).toBeNull();
  });
});
