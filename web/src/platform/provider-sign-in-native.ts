import type { Provider } from "@hearten/contract/account.ts";
import type { Credential } from "@hearten/contract/authentication.ts";
import { maxNameCharacters } from "@hearten/contract/limits.ts";
import type { SocialLoginPlugin } from "@capgo/capacitor-social-login";
import { type ObtainCredential, SignInInterrupted } from "./provider-sign-in.ts";

/** What the consoles of Google call the app. */
export interface GoogleClients {
  /** Of the web app, whose server reads the tokens. */
  readonly webClientId: string;
  readonly iosClientId: string;
}

export interface NativeSignInParts {
  /** The part of the plugin that is used. */
  readonly plugin: Pick<SocialLoginPlugin, "initialize" | "login" | "logout">;
  readonly google: GoogleClients;
  /** A value that nobody can guess. */
  readonly createNonce: () => string;
  /** SHA-256 of UTF-8, in hexadecimal digits. */
  readonly hash: (text: string) => Promise<string>;
  /** Whose tokens are bound to a nonce, by whoever reads them. */
  readonly boundToNonce: readonly Provider[];
}

/** The plugin's word for a dialog that the person has closed. */
const cancelled = "USER_CANCELLED";

/** Signs in by the system's own dialogs. No program can close them: a withdrawn one only counts no more. */
export function createNativeSignIn(parts: NativeSignInParts): ObtainCredential {
  const { plugin, google, createNonce, hash, boundToNonce } = parts;
  let initialized: Promise<void> | null = null;
  let interruptCurrent: ((reason: SignInInterrupted) => void) | null = null;

  /** Asks once; after a failure, again. */
  const initialize = (): Promise<void> =>
    (initialized ??= plugin
      .initialize({
        google: {
          webClientId: google.webClientId,
          iOSClientId: google.iosClientId,
          iOSServerClientId: google.webClientId,
        },
        // Without it the code for a later revocation would not come.
        apple: { useProperTokenExchange: true },
      })
      .catch((error: unknown) => {
        initialized = null;
        throw error;
      }));

  async function ask(provider: Provider): Promise<Credential> {
    await initialize();
    const nonce = boundToNonce.includes(provider) ? createNonce() : null;
    // The token holds the hash: whoever sees one can't show the nonce to it.
    const options = nonce === null ? {} : { nonce: await hash(nonce) };
    const { result } =
      provider === "google"
        ? // Else iOS would answer with the token of an earlier sign-in, which holds another nonce.
          await plugin.login({ provider, options: { ...options, forcePrompt: true } })
        : await plugin.login({ provider, options });
    // What it has kept of the sign-in on the device is of no use to anybody any more.
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
  return new SignInInterrupted(code === cancelled ? "closed" : "refused");
}

/** Null for a part that was not told. */
const namePart = (part: string | null | undefined): string | null =>
  part?.trim().slice(0, maxNameCharacters) || null;

/** 128 random bits. */
export const createRandomNonce = (): string => toDigits(crypto.getRandomValues(new Uint8Array(16)));

export const hashBySha256 = async (text: string): Promise<string> =>
  toDigits(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));

const toDigits = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
