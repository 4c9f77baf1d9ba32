import type { KeychainAccess, SecureStoragePlugin } from "@aparajita/capacitor-secure-storage";
import type { TokenStore } from "./token-store.ts";

/** The used part of the plugin. */
type Keychain = Pick<SecureStoragePlugin, "get" | "set" | "remove">;

const tokenKey = "sign-in";

/**
 * Stores the token in the Keychain of iOS, or encrypted with a key in Android's Keystore.
 *
 * @param access when the system allows reading the token
 * @param isKnownHere whether somebody has signed in since the app was installed. The Keychain of iOS survives the
 *   removal of the app, and would sign in whoever installs it next on the same phone.
 */
export function createNativeTokenStore(
  keychain: Keychain,
  access: KeychainAccess,
  isKnownHere: () => boolean,
): TokenStore {
  let known: Promise<string | null> | null = null;
  /** A queue, so that writes happen in the order of the calls. */
  let written: Promise<unknown> = Promise.resolve();

  const change = (work: () => Promise<unknown>): Promise<void> => {
    // If a write fails, the token is known until the app ends. Then the person has to sign in again.
    written = written.then(work).catch(() => {});
    return written.then(() => undefined);
  };

  async function open(): Promise<string | null> {
    if (!isKnownHere()) {
      await change(() => keychain.remove(tokenKey));
      return null;
    }
    // A token that can't be decrypted any more, such as after a change of the device's key, counts as none.
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
