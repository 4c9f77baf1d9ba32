import type { SignInMethod } from "@hearten/contract/account.ts";
import { toUid } from "@hearten/contract/ids.ts";
import type { Profile } from "@hearten/contract/profile.ts";
import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { createVariable } from "../api/observable.ts";
import { createToldAlready } from "../api/remembered.fakes.ts";
import { nothingKnown } from "../features/inspirations/inspiration-list.ts";
import type { ListenedTo } from "../features/listened/listened-days.ts";
import { storedProfile } from "../features/profile/profile.fixture.ts";
import type { ProfileStore } from "../features/profile/profile-store.ts";
import { createVoiceSampler } from "../features/voices/voice-sampler.ts";
import { createFakeSampleAudio } from "../features/voices/voices.fakes.ts";
import type { SignIn } from "../identity/identity.ts";
import { noRemarks } from "../language/remarks.fakes.ts";
import { createMemoryEntries } from "../router/entries.ts";
import { createRouter } from "../router/router.ts";
import { RouterProvider } from "../router/router-provider.tsx";
import { UserProfileScreen } from "./user-profile-screen.tsx";

/** The screen of somebody with a password unless told otherwise, and the order of what it asks for. */
function open(
  options: {
    email?: string | null;
    methods?: readonly SignInMethod[];
    isIos?: boolean;
    stored?: Partial<Profile>;
  } = {},
) {
  const { email = "ann@example.com", methods = ["password"], isIos = false } = options;
  const asked: string[] = [];
  const told: string[] = [];
  const ask = (name: string) => vi.fn<() => Promise<void>>(async () => void asked.push(name));
  const person = { uid: toUid("ann"), email, methods: [...methods] };
  const identity = {
    signIn: createVariable<SignIn>({
      status: "signed-in",
      person,
      providers: ["google", "apple"],
    }),
    linkProvider: async () => person,
    prepareProviders: () => {},
    sendPasswordReset: vi.fn<(email: string) => Promise<void>>(async () => {}),
    signOut: ask("sign out"),
    deleteAccount: ask("delete"),
  };
  const profile = createVariable<Profile | null>({ ...storedProfile, ...options.stored });
  const save = vi.fn<ProfileStore["save"]>(async () => storedProfile);
  const router = createRouter(createMemoryEntries(["/"]), [
    {
      path: "/",
      element: (
        <UserProfileScreen
          identity={identity}
          profile={{
            profile,
            save,
            refresh: async () => profile.get(),
          }}
          voices={createToldAlready([])}
          sampler={createVoiceSampler({
            createAudio: createFakeSampleAudio,
            pauseOthers: () => {},
          })}
          thirdParties={createToldAlready({ writer: null, voice: null })}
          removal={{ finishAll: async () => void asked.push("finish removals") }}
          inspirations={{
            open: () => void asked.push("open"),
            pause: () => void asked.push("pause"),
            isOutOfReach: createVariable(false),
            list: createVariable(nothingKnown),
          }}
          network={{ isOnline: createVariable(true) }}
          draft={{ read: () => "", write: () => {} }}
          downloads={{ breakOff: () => void asked.push("break off downloads") }}
          listened={{ all: createVariable<readonly ListenedTo[]>([]) }}
          now={() => new Date()}
          phoneReminder={null}
          writeClipboard={async () => {}}
          client={{
            prepareExport: async () => ({ archiveUrl: "" }),
            createCalendarAddress: async () => ({ calendarUrl: "https://hearten.example/a.ics" }),
            readCalendar: async () => ({ calendar: "" }),
          }}
          isIos={isIos}
          remarks={noRemarks}
          earlierAccount={null}
          notify={{
            error: (text) => void told.push(text),
            success: (text) => void told.push(text),
          }}
        />
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), identity, profile, save, asked, told };
}

const button = (name: string) => screen.getByRole("button", { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

describe("Signing out on the profile", () => {
  it("stops what is under way first, which would be refused once the sign-in has ended", async () => {
    const { user, asked } = open();
    await user.click(button("Sign Out"));
    expect(asked).toEqual(["finish removals", "pause", "break off downloads", "sign out"]);
  });

  it("starts them again when it fails, and says so", async () => {
    const { user, identity, asked, told } = open();
    identity.signOut.mockRejectedValue(new ApiError("network", ""));
    await user.click(button("Sign Out"));
    expect(told).toEqual(["We couldn't sign you out. Please try again."]);
    expect(asked).toEqual(["finish removals", "pause", "break off downloads", "open"]);
  });
});

describe("Deleting the account on the profile", () => {
  it("stops what is under way first, and starts the live updates again when it is refused", async () => {
    const { user, identity, asked } = open();
    identity.deleteAccount.mockRejectedValueOnce(new ApiError("wrong-password", ""));
    await user.click(button("Delete My Account"));
    await user.type(screen.getByLabelText("Password"), "quiet morning");
    const confirm = within(screen.getByRole("dialog")).getByRole("button", {
      name: "Delete My Account",
    });
    await user.click(confirm);
    expect(asked).toEqual(["finish removals", "pause", "break off downloads", "open"]);
    asked.length = 0;
    await user.click(confirm);
    expect(asked).toEqual(["finish removals", "pause", "break off downloads", "delete"]);
  });
});

describe("The goals of somebody whose onboarding is not completed", () => {
  const stored = { goals: [], hasCompletedOnboarding: false };

  it("have their fields, and a link to the form that comes before the first inspiration", () => {
    open({ stored });
    for (const name of ["First goal", "Second goal", "Third goal"])
      expect(field(name).value).toBe("");
    screen.getByText(/^They come before your first inspiration\./);
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Write your three goals" });
    expect(link.getAttribute("href")).toBe("/profile");
  });

  it("are saved as they are entered, which does not complete it", async () => {
    const { user, save } = open({ stored });
    await user.type(field("Second goal"), " I paint ");
    await user.click(button("Lock it in"));
    expect(save).toHaveBeenCalledExactlyOnceWith({ goals: ["", " I paint ", ""] });
  });

  it("have no such link once it is completed", () => {
    open();
    field("First goal");
    expect(screen.queryByRole("link", { name: "Write your three goals" })).toBeNull();
  });
});

describe("Change Password", () => {
  it("sends the link to the person's address", async () => {
    const { user, identity, told } = open();
    await user.click(button("Change Password"));
    expect(identity.sendPasswordReset).toHaveBeenCalledExactlyOnceWith("ann@example.com");
    expect(told).toEqual(["Password reset link sent to your email"]);
    screen.getByText(/The mail is on its way/);
  });

  it("says when the link can't be sent", async () => {
    const { user, identity, told } = open();
    identity.sendPasswordReset.mockRejectedValue(new ApiError("network", ""));
    await user.click(button("Change Password"));
    expect(told).toEqual(["Failed to send password reset link"]);
    expect(screen.queryByText(/The mail is on its way/)).toBeNull();
  });

  it("says when there is no address, as Apple may tell none", async () => {
    const { user, identity, told } = open({ email: null, methods: ["apple"] });
    await user.click(button("Change Password"));
    expect(told).toEqual(["No user email found"]);
    expect(identity.sendPasswordReset).not.toHaveBeenCalled();
  });
});

describe("Link Apple", () => {
  it.each([
    { isIos: true, methods: ["password"], isOffered: true },
    { isIos: true, methods: ["password", "apple"], isOffered: false },
    { isIos: false, methods: ["password"], isOffered: false },
  ] as const)(
    "is for Apple's own devices alone, until Apple is linked: %o",
    ({ isIos, methods, isOffered }) => {
      open({ isIos, methods });
      expect(screen.queryByRole("button", { name: "Link Apple" }) !== null).toBe(isOffered);
    },
  );
});

describe("The profile's fields", () => {
  it("take goals that arrive while a name is being entered, and leave the name alone", async () => {
    const { user, profile } = open();
    await user.type(field("Name"), " L.");
    act(() => profile.set({ ...storedProfile, goals: ["I rest", "I paint on Sundays"] }));
    expect(field("Second goal").value).toBe("I paint on Sundays");
    expect(field("Name").value).toBe("Maya L.");
  });
});
