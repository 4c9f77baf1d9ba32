import type { Profile } from "@hearten/contract/profile.ts";
import { describe, expect, it, vi } from "vitest";
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
const notSaving = () => Promise.reject(new Error("not asked for"));

describe("The profile", () => {
  it("is read once and shown to everybody", async () => {
    const readProfile = vi.fn<Reading>(() => Promise.resolve({ profile }));
    const store = createProfileStore({ readProfile, updateProfile: notSaving });
    await store.load();
    await store.load();
    expect(readProfile).toHaveBeenCalledOnce();
    expect(store.profile.get()).toBe(profile);
  });

  it("shows what was saved", async () => {
    const store = createProfileStore({
      readProfile: () => Promise.resolve({ profile }),
      updateProfile: (changes) =>
        Promise.resolve({ profile: { ...profile, goals: changes.goals ?? [] } }),
    });
    await store.load();
    await store.save({ goals: ["I run"] });
    expect(store.profile.get()?.goals).toEqual(["I run"]);
  });

  it("is gone at sign-out, with every answer that was still on its way", async () => {
    const { promise, resolve } = Promise.withResolvers<{ profile: Profile }>();
    const store = createProfileStore({ readProfile: () => promise, updateProfile: notSaving });
    const loading = store.load();
    store.clear();
    resolve({ profile });
    await loading;
    expect(store.profile.get()).toBeNull();
  });
});
