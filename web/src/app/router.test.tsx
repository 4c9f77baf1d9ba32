import { toUid } from "@hearten/contract/ids.ts";
import { waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createVariable } from "../api/observable.ts";
import type { SignIn } from "../identity/identity.ts";
import { createRouter } from "./router.tsx";
import type { Services } from "./services.ts";

const signedOut: SignIn = { status: "signed-out", providers: [] };
const signedIn: SignIn = {
  status: "signed-in",
  person: { uid: toUid("maya"), email: "maya@example.com", methods: ["password"] },
  providers: [],
};

/** The path on which somebody arrives who opens this one. Nothing is rendered. */
async function arrivalAt(
  path: string,
  signIn: SignIn,
  hasCompletedOnboarding = false,
): Promise<string> {
  history.replaceState(null, "", path);
  const { router } = createRouter({
    identity: { signIn: createVariable(signIn) },
    profile: { load: async () => ({ hasCompletedOnboarding }) },
    listening: { load: async () => ({}) },
    device: { settled: async () => {} },
    notify: { error: () => {} },
    fetchScript: async () => () => null,
  } as unknown as Services); // the rest is not called
  try {
    await waitFor(() => expect(router.state.initialized).toBe(true));
    return router.state.location.pathname;
  } finally {
    router.dispose();
  }
}

describe("The routes", () => {
  it.each(["/dashboard", "/profile", "/userprofile", "/quiz", "/player", "/"])(
    "send nobody signed in from %s to the login",
    async (path) => {
      expect(await arrivalAt(path, signedOut)).toBe("/login");
    },
  );

  it.each(["/", "/login", "/register", "/dashboard", "/quiz", "/player"])(
    "send somebody without goals from %s to them",
    async (path) => {
      expect(await arrivalAt(path, signedIn)).toBe("/profile");
    },
  );

  it.each(["/", "/login", "/register"])(
    "send somebody with goals from %s to the dashboard",
    async (path) => {
      expect(await arrivalAt(path, signedIn, true)).toBe("/dashboard");
    },
  );

  it.each(["/reset-password", "/privacy", "/no/such/place"])(
    "open %s to everybody",
    async (path) => {
      expect(await arrivalAt(path, signedOut)).toBe(path);
      expect(await arrivalAt(path, signedIn)).toBe(path);
      expect(await arrivalAt(path, signedIn, true)).toBe(path);
    },
  );
});
