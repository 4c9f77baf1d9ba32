import type { SignInMethod } from "@hearten/contract/account.ts";
import { toUid } from "@hearten/contract/ids.ts";
import type { Profile } from "@hearten/contract/profile.ts";
import type { ThirdParties } from "@hearten/contract/third-parties.ts";
import type { OfferedVoice } from "@hearten/contract/voices.ts";
import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { createVariable } from "../api/observable.ts";
import type { Remembered } from "../api/remembered.ts";
import { nothingKnown } from "../features/inspirations/inspiration-list.ts";
import type { ListenedTo } from "../features/listened/listened-days.ts";
import type { ProfileChanges } from "../features/profile/profile-store.ts";
import { storedProfile } from "../features/profile/profile.fixture.ts";
import { createVoiceSampler } from "../features/voices/voice-sampler.ts";
import { clara, createFakeSampleAudio, rowan } from "../features/voices/voices.fakes.ts";
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
    voices?: readonly OfferedVoice[];
    thirdParties?: ThirdParties;
    /** In place of the voices: what the server has not told yet. */
    untold?: Remembered<readonly OfferedVoice[]>;
    hasGoals?: boolean;
  } = {},
) {
  const { email = "ann@example.com", methods = ["password"], isIos = false } = options;
  const { voices = [rowan, clara], thirdParties = { writer: null, voice: null } } = options;
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
  const profile = createVariable<Profile | null>({
    ...storedProfile,
    hasCompletedOnboarding: options.hasGoals ?? true,
  });
  const isOnline = createVariable(true);
  const audio = createFakeSampleAudio();
  /** The changes that are being saved; the test answers or refuses. */
  const saves: {
    changes: ProfileChanges;
    answer: () => Promise<void>;
    refuse: () => Promise<void>;
  }[] = [];
  const save = (changes: ProfileChanges) => {
    const { promise, resolve, reject } = Promise.withResolvers<Profile>();
    saves.push({
      changes,
      answer: () =>
        act(async () => {
          const changed = { ...storedProfile, ...profile.get(), ...changes } as Profile;
          profile.set(changed);
          resolve(changed);
        }),
      refuse: () => act(async () => reject(new ApiError("network", ""))),
    });
    return promise;
  };
  const router = createRouter(createMemoryEntries(["/"]), [
    {
      path: "/",
      element: (
        <UserProfileScreen
          identity={identity}
          profile={{ profile, save, refresh: async () => profile.get() }}
          voices={options.untold ?? remembered(voices)}
          sampler={createVoiceSampler({ createAudio: () => audio, pauseOthers: () => {} })}
          thirdParties={remembered(thirdParties)}
          removal={{ finishAll: async () => void asked.push("finish removals") }}
          inspirations={{
            open: () => void asked.push("open"),
            pause: () => void asked.push("pause"),
            isOutOfReach: createVariable(false),
            list: createVariable(nothingKnown),
          }}
          network={{ isOnline }}
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
  return { user: userEvent.setup(), identity, profile, asked, told, saves, isOnline, audio };
}

/** What the server has told before the screen opened. */
function remembered<T>(value: T): Remembered<T> {
  return {
    value: createVariable<T | null>(value),
    refresh: async () => {},
    breakOff: () => {},
    clear: () => {},
  };
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

it("shows what can be set all at once, so that nothing moves under a finger", async () => {
  const value = createVariable<readonly OfferedVoice[] | null>(null);
  const told = Promise.withResolvers<void>();
  open({ untold: { value, refresh: () => told.promise, breakOff: () => {}, clear: () => {} } });
  expect(screen.queryByRole("radiogroup", { name: "Music" })).toBeNull();
  button("Sign Out");
  // Without an answer there is no choice of a voice, and the rest can be set.
  told.resolve();
  await screen.findByRole("radiogroup", { name: "Music" });
  expect(screen.queryByRole("radiogroup", { name: "Voice" })).toBeNull();
});

it("sends whoever has no goals yet to the one form for them", () => {
  open({ hasGoals: false });
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Write your three goals" });
  expect(link.getAttribute("href")).toBe("/profile");
  expect(screen.queryByRole("textbox", { name: "First goal" })).toBeNull();
  button("Sign Out");
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

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
const keepHere = () =>
  screen.queryByRole<HTMLInputElement>("switch", { name: "Keep my words on this server" });

const music = (name: string) =>
  within(screen.getByRole("radiogroup", { name: "Music" })).getByRole<HTMLInputElement>("radio", {
    name,
  });

describe("The music on the profile", () => {
  it("is full, soft or off, full at first, and says what it is like", () => {
    open();
    const group = screen.getByRole("radiogroup", { name: "Music" });
    expect(within(group).getAllByRole("radio")).toEqual(["Full", "Soft", "Off"].map(music));
    expect(music("Full").checked).toBe(true);
    const remark = document.getElementById(group.getAttribute("aria-describedby") ?? "");
    expect(remark?.textContent).toBe(
      "Music between the lines, and quietly under them. In Create you can change it for one inspiration alone.",
    );
  });

  it("is saved at once, shown at once, and told", async () => {
    const { user, saves, told } = open();
    await user.click(music("Off"));
    expect(music("Off").checked).toBe(true);
    screen.getByText(/^The voice alone, with silence between the lines\./);
    expect(saves.map(({ changes }) => changes)).toEqual([{ music: "off" }]);
    await saves[0]?.answer();
    expect(music("Off").checked).toBe(true);
    expect(told).toEqual(["Your next inspirations have no music"]);
  });

  it("is as it was when it can't be saved, which is told", async () => {
    const { user, saves, told } = open();
    await user.click(music("Soft"));
    await saves[0]?.refuse();
    expect(music("Full").checked).toBe(true);
    expect(told).toEqual(["Your music was not saved. Check your connection and try again."]);
  });

  it("is shown without a network, and can be changed with it", () => {
    const { isOnline } = open();
    act(() => isOnline.set(false));
    const group = screen.getByRole<HTMLFieldSetElement>("radiogroup", { name: "Music" });
    expect(group.disabled).toBe(true);
    screen.getByText(/You can change it once you are connected again\.$/);
    act(() => isOnline.set(true));
    expect(group.disabled).toBe(false);
  });
});

describe("The voice on the profile", () => {
  it("is saved at once, shown at once, and told", async () => {
    const { user, saves, told } = open();
    await user.click(radio(/^Clara/));
    expect(radio(/^Clara/).checked).toBe(true);
    expect(saves.map(({ changes }) => changes)).toEqual([{ voice: "slt" }]);
    await saves[0]?.answer();
    expect(radio(/^Clara/).checked).toBe(true);
    expect(told).toEqual(["Clara speaks your next inspirations"]);
  });

  it("is as it was when it can't be saved, which is told", async () => {
    const { user, saves, told } = open();
    await user.click(radio(/^Clara/));
    await saves[0]?.refuse();
    expect(radio(/^Rowan/).checked).toBe(true);
    expect(told).toEqual(["Your voice was not saved. Check your connection and try again."]);
  });

  it("is the last one in the end, however fast one goes through them", async () => {
    const { user, saves, told, profile } = open();
    await user.click(radio(/^Clara/));
    await user.click(radio(/^Rowan/));
    await user.click(radio(/^Clara/));
    await user.click(radio(/^Rowan/));
    expect(saves).toHaveLength(1);
    await saves[0]?.answer();
    expect(radio(/^Rowan/).checked).toBe(true);
    await saves[1]?.answer();
    expect(saves.map(({ changes }) => changes)).toEqual([{ voice: "slt" }, { voice: "rms" }]);
    expect(profile.get()?.voice).toBe("rms");
    expect(told).toEqual(["Rowan speaks your next inspirations"]);
  });

  it("is no choice where there is one voice or none", () => {
    open({ voices: [rowan] });
    expect(screen.queryByRole("radiogroup", { name: "Voice" })).toBeNull();
  });

  it("is shown without a network, and can be changed with it", () => {
    const { isOnline } = open({ thirdParties: { writer: "a.example", voice: null } });
    act(() => isOnline.set(false));
    const group = screen.getByRole<HTMLFieldSetElement>("radiogroup", { name: "Voice" });
    expect(group.disabled).toBe(true);
    expect(keepHere()?.disabled).toBe(true);
    screen.getByText("You can hear and change the voice once you are connected again.");
    act(() => isOnline.set(true));
    expect(group.disabled).toBe(false);
    expect(keepHere()?.disabled).toBe(false);
  });

  it("says so when a sample can't be played", async () => {
    const { user, audio, told } = open();
    await user.click(button("Hear Clara"));
    await act(async () => audio.playing.reject(new DOMException("", "NotSupportedError")));
    expect(told).toEqual(["We couldn't play this voice. Please try again in a moment."]);
  });
});

describe("Keeping words here, on the profile", () => {
  it("is a switch where a third party writes or speaks, and nowhere else", () => {
    open();
    expect(keepHere()).toBeNull();
  });

  it("is saved at once, and told", async () => {
    const { user, saves, told } = open({ thirdParties: { writer: null, voice: "b.example" } });
    const field = keepHere();
    if (field === null) throw new Error("There is no switch.");
    await user.click(field);
    expect(field.checked).toBe(true);
    expect(saves.map(({ changes }) => changes)).toEqual([{ keepsWordsHere: true }]);
    await saves[0]?.answer();
    expect(told).toEqual(["Your words stay on this server"]);
    screen.getByText("While your words stay here, Hearten's own voice speaks.");
  });

  it("is as it was when it can't be saved, which is told", async () => {
    const { user, saves, told } = open({ thirdParties: { writer: "a.example", voice: null } });
    const field = keepHere();
    if (field === null) throw new Error("There is no switch.");
    await user.click(field);
    await saves[0]?.refuse();
    expect(field.checked).toBe(false);
    expect(told).toEqual([
      "Where your words go was not changed. Check your connection and try again.",
    ]);
  });
});
