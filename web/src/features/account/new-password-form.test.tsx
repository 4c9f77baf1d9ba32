import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { NewPasswordForm } from "./new-password-form.tsx";

function open() {
  const save = vi.fn<(password: string) => Promise<void>>(async () => {});
  render(<NewPasswordForm save={save} />);
  return {
    user: userEvent.setup(),
    save,
    password: screen.getByLabelText<HTMLInputElement>("New password"),
  };
}

const told = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);

it("a new password that is too short is told, until it is long enough", async () => {
  const { user, save, password } = open();
  await user.type(password, "12345{Enter}");
  expect(told()).toEqual(["Password should be at least 6 characters long"]);
  expect(document.activeElement).toBe(password);
  expect(save).not.toHaveBeenCalled();
  await user.type(password, "6");
  expect(told()).toEqual([]);
  expect(password.hasAttribute("aria-invalid")).toBe(false);
  await user.keyboard("{Enter}");
  expect(save).toHaveBeenCalledExactlyOnceWith("123456");
});

it("a new password that could not be saved says so and is still there", async () => {
  const { user, save, password } = open();
  save.mockRejectedValue(new ApiError("network", ""));
  await user.type(password, "a later evening{Enter}");
  expect(told()).toEqual(["Your new password was not saved.Check your connection and try again."]);
  expect(password.value).toBe("a later evening");
  screen.getByRole("button", { name: "Save new password" });
});
