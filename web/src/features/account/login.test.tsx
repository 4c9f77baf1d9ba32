import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { Login } from "./login.tsx";

function open() {
  const signIn = vi.fn<(email: string, password: string) => Promise<void>>(async () => {});
  const sendPasswordReset = vi.fn<(email: string) => Promise<boolean>>(async () => true);
  render(
    <Login
      initialEmail=""
      signIn={signIn}
      providers={["google", "apple"]}
      signInWithProvider={() => Promise.reject(new Error("not to be called"))}
      sendPasswordReset={sendPasswordReset}
      notify={{ error: () => {} }}
      registerPath="/register"
    />,
  );
  return {
    user: userEvent.setup(),
    signIn,
    sendPasswordReset,
    email: screen.getByRole<HTMLInputElement>("textbox", { name: "Email" }),
    password: screen.getByLabelText<HTMLInputElement>("Password"),
    submit: screen.getByRole("button", { name: "Sign In" }),
  };
}

const line = () => screen.queryByText(/The mail is on its way/);
const ask = () => screen.getByRole("button", { name: "Forgot password?" });
const told = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);

describe("Signing in", () => {
  it("needs both an address and a password", async () => {
    const { user, signIn, email, password, submit } = open();
    for (const [typedEmail, typedPassword, words] of [
      ["", "", "Please enter your email and password"],
      ["maya@example.com", "", "Please enter your password"],
      [" ", "quiet morning", "Please enter your email"],
    ] as const) {
      await user.clear(email);
      if (typedEmail !== "") await user.type(email, typedEmail);
      await user.clear(password);
      if (typedPassword !== "") await user.type(password, typedPassword);
      await user.click(submit);
      expect(told()).toEqual([words]);
    }
    expect(signIn).not.toHaveBeenCalled();
  });

  it("takes a field's error away as soon as there is something in the field", async () => {
    const { user, password, email, submit } = open();
    await user.type(email, "maya@example.com");
    await user.click(submit);
    expect(told()).toEqual(["Please enter your password"]);
    await user.type(password, "q");
    expect(told()).toEqual([]);
    expect(password.hasAttribute("aria-invalid")).toBe(false);
    expect(document.activeElement).toBe(password);
  });

  it("loses nothing that was typed when the password is wrong", async () => {
    const { user, signIn, email, password, submit } = open();
    signIn.mockRejectedValue(new ApiError("wrong-credentials", ""));
    await user.type(email, "nobody@example.com");
    await user.type(password, "not this one");
    await user.click(submit);
    expect(told()).toEqual(["Failed to log in. Please check your email and password."]);
    expect(email.value).toBe("nobody@example.com");
    expect(password.value).toBe("not this one");
  });
});

describe("A forgotten password", () => {
  it("needs an address, and sends nothing without one", async () => {
    const { user, sendPasswordReset, email } = open();
    await user.type(email, "  ");
    await user.click(ask());
    expect(told()).toEqual(["Please enter your email address first"]);
    expect(document.activeElement).toBe(email);
    expect(sendPasswordReset).not.toHaveBeenCalled();
    await user.type(email, "maya@example.com");
    expect(told()).toEqual([]);
  });

  it("is asked for once at a time, for the address that stands in the form", async () => {
    const { user, sendPasswordReset, email } = open();
    sendPasswordReset.mockReturnValue(new Promise(() => {}));
    await user.type(email, " maya@example.com");
    await user.click(ask());
    await user.click(ask());
    expect(sendPasswordReset).toHaveBeenCalledExactlyOnceWith("maya@example.com");
    expect(line()).toBeNull();
  });

  it("leaves a line for the address to which the mail was sent, and none when it was not", async () => {
    const { user, sendPasswordReset, email } = open();
    await user.type(email, "maya@example.com");
    sendPasswordReset.mockResolvedValueOnce(false);
    await user.click(ask());
    expect(line()).toBeNull();
    await user.click(ask());
    expect(line()).not.toBeNull();
    await user.type(email, "x");
    expect(line()).toBeNull();
  });
});
