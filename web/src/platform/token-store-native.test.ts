import type { KeychainAccess } from "@aparajita/capacitor-secure-storage";
import { describe, expect, test } from "vitest";
import { createNativeTokenStore } from "./token-store-native.ts";

const access = 3 as KeychainAccess;

const nothing = (): void => undefined;

/** A phone whose keychain survives the removal of the app. */
function createPhone(kept: string | null = null) {
  const keychain = new Map<string, unknown>(kept === null ? [] : [["sign-in", kept]]);
  let isKnown = kept !== null;
  const told: unknown[] = [];
  const plugin = {
    get: async (key: string) => (keychain.get(key) ?? null) as string | null,
    set: async (...all: unknown[]) => {
      told.push(all);
      keychain.set(String(all[0]), all[1]);
    },
    remove: async (key: string) => keychain.delete(key),
  };
  return {
    keychain,
    told,
    plugin,
    launch: () => createNativeTokenStore(plugin, access, () => isKnown),
    /** As the app stores it at each sign-in. */
    remember: () => (isKnown = true),
    reinstall: () => (isKnown = false),
  };
}

describe("the token of a sign-in", () => {
  test("is there again at the next launch, until it is removed", async () => {
    const phone = createPhone();
    await phone.launch().write("maya's");
    phone.remember();
    expect(await phone.launch().read()).toBe("maya's");
    await phone.launch().remove();
    expect(await phone.launch().read()).toBeNull();
    expect(phone.keychain.size).toBe(0);
  });

  test("is given out on this device alone", async () => {
    const phone = createPhone();
    await phone.launch().write("maya's");
    expect(phone.told).toEqual([["sign-in", "maya's", false, false, access]]);
  });

  test("is gone when the app was removed and installed anew", async () => {
    const phone = createPhone();
    await phone.launch().write("maya's");
    phone.remember();
    phone.reinstall();
    expect(await phone.launch().read()).toBeNull();
    expect(phone.keychain.size).toBe(0);
  });

  test("counts as none when the device can't decrypt it any more", async () => {
    const phone = createPhone("maya's");
    await phone.launch().read();
    phone.plugin.get = () => Promise.reject(new Error("osError"));
    expect(await phone.launch().read()).toBeNull();
  });

  test("is known until the app ends where it can't be kept", async () => {
    const phone = createPhone();
    phone.plugin.set = () => Promise.reject(new Error("osError"));
    const store = phone.launch();
    await store.write("maya's");
    expect(await store.read()).toBe("maya's");
  });

  test("is not put back by a slow write when it is removed meanwhile", async () => {
    const phone = createPhone();
    const { set } = phone.plugin;
    let write = nothing;
    phone.plugin.set = (...all) =>
      new Promise((resolve) => {
        write = () => resolve(set(...all));
      });
    const store = phone.launch();
    await store.read();
    const written = store.write("maya's");
    await Promise.resolve();
    await Promise.resolve();
    const removed = store.remove();
    await expect.poll(() => (write(), phone.told.length)).toBe(1);
    await Promise.all([written, removed]);
    expect(phone.keychain.size).toBe(0);
    expect(await store.read()).toBeNull();
  });
});
