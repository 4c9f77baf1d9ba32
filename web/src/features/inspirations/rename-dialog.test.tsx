import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { inspirationOf } from "./inspirations.fakes.ts";
import { RenameDialog } from "./rename-dialog.tsx";

const rename = vi.fn<(title: string) => Promise<void>>();
const onClose = vi.fn<() => void>();

beforeEach(() => {
  rename.mockReset().mockResolvedValue();
  onClose.mockReset();
  render(<RenameDialog inspiration={inspirationOf({})} rename={rename} onClose={onClose} />);
});
const user = userEvent.setup();
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Title" });
const told = () => screen.queryByRole("alert")?.textContent;

it("begins with the present title, and saves another by Enter, without what surrounds it", async () => {
  expect(field().value).toBe("Steady before the big room");
  expect(document.activeElement).toBe(field());
  await user.clear(field());
  await user.type(field(), "  Before  Monday {Enter}");
  expect(rename).toHaveBeenCalledExactlyOnceWith("Before Monday");
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  ["  ", "Please write a title"],
  ["x".repeat(101), "A title can have 100 characters at most"],
])("saves no title that is out of bounds, and says why", async (title, words) => {
  await user.clear(field());
  await user.type(field(), `${title}{Enter}`);
  expect(screen.getByRole("textbox", { name: "Title", description: words })).toBe(field());
  expect(rename).not.toHaveBeenCalled();
});

it("takes the field's error away as soon as what is in the field is right", async () => {
  await user.clear(field());
  await user.type(field(), "{Enter}");
  expect(told()).toBe("Please write a title");
  await user.type(field(), " ");
  expect(told()).toBe("Please write a title");
  await user.type(field(), "B");
  expect(told()).toBeUndefined();
  expect(field().hasAttribute("aria-invalid")).toBe(false);
  await user.paste("x".repeat(101));
  expect(told()).toBeUndefined();
  await user.type(field(), "{Enter}");
  expect(told()).toBe("A title can have 100 characters at most");
  await user.type(field(), "{Backspace}");
  expect(told()).toBe("A title can have 100 characters at most");
  await user.type(field(), "{Backspace}");
  expect(told()).toBeUndefined();
});

it.each([
  ["network", /^Renaming needs a connection\./],
  ["internal", "We couldn't save it. Please try again."],
] as const)("keeps what was written when it can't be saved (%s)", async (code, words) => {
  rename.mockRejectedValueOnce(new ApiError(code, ""));
  await user.type(field(), " tonight{Enter}");
  expect(screen.getByText(words)).toBeTruthy();
  expect(field().value).toBe("Steady before the big room tonight");
  expect(onClose).not.toHaveBeenCalled();
  await user.type(field(), "{Enter}");
  expect(onClose).toHaveBeenCalledOnce();
});
