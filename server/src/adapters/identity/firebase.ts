import { EventEmitter } from "node:events";
import type { Auth } from "firebase-admin/auth";
import type { PersonName } from "../../ports/authentication-provider.ts";
import type { Identity } from "../../ports/identity.ts";
import { askFirebase, inTime, isUserNotFound } from "./firebase-answers.ts";
import { readIdToken } from "./firebase-id-token.ts";
import { createFirebasePeople } from "./firebase-people.ts";

interface FirebaseIdentity extends Identity {
  /** The whole name that the account has at Firebase Authentication; `unavailable`. */
  readDisplayName(uid: string): Promise<PersonName["displayName"]>;
  /** Ends the watch for sign-outs; resolves when nothing of it is under way any more. */
  close(): Promise<void>;
}

interface FirebaseIdentityOptions {
  readonly now?: () => number;
  /** Milliseconds between two looks for sign-ins that ended elsewhere. */
  readonly lookMilliseconds?: number;
}

/**
 * Identity on Firebase Authentication: people sign in there, and bring its ID tokens as
 * `Authorization: Bearer`, never a cookie.
 *
 * A sign-in that was revoked and a person who was disabled or deleted elsewhere are noticed within
 * seconds at a call, and told to listeners within a minute and some; a deletion by this process at
 * once; what people change themselves is seen at their next call. While somebody listens, a minute costs one call to Firebase for every hundred people who
 * were here within the last hour.
 */
export function createFirebaseIdentity(
  auth: Auth,
  { now = Date.now, lookMilliseconds = 60_000 }: FirebaseIdentityOptions = {},
): FirebaseIdentity {
  const signedOut = new EventEmitter<{ uid: [string] }>().setMaxListeners(0);
  const people = createFirebasePeople(auth, (uid) => signedOut.emit("uid", uid), now);
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;

  function look(): void {
    looking ??= people
      .lookAgain(closing.signal)
      .catch(() => undefined) // Firebase is away: the next look sees what this one could not.
      .finally(() => (looking = null));
  }

  return {
    async authenticate(headers) {
      const token = /^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
      const claims = token === undefined ? null : await readIdToken(auth, token);
      if (claims === null) return null;
      const { uid, auth_time: signedInSeconds, iat, exp } = claims;
      // With every change of their own a person gets a new token, issued some time in its second.
      const record = await people.find(uid, (iat + 1) * 1_000);
      if (record === null || signedInSeconds * 1_000 < record.validSince) return null;
      return {
        id: `${uid} ${signedInSeconds}`,
        person: record.person,
        signedInAt: new Date(signedInSeconds * 1_000),
        expiresAt: new Date(exp * 1_000),
        renewedCookies: [],
      };
    },

    onSignedOut(listener, signal) {
      const ending = AbortSignal.any([signal, closing.signal]);
      if (ending.aborted) return;
      signedOut.on("uid", listener);
      timer ??= setInterval(look, lookMilliseconds).unref();
      const end = () => {
        signedOut.off("uid", listener);
        if (signedOut.listenerCount("uid") > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
      ending.addEventListener("abort", end, { once: true });
    },

    async deletePerson(uid) {
      await askFirebase(auth.deleteUser(uid), isUserNotFound);
      people.noteDeletion(uid);
    },

    async readDisplayName(uid) {
      const user = await askFirebase(auth.getUser(uid), isUserNotFound);
      return user?.displayName || null;
    },

    async checkHealth() {
      // Nobody has the uid; that Firebase says so is the answer.
      await inTime(auth.getUsers([{ uid: "health-check" }]));
    },

    async close() {
      closing.abort();
      await looking;
    },
  };
}
