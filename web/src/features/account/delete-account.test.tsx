import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { DeleteAccount } from "./delete-account.tsx";

function open({ hasPassword }: { hasPassword: boolean }) {
  const remove = vi.fn<(password: string | null) => Promise<void>>(async () => {});
  render(<DeleteAccount hasPassword={hasPassword} remove={remove} onClose={() => {}} />);
  return {
    user: userEvent.setup(),
    remove,
    confirm: screen.getByRole<HTMLButtonElement>("button", { name: "Delete My Account" }),
    keep: screen.getByRole<HTMLButtonElement>("button", { name: "Keep my account" }),
  };
}

const told = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);
const passwordField = () => screen.getByLabelText<HTMLInputElement>("Password");

describe("Deleting an account", () => {
  it("is possible as long as something stands in the password's field", async () => {
    const { user, remove, confirm } = open({ hasPassword: true });
    expect(confirm.disabled).toBe(true);
    await user.type(passwordField(), "x");
    expect(confirm.disabled).toBe(false);
    await user.clear(passwordField());
    expect(confirm.disabled).toBe(true);
    await user.type(passwordField(), "quiet morning");
    await user.click(confirm);
    expect(remove).toHaveBeenCalledExactlyOnceWith("quiet morning");
  });

  it("says that the password was wrong, until it is written anew", async () => {
    const { user, remove, confirm } = open({ hasPassword: true });
    remove.mockRejectedValue(new ApiError("wrong-password", ""));
    await user.type(passwordField(), "not this one");
    await user.click(confirm);
    expect(told()).toEqual(["Incorrect password. Please try again."]);
    expect(document.activeElement).toBe(passwordField());
    await user.type(passwordField(), "s");
    expect(told()).toEqual([]);
    expect(passwordField().hasAttribute("aria-invalid")).toBe(false);
  });

  it("can't be left while it is under way, and says when it could not be done", async () => {
    const { user, remove, confirm, keep } = open({ hasPassword: true });
    const { promise, reject } = Promise.withResolvers<void>();
    remove.mockReturnValue(promise);
    await user.type(passwordField(), "quiet morning");
    await user.click(confirm);
    expect(confirm.textContent).toBe("Deleting...");
    expect(keep.disabled).toBe(true);
    await user.click(confirm);
    expect(remove).toHaveBeenCalledTimes(1);
    reject(new ApiError("unavailable", ""));
    await screen.findByText("Failed to delete account. Please try again later.");
    expect(keep.disabled).toBe(false);
    expect(confirm.textContent).toBe("Delete My Account");
  });

  it("asks nobody for a password who has none, and begins on the way back", async () => {
    const { user, remove, confirm, keep } = open({ hasPassword: false });
    expect(screen.queryByLabelText("Password")).toBeNull();
    expect(document.activeElement).toBe(keep);
    remove.mockRejectedValue(new ApiError("recent-login-required", ""));
    await user.click(confirm);
    expect(remove).toHaveBeenCalledExactlyOnceWith(null);
    expect(told()).toEqual([
      "For security, please log out and log in again before deleting your account.",
    ]);
  });
});
