import type { Profile } from "@hearten/contract/profile.ts";
import type { ThirdParties } from "@hearten/contract/third-parties.ts";
import type { OfferedVoice } from "@hearten/contract/voices.ts";
import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { createVariable } from "../api/observable.ts";
import { createToldAlready } from "../api/remembered.fakes.ts";
import type { ProfileChanges } from "../features/profile/profile-store.ts";
import { storedProfile } from "../features/profile/profile.fixture.ts";
import { createVoiceSampler } from "../features/voices/voice-sampler.ts";
import { clara, createFakeSampleAudio, rowan } from "../features/voices/voices.fakes.ts";
import { useObservable } from "../ui/use-observable.ts";
import { ProfileSettings } from "./profile-settings.tsx";

interface Options {
  /** Null while the server has not told them. */
  readonly voices?: readonly OfferedVoice[] | null;
  /** Resolves when the server has answered that it can't tell the voices. */
  readonly refresh?: () => Promise<void>;
  readonly thirdParties?: ThirdParties;
}

/** The settings, with the changes that are being saved. */
function open({ voices = [rowan, clara], refresh, thirdParties }: Options = {}) {
  const told: string[] = [];
  const profile = createVariable<Profile>(storedProfile);
  const isOnline = createVariable(true);
  const audio = createFakeSampleAudio();
  /** The test answers or refuses them. */
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
          const changed = { ...profile.get(), ...changes } as Profile;
          profile.set(changed);
          resolve(changed);
        }),
      refuse: () => act(async () => reject(new ApiError("network", ""))),
    });
    return promise;
  };
  const knownVoices = createToldAlready(voices);
  const parts = {
    profile: { save },
    voices: { ...knownVoices, refresh: refresh ?? knownVoices.refresh },
    thirdParties: createToldAlready(thirdParties ?? { writer: null, voice: null }),
    sampler: createVoiceSampler({ createAudio: () => audio, pauseOthers: () => {} }),
    inspirations: { isOutOfReach: createVariable(false) },
    network: { isOnline },
    notify: {
      error: (text: string) => void told.push(text),
      success: (text: string) => void told.push(text),
    },
  };
  function Settings() {
    return (
      <ProfileSettings {...parts} known={useObservable(profile)}>
        <button type="button">Below</button>
      </ProfileSettings>
    );
  }
  render(<Settings />);
  return { user: userEvent.setup(), profile, told, saves, isOnline, audio };
}

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
    await user.click(screen.getByRole("button", { name: "Hear Clara" }));
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

it("shows what can be set, and what stands below, all at once: nothing moves under a finger", async () => {
  const told = Promise.withResolvers<void>();
  open({ voices: null, refresh: () => told.promise });
  expect(screen.queryByRole("radiogroup", { name: "Music" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Below" })).toBeNull();
  // Without an answer there is no choice of a voice, and the rest can be set.
  told.resolve();
  await screen.findByRole("radiogroup", { name: "Music" });
  screen.getByRole("button", { name: "Below" });
  expect(screen.queryByRole("radiogroup", { name: "Voice" })).toBeNull();
});
