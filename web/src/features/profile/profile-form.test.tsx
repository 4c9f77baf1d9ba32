import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { createPausedRemarks } from "../../language/remarks.fakes.ts";
import { nothingEntered, type ProfileEntries } from "./profile-entries.ts";
import { ProfileForm } from "./profile-form.tsx";
import type { ProfileChanges } from "./profile-store.ts";
import { storedProfile } from "./profile.fixture.ts";

const line = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const area = (name: string) => screen.getByRole<HTMLTextAreaElement>("textbox", { name });

function open(profile = storedProfile, entered = nothingEntered) {
  const keep = vi.fn<(entries: ProfileEntries) => void>();
  const save = vi.fn<(changes: ProfileChanges) => Promise<void>>(async () => {});
  const timers: { milliseconds: number; callback: () => void }[] = [];
  const { remarks, pause } = createPausedRemarks();
  render(
    <ProfileForm
      email="maya@example.com"
      profile={profile}
      goalsPath={null}
      entered={entered}
      keep={keep}
      save={save}
      remarks={remarks}
      after={(milliseconds, callback) => {
        timers.push({ milliseconds, callback });
        return () => {};
      }}
    />,
  );
  return {
    user: userEvent.setup(),
    save,
    keep,
    timers,
    pause: () => act(async () => pause()),
    email: line("Email"),
    name: line("Name"),
    goals: ["First goal", "Second goal", "Third goal"].map(area),
    lockIn: screen.getByRole("button", { name: "Lock it in" }),
  };
}

const told = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);
const status = () => screen.getByRole("status").textContent;

describe("The profile's form", () => {
  it("keeps what is not saved, says so, and has it again", async () => {
    const { user, keep, goals, lockIn } = open();
    expect(screen.queryByText("Not saved yet")).toBeNull();
    await user.type(goals[2] as HTMLTextAreaElement, "I sing");
    screen.getByText("Not saved yet");
    const kept = keep.mock.lastCall?.[0];
    expect(kept).toEqual([null, null, null, "I sing"]);
    await user.click(lockIn);
    expect(keep.mock.lastCall?.[0]).toEqual(nothingEntered);
    cleanup();
    const again = open(storedProfile, kept);
    expect(again.goals.map(({ value }) => value)).toEqual(["I rest", "I run", "I sing"]);
    screen.getByText("Not saved yet");
    await user.type(again.goals[2] as HTMLTextAreaElement, "{Backspace>6}");
    expect(screen.queryByText("Not saved yet")).toBeNull();
  });

  it("shows what is stored, and lets everything but the address be changed", async () => {
    const { user, email, name, goals } = open();
    expect(email.value).toBe("maya@example.com");
    expect(name.value).toBe("Maya");
    expect(goals.map(({ value }) => value)).toEqual(["I rest", "I run", ""]);
    expect(goals.map(({ required }) => required)).toEqual([false, false, false]);
    await user.type(email, "x");
    expect(email.value).toBe("maya@example.com");
  });

  it("saves goals as they are entered", async () => {
    const { user, save, goals, lockIn } = open();
    const [first, second] = goals as [HTMLTextAreaElement, HTMLTextAreaElement];
    await user.clear(first);
    await user.type(first, "  I rest,{Enter} and rest ");
    await user.clear(second);
    await user.click(lockIn);
    expect(save).toHaveBeenCalledExactlyOnceWith({ goals: ["  I rest,\n and rest ", "", ""] });
  });

  it("says for two seconds what became of the changes, seen and heard", async () => {
    const { user, save, timers, name, lockIn } = open();
    const { promise, resolve } = Promise.withResolvers<void>();
    save.mockReturnValueOnce(promise);
    expect(status()).toBe("");
    await user.type(name, " B.");
    await user.click(lockIn);
    expect([lockIn.textContent, status()]).toEqual(["Saving...", "Saving..."]);
    resolve();
    await screen.findByRole("button", { name: "Goals Saved!" });
    expect(status()).toBe("Goals Saved!");
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([2000]);
    act(() => timers.at(-1)?.callback());
    expect([lockIn.textContent, status()]).toEqual(["Lock it in", ""]);

    save.mockRejectedValueOnce(new ApiError("network", ""));
    await user.type(name, " C.");
    await user.click(lockIn);
    expect([lockIn.textContent, status()]).toEqual(["Error Saving", "Error Saving"]);
    expect(told()).toEqual(["Your changes are still here. Check your connection and try again."]);
    expect(name.value).toBe("Maya C.");
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([2000, 2000]);
    act(() => timers.at(-1)?.callback());
    expect(lockIn.textContent).toBe("Lock it in");
  });

  it("takes a field's error away as soon as what is in the field is right", async () => {
    const { user, save, name, goals, lockIn } = open();
    const [first] = goals as [HTMLTextAreaElement];
    await user.click(name);
    await user.paste("x".repeat(97));
    await user.click(first);
    await user.paste("x".repeat(495));
    await user.click(lockIn);
    expect(told()).toEqual([
      "Please keep your name to 100 characters",
      "Please keep this goal to 500 characters",
    ]);
    expect(document.activeElement).toBe(name);
    expect(save).not.toHaveBeenCalled();
    await user.type(first, "{Backspace}");
    expect(told()).toEqual(["Please keep your name to 100 characters"]);
    screen.getByText("(it has 101)", { exact: false });
    expect(first.hasAttribute("aria-invalid")).toBe(false);
    // The focus stays where the person types.
    expect(document.activeElement).toBe(first);
    await user.type(name, "{Backspace}");
    expect(told()).toEqual([]);
  });
});

/** What describes a field beside the hint above all three. */
const described = (control: HTMLElement | undefined) =>
  (control?.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .filter((text) => text !== "Write each goal as if you've already accomplished it");

const kept = "Kept as you wrote it, and not spoken.";
const example = "Written as if it were so, a goal can be told as a fact: “I run my own studio.”";

describe("How a goal will be spoken", () => {
  it("stands below what is stored, and is not read out before somebody types", async () => {
    const { goals } = open({
      ...storedProfile,
      goals: ["I run my own studio", "Work life balance", ""],
    });
    await screen.findByText("“You run your own studio.”");
    expect(goals.map(described)).toEqual([
      ["Spoken as “You run your own studio.” or as a wish."],
      [kept, example],
      [],
    ]);
    expect(screen.getByText(kept).getAttribute("aria-live")).toBe("off");
  });

  it("changes when typing pauses, is read out then, and goes with the last word", async () => {
    const { user, goals, pause } = open();
    const [, second, third] = goals as [
      HTMLTextAreaElement,
      HTMLTextAreaElement,
      HTMLTextAreaElement,
    ];
    await screen.findByText("“You rest.”");
    await user.type(third, "I sleep well");
    expect(described(third)).toEqual([]);
    await pause();
    expect(described(third)).toEqual(["Spoken as “You sleep well.” or as a wish."]);
    const shown = screen.getByText("“You sleep well.”").parentElement;
    expect(shown?.getAttribute("aria-live")).toBe("polite");
    await user.clear(second);
    expect(described(second)).toEqual([]);
  });

  it("gives one example where a goal can't be told, which stays while the goal is mended", async () => {
    const { user, goals, pause } = open();
    const [first, second, third] = goals as [
      HTMLTextAreaElement,
      HTMLTextAreaElement,
      HTMLTextAreaElement,
    ];
    await screen.findByText("“You rest.”");
    expect(screen.queryByText(/Written as if/)).toBeNull();
    await user.type(third, "Work life balance");
    await user.type(second, " by June");
    await pause();
    expect([first, second, third].map(described)).toEqual([
      ["Spoken as “You rest.” or as a wish."],
      ["Spoken as a wish: “You want to run by June.”", example],
      [kept, example],
    ]);
    await user.clear(second);
    await user.clear(third);
    await user.type(third, "I sleep well");
    await pause();
    expect(screen.getAllByText(/Written as if/)).toHaveLength(1);
    expect(described(third)).toEqual(["Spoken as “You sleep well.” or as a wish."]);
  });

  it("gives way to the field's error, and says of another language only that", async () => {
    const { user, goals, lockIn, pause } = open();
    const [, , third] = goals as [HTMLTextAreaElement, HTMLTextAreaElement, HTMLTextAreaElement];
    await user.click(third);
    await user.paste("Corro tres veces por semana y duermo muy bien");
    await pause();
    expect(described(third)).toEqual(["Inspirations are spoken in English for now."]);
    await user.paste("x".repeat(500));
    await pause();
    await user.click(lockIn);
    expect(described(third)).toEqual(["Please keep this goal to 500 characters (it has 545)"]);
  });

  it("is not said of what may speak of harm", async () => {
    const { user, goals, pause } = open();
    const [, , third] = goals as [HTMLTextAreaElement, HTMLTextAreaElement, HTMLTextAreaElement];
    await screen.findByText("“You rest.”");
    await user.type(third, "I cut myself");
    await pause();
    expect(described(third)).toEqual([]);
  });
});
