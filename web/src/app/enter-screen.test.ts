import { toUid } from "@hearten/contract/ids.ts";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { createVariable } from "../api/observable.ts";
import type { SignIn } from "../identity/identity.ts";
import { enterScreen } from "./enter-screen.ts";

type Services = Parameters<typeof enterScreen>[0];

const signedIn: SignIn = {
  status: "signed-in",
  person: { uid: toUid("maya"), email: "maya@example.com", methods: ["password"] },
  providers: [],
};

function setUp(options: {
  refresh: () => Promise<SignIn>;
  load?: () => Promise<{ hasCompletedOnboarding: boolean } | null>;
}) {
  const error = vi.fn<(text: string) => void>();
  const services: Services = {
    identity: { signIn: createVariable<SignIn>({ status: "unknown" }), refresh: options.refresh },
    profile: { load: options.load ?? (() => Promise.resolve({ hasCompletedOnboarding: true })) },
    listening: { load: () => Promise.resolve() },
    notify: { error },
    device: { settled: () => Promise.resolve() },
  };
  return { services, error };
}

describe("Entering a screen", () => {
  it("sends somebody without goals to the goals form", async () => {
    const { services, error } = setUp({
      refresh: () => Promise.resolve(signedIn),
      load: () => Promise.resolve({ hasCompletedOnboarding: false }),
    });
    expect(await enterScreen(services, "/")).toBe("/profile");
    // Whoever has just come in has asked for nothing that needs them.
    expect(error).not.toHaveBeenCalled();
    expect(await enterScreen(services, "/quiz")).toBe("/profile");
    expect(error).toHaveBeenCalledExactlyOnceWith("Write your three goals first");
  });

  it("sends somebody whose profile was removed there too", async () => {
    const { services } = setUp({
      refresh: () => Promise.resolve(signedIn),
      load: () => Promise.resolve(null),
    });
    expect(await enterScreen(services, "/dashboard")).toBe("/profile");
  });

  it("lets somebody in whose profile can't be read, and says so on the dashboard alone", async () => {
    const { services, error } = setUp({
      refresh: () => Promise.resolve(signedIn),
      load: () => Promise.reject(new ApiError("internal", "500")),
    });
    expect(await enterScreen(services, "/quiz")).toBeNull();
    expect(error).not.toHaveBeenCalled();
    expect(await enterScreen(services, "/dashboard")).toBeNull();
    expect(error).toHaveBeenCalledWith("Failed to verify user status");
  });

  it("sends somebody to the sign-in whose sign-in ends at this very moment", async () => {
    const { services } = setUp({
      refresh: () => Promise.resolve(signedIn),
      load: () => Promise.reject(new ApiError("not-signed-in", "401")),
    });
    expect(await enterScreen(services, "/dashboard")).toBe("/login");
  });

  it("fails when nobody can say who is signed in", async () => {
    const { services } = setUp({ refresh: () => Promise.reject(new ApiError("network", "none")) });
    await expect(enterScreen(services, "/login")).rejects.toMatchObject({ code: "network" });
  });
});
