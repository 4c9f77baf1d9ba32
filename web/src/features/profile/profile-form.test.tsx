import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { ProfileForm } from "./profile-form.tsx";
import type { ProfileChanges } from "./profile-store.ts";
import { storedProfile } from "./profile.fixture.ts";

const line = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const area = (name: string) => screen.getByRole<HTMLTextAreaElement>("textbox", { name });

function open() {
  const save = vi.fn<(changes: ProfileChanges) => Promise<void>>(async () => {});
  const timers: { milliseconds: number; callback: () => void }[] = [];
  render(
    <ProfileForm
      email="maya@example.com"
      profile={storedProfile}
      save={save}
      after={(milliseconds, callback) => {
        timers.push({ milliseconds, callback });
        return () => {};
      }}
    />,
  );
  return {
    user: userEvent.setup(),
    save,
    timers,
    email: line("Email"),
    name: line("Name"),
    goals: ["First goal", "Second goal", "Third goal"].map(area),
    lockIn: screen.getByRole("button", { name: "Lock it in" }),
  };
}

const told = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);
const status = () => screen.getByRole("status").textContent;

describe("The profile's form", () => {
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
      "Please keep your name to 100 characters (it has 101)",
      "Please keep this goal to 500 characters (it has 501)",
    ]);
    expect(document.activeElement).toBe(name);
    expect(save).not.toHaveBeenCalled();
    await user.type(first, "{Backspace}");
    expect(told()).toEqual(["Please keep your name to 100 characters (it has 101)"]);
    expect(first.hasAttribute("aria-invalid")).toBe(false);
    // The focus stays where the person types.
    expect(document.activeElement).toBe(first);
    await user.type(name, "{Backspace}");
    expect(told()).toEqual([]);
  });
});
