import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { createPausedRemarks } from "../../language/remarks.fakes.ts";
import { GoalsForm } from "./goals-form.tsx";

const field = (name: string) => screen.getByRole<HTMLTextAreaElement>("textbox", { name });

function open() {
  const save = vi.fn<(goals: string[]) => Promise<void>>(async () => {});
  const { remarks, pause } = createPausedRemarks();
  render(<GoalsForm goals={[]} remarks={remarks} save={save} />);
  return {
    pause: () => act(async () => pause()),
    user: userEvent.setup(),
    save,
    first: field("First goal"),
    second: field("Second goal"),
    third: field("Third goal"),
    lockIn: screen.getByRole("button", { name: "Lock it in!" }),
  };
}

const offers = () => screen.queryAllByRole("button", { name: /^Use this example: / });
const told = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);

describe("The goals form", () => {
  it("wants all three, says where one is missing, and keeps what is there", async () => {
    const { user, save, first, second, third, lockIn } = open();
    expect(screen.getAllByRole("textbox")).toEqual([first, second, third]);
    expect([first, second, third].every(({ required }) => required)).toBe(true);
    await user.type(first, "I speak up in meetings");
    await user.type(second, "   ");
    await user.click(lockIn);
    expect(told()).toEqual(["Please write this goal", "Please write this goal"]);
    expect(document.activeElement).toBe(second);
    expect(first.value).toBe("I speak up in meetings");
    expect(save).not.toHaveBeenCalled();
  });

  it("takes a field's error away as soon as what is in the field is right", async () => {
    const { user, first, second, third, lockIn } = open();
    await user.type(first, "I speak up in meetings");
    await user.click(third);
    await user.paste("x".repeat(502));
    await user.click(lockIn);
    screen.getByText("(it has 502)", { exact: false });
    await user.type(third, "{Backspace}");
    screen.getByText("(it has 501)", { exact: false });
    // The number is not read out at every key.
    expect(told()).toEqual(["Please write this goal", "Please keep this goal to 500 characters"]);
    await user.type(third, "{Backspace}");
    expect(told()).toEqual(["Please write this goal"]);
    expect(third.hasAttribute("aria-invalid")).toBe(false);
    // Whoever is writing stays where they write.
    expect(document.activeElement).toBe(third);
    await user.type(second, "I");
    expect(told()).toEqual([]);
  });

  it("gives an example for each goal, which a tap writes", async () => {
    const { user, pause, first, second, third } = open();
    expect(offers()).toHaveLength(3);
    await user.type(first, "I rest");
    const example = screen.getByRole("button", {
      name: "Use this example: I run three mornings a week",
    });
    await user.click(example);
    expect([first.value, second.value, third.value]).toEqual([
      "I rest",
      "I run three mornings a week",
      "",
    ]);
    expect(document.activeElement).toBe(second);
    expect(offers()).toHaveLength(1);
    await pause();
    screen.getByText("“You run three mornings a week.”");
  });

  it("says that it is saving, and saves goals without blanks around them", async () => {
    const { user, save, first, second, third, lockIn } = open();
    const { promise, resolve } = Promise.withResolvers<void>();
    save.mockReturnValue(promise);
    await user.type(first, "I speak up in meetings");
    await user.type(second, "  I run my own design studio ");
    await user.type(third, "I sleep eight hours");
    await user.click(lockIn);
    expect(lockIn.textContent).toBe("Saving...");
    await user.click(lockIn);
    expect(save).toHaveBeenCalledExactlyOnceWith([
      "I speak up in meetings",
      "I run my own design studio",
      "I sleep eight hours",
    ]);
    resolve();
    await screen.findByRole("button", { name: "Lock it in!" });
  });

  it("says when they were not saved, and keeps them", async () => {
    const { user, save, first, second, third, lockIn } = open();
    save.mockRejectedValue(new Error("away"));
    for (const field of [first, second, third]) await user.type(field, "I rest");
    await user.click(lockIn);
    expect(told()).toEqual(["Your goals were not saved. Please try again."]);
    expect([first, second, third].map(({ value }) => value)).toEqual([
      "I rest",
      "I rest",
      "I rest",
    ]);
  });

  it("says how each goal will be spoken, once typing pauses, until it is wrong", async () => {
    const { user, pause, first, second, third, lockIn } = open();
    await user.type(first, "I run my own studio");
    await user.type(second, "Work life balance");
    await pause();
    screen.getByText("“You run your own studio.”");
    screen.getByText("Kept as you wrote it, and not spoken.");
    screen.getByText("“I run my own studio.”");
    await user.clear(second);
    await user.type(second, "Get out of debt");
    await pause();
    screen.getByText("“You want to get out of debt.”");
    await user.clear(second);
    await user.type(second, "my daughter she translate for me");
    await pause();
    screen.getByText("Kept as you wrote it, and not spoken.");
    await user.clear(first);
    await user.click(lockIn);
    expect(screen.queryByText("“You run your own studio.”")).toBeNull();
    await user.type(first, "Жить у моря");
    await user.type(third, "I rest");
    await pause();
    screen.getByText("Inspirations are spoken in English for now.");
    await user.click(lockIn);
    expect(told()).toEqual([]);
  });
});
