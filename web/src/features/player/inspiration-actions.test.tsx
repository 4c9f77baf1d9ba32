import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { copyText } from "./copy-text.ts";
import { InspirationActions } from "./inspiration-actions.tsx";
import { finishedInspiration } from "./player.fakes.ts";

const button = (name: string) => screen.getByRole("button", { name });

it("the audio is saved once, however often the button is pressed meanwhile", async () => {
  const saving = Promise.withResolvers<void>();
  const onSave = vi.fn<() => Promise<void>>(() => saving.promise);
  render(<InspirationActions onSave={onSave} onCopy={() => {}} onAnother={() => {}} />);
  const user = userEvent.setup();
  await user.click(button("Save audio"));
  await user.click(button("Save audio"));
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(button("Save audio").getAttribute("aria-busy")).toBe("true");
  await act(async () => saving.resolve());
  await user.click(button("Save audio"));
  expect(onSave).toHaveBeenCalledTimes(2);
});

it("a copy holds title and text, and says so, or says that it failed", async () => {
  const said: string[] = [];
  const notify = {
    success: (text: string) => void said.push(text),
    error: (text: string) => void said.push(`error: ${text}`),
  };
  const copied: string[] = [];
  const inspiration = finishedInspiration({ title: "Steady", scriptText: "One.\n\nTwo." });
  await copyText(async (text) => void copied.push(text), notify, inspiration);
  expect(copied).toEqual(["Steady\n\nOne.\n\nTwo."]);
  await copyText(() => Promise.reject(new Error("refused")), notify, inspiration);
  expect(said).toEqual([
    "Title and text copied",
    "error: This could not be copied. Please try again.",
  ]);
});
