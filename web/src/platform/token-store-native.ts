import type { KeychainAccess, SecureStoragePlugin } from "@aparajita/capacitor-secure-storage";
import type { TokenStore } from "./token-store.ts";

/** What is used of the plugin. */
type Keychain = Pick<SecureStoragePlugin, "get" | "set" | "remove">;

const tokenKey = "sign-in";

/**
 * The Keychain of iOS, or what a key in Android's Keystore has encrypted.
 *
 * @param access when the system gives the token out
 * @param isKnownHere whether somebody has signed in since the app was installed: the keychain of iOS
 * outlives the app, and would let in whoever installs it next on the same phone
 */
export function createNativeTokenStore(
  keychain: Keychain,
  access: KeychainAccess,
  isKnownHere: () => boolean,
): TokenStore {
  let known: Promise<string | null> | null = null;
  /** Writing comes in the order of the calls, whatever the plugin makes of it. */
  let written: Promise<unknown> = Promise.resolve();

  const change = (work: () => Promise<unknown>): Promise<void> => {
    // What could not be written is known until the app ends; then the person signs in again.
    written = written.then(work).catch(() => {});
    return written.then(() => undefined);
  };

  async function open(): Promise<string | null> {
    if (!isKnownHere()) {
      await change(() => keychain.remove(tokenKey));
      return null;
    }
    // What can't be decrypted any more, as after a change of the device's key, is no sign-in.
    const token = await keychain.get(tokenKey, false).catch(() => null);
    return typeof token === "string" ? token : null;
  }

  return {
    read: () => (known ??= open()),
    async write(token) {
      await (known ?? open());
      known = Promise.resolve(token);
      await change(() => keychain.set(tokenKey, token, false, false, access));
    },
    remove() {
      known = Promise.resolve(null);
      return change(() => keychain.remove(tokenKey));
    },
  };
}
