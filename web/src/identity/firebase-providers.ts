import type { Provider } from "@hearten/contract/account.ts";
import { ApiError } from "../api/api-error.ts";
import type { ObtainCredential } from "../platform/provider-sign-in.ts";
import type { FirebaseAuthentication, IdTokenCredential } from "./firebase-authentication.ts";
import { calling, firebaseCode } from "./firebase-errors.ts";
import { type FirebaseSession, noName } from "./firebase-session.ts";
import type { Identity } from "./identity.ts";
import { awaitPopup } from "./provider-popup.ts";

/** Signs in with Google and Apple, and links them. */
export interface FirebaseProviders extends Pick<
  Identity,
  "signInWithProvider" | "linkProvider" | "prepareProviders"
> {
  /** Revokes at Apple the sign-in that was made on this page, if there was one. Never rejects. */
  readonly revokeSignIn: (firebase: FirebaseAuthentication) => Promise<void>;
}

/**
 * @param obtainCredential signs in by the native shell's dialogs, which give an ID token; null in a browser, which uses
 *   popups
 */
export function createFirebaseProviders(
  session: FirebaseSession,
  obtainCredential: ObtainCredential | null,
): FirebaseProviders {
  /** The sign-in with Apple that was made on this page, with its person. */
  let revocable: { readonly uid: string; readonly revoke: () => Promise<void> } | null = null;

  function makeRevocable(firebase: FirebaseAuthentication, revoke: () => Promise<void>): void {
    const user = firebase.currentUser();
    if (user !== null) revocable = { uid: user.uid, revoke };
  }

  async function goThroughPopup(
    firebase: FirebaseAuthentication,
    purpose: "sign-in" | "link",
    provider: Provider,
    signal: AbortSignal,
  ): Promise<void> {
    signal.throwIfAborted();
    const popup = firebase.openPopup(purpose, provider);
    const accessToken = await awaitPopup(popup, signal, () => {
      // The call was aborted, so this sign-in must not stay.
      if (session.signIn.get().status !== "signed-in") void firebase.signOut();
    });
    if (accessToken !== null)
      makeRevocable(firebase, () => firebase.revokeAccessToken(accessToken));
  }

  /** @param hand passes the credential from the shell's dialog to Firebase */
  async function enterWith(
    firebase: FirebaseAuthentication,
    credential: IdTokenCredential,
    hand: "signInWithIdToken" | "linkIdToken",
  ): Promise<void> {
    await calling("provider", firebase[hand](credential));
    const { provider, authorizationCode: code } = credential;
    if (provider === "apple" && code !== null)
      makeRevocable(firebase, () => firebase.revokeAuthorizationCode(code));
  }

  return {
    signInWithProvider: (provider, signal) =>
      session.enterBy(async (firebase) => {
        if (obtainCredential === null) {
          await goThroughPopup(firebase, "sign-in", provider, signal);
          // The server reads the name from Firebase, which got it from the popup.
          return noName;
        }
        const credential = requireIdToken(await obtainCredential(provider, signal));
        await enterWith(firebase, credential, "signInWithIdToken");
        return { firstName: credential.firstName, lastName: credential.lastName };
      }),

    async linkProvider(provider, signal) {
      const firebase = await session.open();
      try {
        if (obtainCredential === null) await goThroughPopup(firebase, "link", provider, signal);
        else {
          const credential = requireIdToken(await obtainCredential(provider, signal));
          await enterWith(firebase, credential, "linkIdToken");
        }
      } catch (error) {
        if (!isLinkedAlready(error)) throw error;
        // The person may have linked it in another window.
        const person = await session.rereadPerson();
        if (!person.methods.includes(provider)) throw error;
        return person;
      }
      return session.rereadPerson();
    },

    prepareProviders() {
      if (obtainCredential !== null) return;
      // If this fails, the popup loads its scripts itself, which takes longer.
      session
        .open()
        .then((firebase) => firebase.preparePopups())
        .catch(() => {});
    },

    async revokeSignIn(firebase) {
      if (revocable === null || revocable.uid !== firebase.currentUser()?.uid) return;
      await revocable.revoke().catch(() => {});
    },
  };
}

function requireIdToken(credential: Awaited<ReturnType<ObtainCredential>>): IdTokenCredential {
  if (credential.kind === "id-token") return credential;
  throw new ApiError("invalid-credential", "The shell gave no ID token");
}

const isLinkedAlready = (error: unknown): boolean =>
  error instanceof ApiError &&
  ["auth/provider-already-linked", "auth/credential-already-in-use"].includes(
    firebaseCode(error.cause) ?? "",
  );
