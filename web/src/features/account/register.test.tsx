import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { Register } from "./register.tsx";

type Create = (email: string, password: string) => Promise<void>;

const signInAs = vi.fn<(email: string) => void>();

function open(createAccount = vi.fn<Create>(async () => {})) {
  render(
    <Register
      createAccount={createAccount}
      providers={[]}
      signInWithProvider={() => Promise.reject(new Error("not to be called"))}
      notify={{ error: () => {} }}
      loginPath="/login"
      signInAs={signInAs}
    />,
  );
  return {
    user: userEvent.setup(),
    createAccount,
    email: screen.getByRole<HTMLInputElement>("textbox", { name: "Email" }),
    password: screen.getByLabelText<HTMLInputElement>("Password"),
    submit: screen.getByRole("button", { name: "Create Account" }),
  };
}

const told = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);
const isInvalid = (field: HTMLElement) => field.getAttribute("aria-invalid") === "true";

describe("Registering", () => {
  it("holds the rules and says so, at the first field that is wrong, and sends nothing", async () => {
    const { user, createAccount, email, password, submit } = open();
    for (const [typedEmail, typedPassword, words, first] of [
      ["", "", "Please enter your email and password", email],
      ["maya@example.com", "", "Please enter your password", password],
      ["maya@example.com", "12345", "Password should be at least 6 characters long", password],
      ["", "123456", "Please enter your email", email],
      ["maya@", "123456", "Invalid email address", email],
    ] as const) {
      await user.clear(email);
      if (typedEmail !== "") await user.type(email, typedEmail);
      await user.clear(password);
      if (typedPassword !== "") await user.type(password, typedPassword);
      await user.click(submit);
      expect(told()).toEqual([words]);
      expect(document.activeElement).toBe(first);
      expect(isInvalid(first)).toBe(true);
    }
    expect(createAccount).not.toHaveBeenCalled();
  });

  it("takes a field's error away as soon as what is in the field is right", async () => {
    const { user, email, password, submit } = open();
    await user.type(email, "maya@");
    await user.type(password, "12345");
    await user.click(submit);
    expect(told()).toEqual([
      "Invalid email address",
      "Password should be at least 6 characters long",
    ]);

    await user.type(password, "6");
    expect(told()).toEqual(["Invalid email address"]);
    expect(isInvalid(password)).toBe(false);
    // The focus stays where the person types.
    expect(document.activeElement).toBe(password);
    await user.type(email, "example.com");
    expect(told()).toEqual([]);
    expect(isInvalid(email)).toBe(false);

    // A new error is shown when the form is sent, not while the person types.
    await user.type(password, "{Backspace}");
    expect(told()).toEqual([]);
  });

  it("asks for no more than what is still missing", async () => {
    const { user, email, password, submit } = open();
    await user.click(submit);
    expect([isInvalid(email), isInvalid(password)]).toEqual([true, true]);
    await user.type(email, "maya@example.com");
    expect(told()).toEqual(["Please enter your password"]);
    expect([isInvalid(email), isInvalid(password)]).toEqual([false, true]);
    await user.type(password, "123456");
    expect(told()).toEqual([]);
  });

  it("keeps what was typed when the server refuses it, and its word goes with the next letter", async () => {
    const refusal = new ApiError("email-in-use", "");
    const { user, createAccount, email, password, submit } = open(
      vi.fn<Create>(() => Promise.reject(refusal)),
    );
    await user.type(email, " maya@example.com ");
    await user.type(password, "quiet morning");
    await user.click(submit);
    expect(createAccount).toHaveBeenCalledExactlyOnceWith("maya@example.com", "quiet morning");
    expect(told()).toEqual(["This email is already registered"]);
    expect(document.activeElement).toBe(email);
    expect(password.value).toBe("quiet morning");
    await user.type(password, "s");
    expect(told()).toEqual(["This email is already registered"]);
    await user.click(screen.getByRole("button", { name: "Sign in with this address" }));
    expect(signInAs).toHaveBeenCalledExactlyOnceWith("maya@example.com");
    await user.clear(email);
    await user.type(email, "m");
    expect(told()).not.toContain("This email is already registered");
    await user.type(email, "aya@example.org");
    expect(told()).toEqual([]);
  });

  it("says what to do when nobody answers, and can be tried again", async () => {
    const { user, createAccount, email, password, submit } = open(
      vi.fn<Create>(() => Promise.reject(new ApiError("network", ""))),
    );
    await user.type(email, "maya@example.com");
    await user.type(password, "quiet morning{Enter}");
    expect(told()).toEqual(["Registration failed: Check your connection and try again."]);
    expect(email.value).toBe("maya@example.com");
    await user.click(submit);
    expect(createAccount).toHaveBeenCalledTimes(2);
  });

  it("is sent once, however often it is pressed", async () => {
    const { user, createAccount, email, password } = open(
      vi.fn<Create>(() => new Promise(() => {})),
    );
    await user.type(email, "maya@example.com");
    await user.type(password, "quiet morning{Enter}{Enter}");
    const busy = screen.getByRole("button", { name: "Creating account..." });
    expect(busy.getAttribute("aria-busy")).toBe("true");
    await user.click(busy);
    expect(createAccount).toHaveBeenCalledTimes(1);
  });
});
