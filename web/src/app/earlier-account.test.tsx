import type { Profile } from "@hearten/contract/profile.ts";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { createVariable } from "../api/observable.ts";
import { storedProfile } from "../features/profile/profile.fixture.ts";
import { createMemoryEntries } from "../router/entries.ts";
import { createRouter } from "../router/router.ts";
import { RouterProvider } from "../router/router-provider.tsx";
import { EarlierAccount } from "./earlier-account.tsx";
import { EarlierAccountPlace } from "./earlier-account-place.tsx";
import { paths } from "./paths.ts";

const since = "2026-03-02T12:00:00.000Z";

/** The place on a screen. The server answers as it is told, and the profile is then without an earlier account. */
async function open(path: string, answer: () => Promise<object> = async () => ({})) {
  const profile = createVariable<Profile | null>({ ...storedProfile, earlierAccountSince: since });
  const asked: string[] = [];
  const ask = (what: string) => async () => {
    asked.push(what);
    return (await answer()) as Record<string, never>;
  };
  const refresh = async () => {
    profile.set({ ...storedProfile, earlierAccountSince: null });
    return profile.get();
  };
  const shown = (shownSince: { readonly since: string }) => (
    <EarlierAccount
      {...shownSince}
      client={{ keepEarlierAccount: ask("keep"), removeEarlierAccount: ask("remove") }}
      profile={{ refresh }}
      inspirations={{ reload: async () => void asked.push("reload") }}
      notify={{ success: (text) => void asked.push(text), error: () => {} }}
    />
  );
  const element = (
    <main>
      <h1>A screen</h1>
      <EarlierAccountPlace profile={{ profile }} shown={shown} />
    </main>
  );
  const router = createRouter(createMemoryEntries([path]), [
    { path: paths.goals, element },
    { path: paths.userProfile, element },
    { path: paths.dashboard, element: <h1>Your personal inspirations</h1> },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByRole("region", { name: "Was this you before?" });
  return { asked, profile, user: userEvent.setup() };
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole("button", { name }));

describe("An account from before the address was proved", () => {
  it("is told of by its day, and by nothing that stands in it", async () => {
    await open(paths.userProfile);
    expect(screen.getByRole("region").textContent).toContain("2 March 2026");
  });

  it("comes back at a press, and the card is gone", async () => {
    const { asked, user } = await open(paths.userProfile);
    await press(user, "It was me, bring it back");
    expect(asked).toEqual(["keep", "Everything is back", "reload"]);
    expect(screen.queryByRole("region")).toBeNull();
    expect(document.activeElement?.textContent).toBe("A screen");
  });

  it("leads on from the goals form when its goals are back", async () => {
    const { user } = await open(paths.goals);
    await press(user, "It was me, bring it back");
    expect(await screen.findByRole("heading", { name: "Your personal inspirations" })).toBeTruthy();
  });

  it("is removed when that is confirmed, and not before", async () => {
    const { asked, user } = await open(paths.userProfile);
    await press(user, "Remove it");
    await press(user, "Keep it for now");
    expect(asked).toEqual([]);
    await press(user, "Remove it");
    await press(user, "Remove for good");
    expect(asked).toEqual(["remove", "It is removed"]);
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("stays, and says so, when the server gives no answer", async () => {
    const { user } = await open(paths.userProfile, () => Promise.reject(new Error("away")));
    await press(user, "It was me, bring it back");
    await screen.findByText("That didn't work. Please try again.");
    expect(screen.getByRole("button", { name: "It was me, bring it back" })).toBeTruthy();
  });

  it("has no place where there is none", async () => {
    const { profile } = await open(paths.userProfile);
    act(() => profile.set(storedProfile));
    expect(screen.queryByRole("region")).toBeNull();
  });
});
