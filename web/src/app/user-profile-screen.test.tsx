import { toUid } from "@hearten/contract/ids.ts";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { createVariable } from "../api/observable.ts";
import type { SignIn } from "../identity/identity.ts";
import { UserProfileScreen } from "./user-profile-screen.tsx";

/** The screen of somebody with a password, and the order of what it asks for. */
function open() {
  const asked: string[] = [];
  const told: string[] = [];
  const ask = (name: string) => vi.fn<() => Promise<void>>(async () => void asked.push(name));
  const person = { uid: toUid("ann"), email: "ann@example.com", methods: ["password" as const] };
  const identity = {
    signIn: createVariable<SignIn>({ status: "signed-in", person, providers: [] }),
    linkProvider: async () => person,
    prepareProviders: () => {},
    sendPasswordReset: ask("reset"),
    signOut: ask("sign out"),
    deleteAccount: ask("delete"),
  };
  const router = createMemoryRouter([
    {
      path: "/",
      element: (
        <UserProfileScreen
          identity={identity}
          profile={{
            profile: createVariable(null),
            save: () => Promise.reject(new ApiError("network", "")),
          }}
          inspirations={{
            open: () => void asked.push("open"),
            pause: () => void asked.push("pause"),
          }}
          client={{ prepareExport: async () => ({ archiveUrl: "" }) }}
          isIos={false}
          notify={{
            error: (text) => void told.push(text),
            success: (text) => void told.push(text),
          }}
        />
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), identity, asked, told };
}

describe("Signing out on the profile", () => {
  it("stops the live updates first, which would be refused once the sign-in has ended", async () => {
    const { user, asked } = open();
    await user.click(screen.getByRole("button", { name: "Sign Out" }));
    expect(asked).toEqual(["pause", "sign out"]);
  });

  it("starts them again when it fails, and says so", async () => {
    const { user, identity, asked, told } = open();
    identity.signOut.mockRejectedValue(new ApiError("network", ""));
    await user.click(screen.getByRole("button", { name: "Sign Out" }));
    expect(told).toEqual(["We couldn't sign you out. Please try again."]);
    expect(asked).toEqual(["pause", "open"]);
  });
});
