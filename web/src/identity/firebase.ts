import { ApiError } from "../api/api-error.ts";
import type { Client } from "../api/client.ts";
import type { ObtainCredential } from "../platform/provider-sign-in.ts";
import { calling, firebaseCode } from "./firebase-errors.ts";
import { createFirebaseProviders } from "./firebase-providers.ts";
import { createFirebaseSession, type FirebaseSessionParts, noName } from "./firebase-session.ts";
import type { Identity } from "./identity.ts";

export interface FirebaseIdentityParts extends FirebaseSessionParts {
  readonly client: FirebaseSessionParts["client"] & Pick<Client, "deleteAccount">;
  /** Signs in by the native shell's dialogs; null in a browser. */
  readonly obtainCredential: ObtainCredential | null;
  /** The address to which the page of a mail's link leads in the end. */
  readonly continueUrl: string;
}

/** The identity of the stack on which people sign in at Firebase Authentication. */
export function createFirebaseIdentity(parts: FirebaseIdentityParts): Identity {
  const { client, obtainCredential, continueUrl } = parts;
  const session = createFirebaseSession(parts);
  const { revokeSignIn, ...providers } = createFirebaseProviders(session, obtainCredential);

  const signInWithPassword: Identity["signInWithPassword"] = (email, password) =>
    session.enterBy(async (firebase) => {
      await calling("password", firebase.signInWithPassword(email, toNormalForm(password)));
      return noName;
    });

  return {
    signIn: session.signIn,
    token: session.token,
    refresh: session.refresh,
    forget: session.forget,
    followSignOut: session.followSignOut,
    signOut: session.leave,

    createAccount: (email, password) =>
      session.enterBy(async (firebase) => {
        await calling("password", firebase.createAccount(email, toNormalForm(password)));
        return noName;
      }),
    signInWithPassword,
    ...providers,

    resetLinkParameter: "oobCode",
    async sendPasswordReset(email) {
      const firebase = await session.open();
      try {
        await calling("password", firebase.sendPasswordReset(email, continueUrl));
      } catch (error) {
        if (!isUnknownAddress(error)) throw error;
      }
    },
    async checkPasswordReset(code) {
      const firebase = await session.open();
      try {
        await calling("reset", firebase.readResetCode(code));
        return true;
      } catch (error) {
        if (error instanceof ApiError && error.code === "expired-link") return false;
        throw error;
      }
    },
    async resetPassword(code, password) {
      const firebase = await session.open();
      const email = await calling("reset", firebase.readResetCode(code));
      await calling("reset", firebase.resetPassword(code, toNormalForm(password)));
      if (firebase.currentUser()?.email?.toLowerCase() !== email.toLowerCase()) return null;
      // The new password has ended all sign-ins, also the one of this browser.
      try {
        return await signInWithPassword(email, password);
      } catch {
        session.forget();
        return null;
      }
    },

    async deleteAccount(password) {
      const firebase = await session.open();
      if (password !== null)
        await calling("reauthentication", firebase.reauthenticate(toNormalForm(password)));
      // Before the account is deleted, because afterwards it is not possible any more.
      await revokeSignIn(firebase);
      await client.deleteAccount({ password: null });
      session.forget();
    },
  };
}

/**
 * Normalises a password like the embedded stack, so that accounts moved from there can sign in. It also makes
 * keyboards equal that encode one character in different ways.
 */
const toNormalForm = (password: string): string => password.normalize("NFKC");

/** Ignored, because nobody may learn which addresses have an account. */
const isUnknownAddress = (error: unknown): boolean =>
  error instanceof ApiError &&
  ["auth/user-not-found", "auth/invalid-email"].includes(firebaseCode(error.cause) ?? "");
