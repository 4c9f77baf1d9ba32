import type { Profile } from "@hearten/contract/profile.ts";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { createProfileStore } from "./profile-store.ts";
import { storedProfile as profile } from "./profile.fixture.ts";

const newer: Profile = { ...profile, displayName: "Maya L." };

type Reading = () => Promise<{ profile: Profile }>;
const noMemory = () => Promise.resolve(null);
/** A recall as after a start without an answer: this number of calls get the stored profile. */
function recallFor(looks: number) {
  const recalled = Array.from({ length: looks }, () => profile);
  return () => Promise.resolve(recalled.shift() ?? null);
}
const notSaving = () => Promise.reject(new Error("not asked for"));

describe("The profile", () => {
  it("is read once for everybody who asks for it", async () => {
    const readProfile = vi.fn<Reading>(() => Promise.resolve({ profile }));
    const store = createProfileStore({ readProfile, updateProfile: notSaving }, noMemory);
    await store.load();
    await store.load();
    expect(readProfile).toHaveBeenCalledOnce();
    expect(store.profile.get()).toBe(profile);
  });

  it("shows what was saved", async () => {
    const store = createProfileStore(
      {
        readProfile: () => Promise.resolve({ profile }),
        updateProfile: (changes) =>
          Promise.resolve({ profile: { ...profile, goals: changes.goals ?? [] } }),
      },
      noMemory,
    );
    await store.load();
    await store.save({ goals: ["I run"] });
    expect(store.profile.get()?.goals).toEqual(["I run"]);
  });

  it("is what it has become on another device, once it is read anew", async () => {
    const answers = [profile, newer];
    const readProfile = () => Promise.resolve({ profile: answers.shift() ?? null });
    const store = createProfileStore({ readProfile, updateProfile: notSaving }, noMemory);
    await store.load();
    await store.refresh();
    expect(store.profile.get()).toBe(newer);
    expect(await store.load()).toBe(newer);
  });

  it("stays as it was while it can't be read anew", async () => {
    const readProfile = vi
      .fn<Reading>(() => Promise.reject(new ApiError("network", "no answer")))
      .mockResolvedValueOnce({ profile });
    const store = createProfileStore({ readProfile, updateProfile: notSaving }, noMemory);
    await store.load();
    expect(await store.refresh()).toBe(profile);
    expect(store.profile.get()).toBe(profile);
  });

  it("is not what was read before it was saved", async () => {
    const { promise, resolve } = Promise.withResolvers<{ profile: Profile }>();
    const readProfile = vi.fn<Reading>(() => promise).mockResolvedValueOnce({ profile });
    const updateProfile = () => Promise.resolve({ profile: newer });
    const store = createProfileStore({ readProfile, updateProfile }, noMemory);
    await store.load();
    const reading = store.refresh();
    await store.save({ displayName: "Maya L." });
    resolve({ profile });
    await reading;
    expect(store.profile.get()).toBe(newer);
  });

  it("is gone at sign-out, with every answer that was still on its way", async () => {
    const { promise, resolve } = Promise.withResolvers<{ profile: Profile }>();
    const store = createProfileStore(
      { readProfile: () => promise, updateProfile: notSaving },
      noMemory,
    );
    const loading = store.load();
    store.clear();
    resolve({ profile });
    await loading;
    expect(store.profile.get()).toBeNull();
  });

  it("is what was last known, and nobody is asked, while whoever is signed in was recalled", async () => {
    const readProfile = vi.fn<Reading>(() => Promise.resolve({ profile: newer }));
    const store = createProfileStore({ readProfile, updateProfile: notSaving }, recallFor(2));
    expect(await store.load()).toBe(profile);
    expect(await store.load()).toBe(profile);
    expect(readProfile).not.toHaveBeenCalled();
    expect(await store.load()).toBe(newer);
    expect(await store.load()).toBe(newer);
    expect(readProfile).toHaveBeenCalledOnce();
  });

  it("stays as it was recalled when nobody answers the first who asks", async () => {
    const store = createProfileStore(
      {
        readProfile: () => Promise.reject(new ApiError("network", "no answer")),
        updateProfile: notSaving,
      },
      recallFor(1),
    );
    await store.load();
    expect(await store.load()).toBe(profile);
  });

  it("is not kept for whoever is refused", async () => {
    const store = createProfileStore(
      {
        readProfile: () => Promise.reject(new ApiError("not-signed-in", "401")),
        updateProfile: notSaving,
      },
      recallFor(1),
    );
    await store.load();
    await expect(store.load()).rejects.toThrow("401");
  });
});
