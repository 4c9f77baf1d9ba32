import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Quiz } from "./quiz.tsx";

type Create = (length: LengthInMinutes, description: string) => Promise<void>;

/** The quiz with a history of its own. */
function open(create = vi.fn<Create>(async () => {})) {
  const written = vi.fn<(description: string) => void>();
  function History() {
    const [chosen, setChosen] = useState<LengthInMinutes | null>(null);
    return (
      <Quiz
        chosen={chosen}
        written=""
        onWrite={written}
        onNext={setChosen}
        onBack={() => setChosen(null)}
        create={create}
      />
    );
  }
  render(<History />);
  return { user: userEvent.setup(), create, written };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
const mind = () =>
  screen.getByRole<HTMLTextAreaElement>("textbox", { name: "What's on your mind right now?" });

describe("The quiz", () => {
  it("waits for a length and for words, and keeps both on the way back", async () => {
    const { user, create, written } = open();
    expect(screen.getAllByRole("radio")).toHaveLength(3);
    expect(button("Next").disabled).toBe(true);
    await user.click(radio(/^Medium · 3 min/));
    await user.click(button("Next"));
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    expect(button("Create inspiration").disabled).toBe(true);
    await user.type(mind(), "   {Enter} ");
    expect(button("Create inspiration").disabled).toBe(true);
    await user.type(mind(), "The garden. ");
    expect(button("Create inspiration").disabled).toBe(false);
    await user.click(button("Back"));
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    expect(radio(/^Medium/).checked).toBe(true);
    await user.click(button("Next"));
    expect(mind().value).toBe("   \n The garden. ");
    expect(written).toHaveBeenLastCalledWith(mind().value);
    await user.click(button("Create inspiration"));
    expect(create).toHaveBeenCalledExactlyOnceWith(3, "The garden.");
  });

  it.each([
    [/^Short · 1 min/, 1],
    [/^Medium · 3 min/, 3],
    [/^Long · 5 min/, 5],
  ])("creates the chosen length: %s", async (name, minutes) => {
    const { user, create } = open();
    await user.click(radio(name));
    await user.click(button("Next"));
    await user.type(mind(), "The garden.");
    await user.click(button("Create inspiration"));
    expect(create).toHaveBeenCalledExactlyOnceWith(minutes, "The garden.");
  });

  it("says that it is sending, and sends once", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { user, create } = open(vi.fn<Create>(() => promise));
    await user.click(radio(/^Short/));
    await user.click(button("Next"));
    await user.type(mind(), "The garden.");
    await user.click(button("Create inspiration"));
    await user.click(button("Creating..."));
    expect(create).toHaveBeenCalledTimes(1);
    resolve();
    await screen.findByRole("button", { name: "Create inspiration" });
  });

  it("holds back what is too long, and says so until it is not", async () => {
    const { user, create } = open();
    await user.click(radio(/^Short/));
    await user.click(button("Next"));
    await user.click(mind());
    await user.paste("x".repeat(2001));
    expect(screen.getByRole("alert").textContent).toBe(
      "Please keep it to 2,000 characters (it has 2,001)",
    );
    await user.click(button("Create inspiration"));
    expect(document.activeElement).toBe(mind());
    expect(create).not.toHaveBeenCalled();
    await user.type(mind(), "{Backspace}");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(mind().hasAttribute("aria-invalid")).toBe(false);
    await user.click(button("Create inspiration"));
    expect(create).toHaveBeenCalledTimes(1);
  });

  it("offers beginnings, which go into the text", async () => {
    const { user } = open();
    await user.click(radio(/^Short/));
    await user.click(button("Next"));
    await user.click(button("A fresh start"));
    expect(mind().value).toBe("A fresh start");
    expect(document.activeElement).toBe(mind());
  });
});
