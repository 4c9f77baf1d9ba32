import type { Provider } from "@hearten/contract/account.ts";
import type { Credential } from "@hearten/contract/authentication.ts";
import { maxNameCharacters } from "@hearten/contract/limits.ts";
import type { SocialLoginPlugin } from "@capgo/capacitor-social-login";
import { type ObtainCredential, SignInInterrupted } from "./provider-sign-in.ts";

/** The app's client ids in Google's console. */
export interface GoogleClients {
  /** The id of the web app, whose server verifies the tokens. */
  readonly webClientId: string;
  readonly iosClientId: string;
}

export interface NativeSignInParts {
  /** The used part of the plugin. */
  readonly plugin: Pick<SocialLoginPlugin, "initialize" | "login" | "logout">;
  readonly google: GoogleClients;
  /** Returns a random value that can't be guessed. */
  readonly createNonce: () => string;
  /** Returns the SHA-256 of the text (UTF-8), in hexadecimal digits. */
  readonly hash: (text: string) => Promise<string>;
  /** The providers whose tokens are checked against a nonce. */
  readonly boundToNonce: readonly Provider[];
}

/** The plugin's error code for a dialog that the person has closed. */
const cancelled = "USER_CANCELLED";

/** Signs in by the system's own dialogs. They can't be closed by the app: after an abort the result is ignored. */
export function createNativeSignIn(parts: NativeSignInParts): ObtainCredential {
  const { plugin, google, createNonce, hash, boundToNonce } = parts;
  let initialized: Promise<void> | null = null;
  let interruptCurrent: ((reason: SignInInterrupted) => void) | null = null;

  /** Initialises the plugin once. After a failure the next call tries again. */
  const initialize = (): Promise<void> =>
    (initialized ??= plugin
      .initialize({
        google: {
          webClientId: google.webClientId,
          iOSClientId: google.iosClientId,
          iOSServerClientId: google.webClientId,
        },
        // Needed to get the code with which the sign-in can be revoked later.
        apple: { useProperTokenExchange: true },
      })
      .catch((error: unknown) => {
        initialized = null;
        throw error;
      }));

  async function ask(provider: Provider): Promise<Credential> {
    await initialize();
    const nonce = boundToNonce.includes(provider) ? createNonce() : null;
    // The token contains only the hash of the nonce, so a stolen token can't be used without the nonce.
    const options = nonce === null ? {} : { nonce: await hash(nonce) };
    const { result } =
      provider === "google"
        ? // Otherwise iOS may return the token of an earlier sign-in, which has another nonce.
          await plugin.login({ provider, options: { ...options, forcePrompt: true } })
        : await plugin.login({ provider, options });
    // Removes the plugin's own stored sign-in, which is not needed any more.
    plugin.logout({ provider }).catch(() => {});
    const idToken = "idToken" in result ? result.idToken : null;
    if (idToken === null || idToken === "") throw new SignInInterrupted("refused");
    const { givenName, familyName } = "profile" in result ? result.profile : noName;
    return {
      kind: "id-token",
      provider,
      idToken,
      nonce,
      authorizationCode: ("authorizationCode" in result && result.authorizationCode) || null,
      firstName: namePart(givenName),
      lastName: namePart(familyName),
    };
  }

  return async (provider, signal) => {
    signal.throwIfAborted();
    interruptCurrent?.(new SignInInterrupted("replaced"));
    const over = new AbortController();
    try {
      return await new Promise<Credential>((resolve, reject) => {
        interruptCurrent = reject;
        signal.addEventListener("abort", () => reject(signal.reason), { signal: over.signal });
        ask(provider).then(resolve, (error: unknown) => reject(toInterruption(error)));
      });
    } finally {
      over.abort();
    }
  };
}

const noName = { givenName: null, familyName: null };

function toInterruption(error: unknown): unknown {
  if (error instanceof SignInInterrupted) return error;
  const code = error instanceof Error && "code" in error ? error.code : null;
  return new SignInInterrupted(code === cancelled ? "closed" : "refused", { cause: error });
}

/** Null for a part that the provider did not send. */
const namePart = (part: string | null | undefined): string | null =>
  part?.trim().slice(0, maxNameCharacters) || null;

/** 128 random bits. */
export const createRandomNonce = (): string => toDigits(crypto.getRandomValues(new Uint8Array(16)));

export const hashBySha256 = async (text: string): Promise<string> =>
  toDigits(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));

const toDigits = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
