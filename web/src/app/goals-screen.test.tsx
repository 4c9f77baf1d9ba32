import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { createVariable } from "../api/observable.ts";
import { storedProfile } from "../features/profile/profile.fixture.ts";
import type { ProfileChanges, ProfileStore } from "../features/profile/profile-store.ts";
import { noRemarks } from "../language/remarks.fakes.ts";
import { createMemoryEntries } from "../router/entries.ts";
import { createRouter } from "../router/router.ts";
import { RouterProvider } from "../router/router-provider.tsx";
import { GoalsScreen } from "./goals-screen.tsx";
import { paths } from "./paths.ts";

type Save = ProfileStore["save"];

/** The goals form beside two other screens. */
function open() {
  const { promise, resolve } = Promise.withResolvers<typeof storedProfile>();
  const save = vi.fn<Save>((_changes: ProfileChanges) => promise);
  const element = (
    <GoalsScreen
      profile={{ profile: createVariable(null), save }}
      remarks={noRemarks}
      earlierAccount={null}
    />
  );
  const router = createRouter(createMemoryEntries([paths.userProfile, paths.goals]), [
    { path: paths.goals, element },
    { path: paths.quiz, element: <h1>Choose your inspiration dose</h1> },
    { path: paths.userProfile, element: <h1>Your profile</h1> },
  ]);
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  return {
    save,
    router,
    answer: () => act(async () => resolve(storedProfile)),
    send: async () => {
      for (const name of ["First goal", "Second goal", "Third goal"])
        await user.type(screen.getByRole("textbox", { name }), "I rest");
      await user.click(screen.getByRole("button", { name: "Lock it in!" }));
      screen.getByRole("button", { name: "Saving..." });
    },
  };
}

describe("Goals that are being saved", () => {
  it("lead on to the quiz, which takes the form's place in the history", async () => {
    const { save, router, answer, send } = open();
    await send();
    await answer();
    expect(save).toHaveBeenCalledExactlyOnceWith({
      goals: ["I rest", "I rest", "I rest"],
      hasCompletedOnboarding: true,
    });
    await screen.findByRole("heading", { name: "Choose your inspiration dose" });
    await act(() => router.navigate(-1));
    await screen.findByRole("heading", { name: "Your profile" });
  });

  it("leave whoever has gone elsewhere meanwhile there", async () => {
    const { router, answer, send } = open();
    await send();
    await act(() => router.navigate(paths.userProfile));
    await answer();
    screen.getByRole("heading", { name: "Your profile" });
    expect(router.state.location.pathname).toBe("/userprofile");
  });
});
