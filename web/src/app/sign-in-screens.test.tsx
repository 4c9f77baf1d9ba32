import type { Provider } from "@hearten/contract/account.ts";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { createVariable } from "../api/observable.ts";
import type { SignIn } from "../identity/identity.ts";
import { SignInInterrupted } from "../platform/provider-sign-in.ts";
import { createMemoryEntries } from "../router/entries.ts";
import { createRouter } from "../router/router.ts";
import { RouterProvider } from "../router/router-provider.tsx";
import { LoginScreen } from "./login-screen.tsx";
import { RegisterScreen } from "./register-screen.tsx";

const refuseAsTaken = () => Promise.reject(new ApiError("email-in-use", ""));
const unused = () => Promise.reject(new Error("not to be called"));

/** The screens of somebody signed out, at this address. */
function open(options: {
  path: "/login" | "/register";
  providers?: readonly Provider[];
  isIos?: boolean;
  createAccount?: () => Promise<never>;
  isNew?: boolean;
  signInWithProvider?: () => Promise<never>;
  sendPasswordReset?: (email: string) => Promise<void>;
}) {
  const { path, providers = ["google", "apple"], isIos = false, isNew = false } = options;
  const signIn: SignIn = { status: "signed-out", providers };
  const identity = {
    signIn: createVariable(signIn),
    createAccount: options.createAccount ?? unused,
    signInWithPassword: unused,
    signInWithProvider: options.signInWithProvider ?? unused,
    sendPasswordReset: options.sendPasswordReset ?? unused,
    prepareProviders: () => {},
  };
  const notify = {
    error: vi.fn<(text: string) => void>(),
    success: vi.fn<(text: string) => void>(),
  };
  const shared = { identity, isIos, notify };
  const login = (
    <LoginScreen
      {...shared}
      device={{ isNew: () => isNew }}
      readSpokenSample={() => Promise.resolve(null)}
    />
  );
  const routes = [
    { path: "/login", element: login },
    { path: "/register", element: <RegisterScreen {...shared} /> },
  ];
  render(<RouterProvider router={createRouter(createMemoryEntries([path]), routes)} />);
  return { user: userEvent.setup(), notify };
}

const providerButtons = () =>
  screen.queryAllByRole("button", { name: / with / }).map(({ textContent }) => textContent);

describe("The door", () => {
  it("stands on the login of a device where nobody has signed in, with the one link to sign up", () => {
    open({ path: "/login", isNew: true });
    expect(screen.getByRole("button", { name: "Hear a sample" })).toBeDefined();
    expect(screen.getAllByRole("link", { name: "Sign up" })).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Privacy" }).getAttribute("href")).toBe("/privacy");
    expect(screen.getByRole("heading", { name: "Welcome back" })).toBeDefined();
  });

  it("is gone for good once somebody has", () => {
    open({ path: "/login" });
    expect(screen.queryByRole("button", { name: "Hear a sample" })).toBeNull();
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Sign up"]);
  });
});

describe("The ways to sign in", () => {
  it.each([
    { path: "/login", isIos: false, providers: ["google", "apple"], offered: ["Google"] },
    { path: "/login", isIos: true, providers: ["google", "apple"], offered: ["Google", "Apple"] },
    { path: "/login", isIos: true, providers: ["google"], offered: ["Google"] },
    { path: "/login", isIos: true, providers: [], offered: [] },
    { path: "/register", isIos: false, providers: ["google", "apple"], offered: ["Google"] },
    {
      path: "/register",
      isIos: true,
      providers: ["google", "apple"],
      offered: ["Google", "Apple"],
    },
    { path: "/register", isIos: true, providers: ["google"], offered: ["Google"] },
  ] as const)(
    "are those that the server has set up, and Apple's on its own devices alone: %o",
    ({ path, isIos, providers, offered }) => {
      open({ path, isIos, providers });
      const verb = path === "/login" ? "Continue" : "Sign in";
      expect(providerButtons()).toEqual(offered.map((name) => `${verb} with ${name}`));
    },
  );

  it.each([
    ["/login", "Continue with Google"],
    ["/register", "Sign in with Google"],
  ] as const)("say on %s that the browser has blocked the popup", async (path, button) => {
    const { user, notify } = open({
      path,
      signInWithProvider: () => Promise.reject(new SignInInterrupted("blocked")),
    });
    await user.click(screen.getByRole("button", { name: button }));
    expect(notify.error).toHaveBeenCalledExactlyOnceWith(
      "Google Sign In failed. Please try again.",
    );
  });
});

describe("An address that has an account already", () => {
  it("is brought along to the sign-in", async () => {
    const { user } = open({ path: "/register", createAccount: refuseAsTaken });
    await user.type(screen.getByRole("textbox", { name: "Email" }), "maya@example.com");
    await user.type(screen.getByLabelText("Password"), "quiet morning");
    await user.click(screen.getByRole("button", { name: "Create Account" }));
    await user.click(screen.getByRole("button", { name: "Sign in with this address" }));
    screen.getByRole("heading", { name: "Welcome back" });
    const email = screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });
    expect(email.value).toBe("maya@example.com");
  });
});

describe("The mail for a forgotten password", () => {
  it("is told as sent", async () => {
    const sendPasswordReset = vi.fn<(email: string) => Promise<void>>(async () => {});
    const { user, notify } = open({ path: "/login", sendPasswordReset });
    await user.type(screen.getByRole("textbox", { name: "Email" }), "maya@example.com");
    await user.click(screen.getByRole("button", { name: "Forgot password?" }));
    expect(sendPasswordReset).toHaveBeenCalledExactlyOnceWith("maya@example.com");
    expect(notify.success).toHaveBeenCalledExactlyOnceWith(
      "Password reset email sent! Please check your inbox.",
    );
  });

  it("is told as failed when it can't be requested", async () => {
    const { user, notify } = open({
      path: "/login",
      sendPasswordReset: () => Promise.reject(new ApiError("network", "")),
    });
    await user.type(screen.getByRole("textbox", { name: "Email" }), "maya@example.com");
    await user.click(screen.getByRole("button", { name: "Forgot password?" }));
    expect(notify.error).toHaveBeenCalledExactlyOnceWith(
      "Failed to send reset email. Please try again.",
    );
    expect(notify.success).not.toHaveBeenCalled();
  });
});
