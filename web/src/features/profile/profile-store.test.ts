import type { Profile } from "@hearten/contract/profile.ts";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { createProfileStore } from "./profile-store.ts";

const profile: Profile = {
  email: "maya@example.com",
  createdAt: "2026-11-21T08:00:00.000Z",
  lastLoginAt: "2026-11-21T08:00:00.000Z",
  firstName: null,
  lastName: null,
  displayName: "Maya",
  goals: ["I rest"],
  hasCompletedOnboarding: true,
  updatedAt: "2026-11-21T08:00:00.000Z",
};

type Reading = () => Promise<{ profile: Profile }>;
const noMemory = () => Promise.resolve(null);
const notSaving = () => Promise.reject(new Error("not asked for"));

describe("The profile", () => {
  it("is read once and shown to everybody", async () => {
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

  it("without a network is what was last known, until the network is back", async () => {
    const answers: Reading[] = [
      () => Promise.reject(new ApiError("network", "no answer")),
      () => Promise.resolve({ profile: { ...profile, displayName: "Maya L." } }),
    ];
    const readProfile = vi.fn<Reading>(() => answers.shift()?.() ?? notSaving());
    const store = createProfileStore({ readProfile, updateProfile: notSaving }, () =>
      Promise.resolve(profile),
    );
    expect(await store.load()).toBe(profile);
    expect((await store.load())?.displayName).toBe("Maya L.");
    expect((await store.load())?.displayName).toBe("Maya L.");
    expect(readProfile).toHaveBeenCalledTimes(2);
  });

  it("is not recalled for whoever is refused", async () => {
    const store = createProfileStore(
      {
        readProfile: () => Promise.reject(new ApiError("not-signed-in", "401")),
        updateProfile: notSaving,
      },
      () => Promise.resolve(profile),
    );
    await expect(store.load()).rejects.toThrow("401");
    expect(store.profile.get()).toBeNull();
  });
});
