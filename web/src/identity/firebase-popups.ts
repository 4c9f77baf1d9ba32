// oxlint-disable no-underscore-dangle -- the names are the SDK's
import type { Provider } from "@hearten/contract/account.ts";
import {
  type Auth,
  type AuthProvider,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  linkWithPopup,
  OAuthProvider,
  type PopupRedirectResolver,
  signInWithPopup,
  type UserCredential,
} from "firebase/auth";
import type { FirebaseAuthentication } from "./firebase-authentication.ts";

/** The used part of the class behind the SDK's resolver. The SDK's public types do not have it. */
interface Resolver extends PopupRedirectResolver {
  /** The scripts that `_initialize` has loaded. */
  readonly eventManagers: object;
  readonly iframes: object;
  /** Whether this browser blocks a window that opens only after they are loaded. */
  readonly _shouldInitProactively: boolean;
  _initialize(auth: Auth): Promise<unknown>;
  _openPopup(auth: Auth, provider: AuthProvider, ...more: unknown[]): Promise<{ close(): void }>;
}

interface Attempt {
  isOver: boolean;
  window: { close(): void } | null;
}

/**
 * The SDK's popups, with access to their windows. The SDK alone can't close one, and would still open one that was
 * replaced while its scripts were loading.
 */
export function createPopups(
  auth: Auth,
): Pick<FirebaseAuthentication, "openPopup" | "preparePopups"> {
  /** The attempts by provider object. Each attempt has a provider object of its own. */
  const attempts = new WeakMap<AuthProvider, Attempt>();
  let current: Attempt | null = null;
  const [eventManagers, iframes] = [{}, {}];

  const Resolver = browserPopupRedirectResolver as unknown as new () => Resolver;
  /** The SDK creates an instance itself. All instances share what was loaded. */
  class HoldingResolver extends Resolver {
    override readonly eventManagers = eventManagers;
    override readonly iframes = iframes;

    override async _openPopup(owner: Auth, provider: AuthProvider, ...more: unknown[]) {
      const attempt = attempts.get(provider);
      if (attempt?.isOver) return new Promise<never>(() => {});
      const window = await super._openPopup(owner, provider, ...more);
      if (attempt !== undefined) attempt.window = window;
      if (attempt?.isOver) window.close();
      return window;
    }
  }

  return {
    openPopup(purpose, provider) {
      const authProvider = createAuthProvider(provider);
      const attempt: Attempt = { isOver: false, window: null };
      attempts.set(authProvider, attempt);
      if (current !== null) current.isOver = true;
      current = attempt;
      return {
        accessToken: readAppleToken(begin(purpose, authProvider)),
        close() {
          attempt.isOver = true;
          attempt.window?.close();
        },
      };
    },
    async preparePopups() {
      const resolver = new HoldingResolver();
      if (resolver._shouldInitProactively) await resolver._initialize(auth);
    },
  };

  async function begin(purpose: "sign-in" | "link", provider: AuthProvider) {
    if (purpose === "sign-in") return signInWithPopup(auth, provider, HoldingResolver);
    if (auth.currentUser === null) throw nobody();
    return linkWithPopup(auth.currentUser, provider, HoldingResolver);
  }
}

/** The SDK's error for calls that need somebody who is signed in. */
export const nobody = (): Error =>
  Object.assign(new Error("Nobody is signed in"), { code: "auth/null-user" });

function createAuthProvider(provider: Provider): AuthProvider {
  if (provider === "google") return new GoogleAuthProvider();
  const apple = new OAuthProvider("apple.com");
  apple.addScope("email");
  apple.addScope("name");
  return apple;
}

async function readAppleToken(ending: Promise<UserCredential>): Promise<string | null> {
  const credential = await ending;
  if (credential.providerId !== "apple.com") return null;
  return OAuthProvider.credentialFromResult(credential)?.accessToken ?? null;
}
