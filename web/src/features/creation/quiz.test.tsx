import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import type { ThirdParties } from "@hearten/contract/third-parties.ts";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { createPausedRemarks } from "../../language/remarks.fakes.ts";
import { Quiz } from "./quiz.tsx";

type Create = (length: LengthInMinutes, description: string) => Promise<void>;

/** The quiz with a history of its own. */
function open(
  create = vi.fn<Create>(async () => {}),
  goals: readonly string[] = [],
  thirdParties: ThirdParties | null = null,
  proposed: LengthInMinutes | null = null,
) {
  const keepWordsHere = vi.fn<() => void>();
  const { remarks, pause } = createPausedRemarks();
  const written = vi.fn<(description: string) => void>();
  function History() {
    const [chosen, setChosen] = useState<LengthInMinutes | null>(null);
    return (
      <Quiz
        chosen={chosen}
        proposed={proposed}
        written=""
        goals={goals}
        editGoalsPath="/userprofile"
        thirdParties={thirdParties}
        keepWordsHere={keepWordsHere}
        music={null}
        remarks={remarks}
        onWrite={written}
        onNext={setChosen}
        onBack={() => setChosen(null)}
        create={create}
      />
    );
  }
  render(<History />);
  return {
    user: userEvent.setup(),
    create,
    keepWordsHere,
    written,
    pause: () => act(async () => pause()),
  };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
const mind = () =>
  screen.getByRole<HTMLTextAreaElement>("textbox", { name: "What's on your mind right now?" });

describe("The quiz", () => {
  it("begins with the length that is proposed", async () => {
    const { user } = open(undefined, [], null, 5);
    expect(radio(/^Long · 5 min/).checked).toBe(true);
    await user.click(button("Next"));
    expect(mind()).toBeTruthy();
  });

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

  it("says below the field where words go, with a way to keep them here", async () => {
    const thirdParties = { writer: "api.example.com", voice: null };
    const { user, keepWordsHere } = open(undefined, [], thirdParties);
    await user.click(radio(/^Short/));
    await user.click(button("Next"));
    screen.getByText("To write this, your words go to api.example.com.");
    await user.click(button("Keep them here"));
    expect(keepWordsHere).toHaveBeenCalledTimes(1);
    // The line is about to go; whoever writes goes on writing.
    expect(document.activeElement).toBe(mind());
  });

  it("says nothing of that where words stay here", async () => {
    const { user } = open();
    await user.click(radio(/^Short/));
    await user.click(button("Next"));
    expect(screen.queryByText(/your words go/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Keep them here" })).toBeNull();
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
    await user.paste("x".repeat(2002));
    expect(described()).toEqual(["Please keep it to 2,000 characters (it has 2,002)"]);
    await user.type(mind(), "{Backspace}");
    expect(described()).toEqual(["Please keep it to 2,000 characters (it has 2,001)"]);
    // The number is not read out at every key.
    expect(screen.getByRole("alert").textContent).toBe("Please keep it to 2,000 characters");
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

/** Goes to the second step. */
async function openMind(goals: readonly string[] = []) {
  const opened = open(undefined, goals);
  await opened.user.click(radio(/^Short/));
  await opened.user.click(button("Next"));
  return opened;
}

const described = () =>
  (mind().getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);
const englishForNow = "Inspirations are spoken in English for now.";

describe("Words in another language", () => {
  it("have a remark once typing pauses, and are sent as they are", async () => {
    const { user, pause, create } = await openMind();
    await user.type(mind(), "No puedo dormir porque mañana tengo un examen");
    expect(screen.queryByText(englishForNow)).toBeNull();
    await pause();
    expect(described()).toContain(englishForNow);
    expect(screen.getByText(englishForNow).getAttribute("aria-live")).toBe("polite");
    await user.click(button("Create inspiration"));
    expect(create).toHaveBeenCalledExactlyOnceWith(
      1,
      "No puedo dormir porque mañana tengo un examen",
    );
    await user.clear(mind());
    expect(screen.queryByText(englishForNow)).toBeNull();
  });

  it("have none while they are too long, which is said instead", async () => {
    const { user, pause } = await openMind();
    await user.click(mind());
    await user.paste("мама ".repeat(398));
    await pause();
    expect(screen.queryByText(englishForNow)).not.toBeNull();
    await user.paste("x".repeat(20));
    await pause();
    expect(screen.queryByText(englishForNow)).toBeNull();
    screen.getByRole("alert");
  });
});

describe("Goals at the second step", () => {
  it("are named where they can't be told, with what will be said of them and the way to them", async () => {
    await openMind(["I run my own studio", "Get more sleep", "I want to die"]);
    const link = screen.getByRole("link", { name: "Edit your goals" });
    expect(link.getAttribute("href")).toBe("/userprofile");
    expect(link.parentElement?.textContent).toBe(
      "“Get more sleep” will be spoken of as a wish. Edit your goals",
    );
  });

  it("are named together where several can't be told", async () => {
    await openMind(["Get more sleep", "Pass the bar", "Run my own studio"]);
    expect(screen.getByText(/wishes/).textContent).toBe(
      "“Get more sleep”, “Pass the bar” and “Run my own studio” will be spoken of as wishes. Edit your goals",
    );
  });

  it("are named where they can't be spoken at all", async () => {
    await openMind(["Pass the bar", "Work life balance", "Inbox zero"]);
    expect(screen.getByText(/a wish/).textContent).toBe(
      "“Pass the bar” will be spoken of as a wish. “Work life balance” and “Inbox zero” can't be spoken as they are. Edit your goals",
    );
  });

  it("are not mentioned where all can be told", async () => {
    await openMind(["I run my own studio", "I sleep well", "I rest"]);
    expect(screen.queryByRole("link")).toBeNull();
  });
});
