import { EventEmitter } from "node:events";
import type { Auth } from "firebase-admin/auth";
import { toUid, type Uid } from "@hearten/contract/ids.ts";
import type { PersonName } from "../../ports/authentication-provider.ts";
import type { Identity, Session } from "../../ports/identity.ts";
import { askFirebase, withTimeout, isUserNotFound } from "./firebase-answers.ts";
import { readIdToken } from "./firebase-id-token.ts";
import { createFirebasePeople, type SignInRecord } from "./firebase-people.ts";

/** Milliseconds for which an answer about a sign-in that asks for its media is cached. A player asks often. */
const maxSignInAge = 45_000;

interface FirebaseIdentity extends Identity {
  /**
   * The person's full name as Google or Apple told it to Firebase Authentication, or else as the account has it
   * there; `unavailable`.
   */
  readDisplayName(uid: Uid): Promise<PersonName["displayName"]>;
  /** Ends one sign-in of a person; their others stay. Other processes notice as with any that ends elsewhere. */
  endSignIn(session: Session): Promise<void>;
  /** Stops watching for sign-outs. Resolves when nothing of it is running any more. */
  close(): Promise<void>;
}

interface FirebaseIdentityOptions {
  readonly now?: () => number;
  /** Milliseconds between two checks for sign-ins that ended elsewhere. */
  readonly refreshInterval?: number;
}

/**
 * Identity on Firebase Authentication. People sign in there, and send its ID tokens as `Authorization: Bearer`,
 * never a cookie.
 *
 * It notices within seconds, at a call, when a sign-in was ended or revoked or a person was disabled or deleted
 * elsewhere, and tells listeners within little more than a minute. It notices at once what this process ends or deletes,
 * and people's own changes at their next call. While somebody listens, every minute costs one call to Firebase for each
 * hundred people who were here within the last hour.
 */
export function createFirebaseIdentity(
  auth: Auth,
  { now = Date.now, refreshInterval = 60_000 }: FirebaseIdentityOptions = {},
): FirebaseIdentity {
  const signedOut = new EventEmitter<{ uid: [Uid] }>().setMaxListeners(0);
  const people = createFirebasePeople(auth, (uid) => signedOut.emit("uid", uid), now);
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let refreshing: Promise<void> | null = null;

  function refresh(): void {
    refreshing ??= people
      .refresh(closing.signal)
      .catch(() => undefined) // Firebase does not answer: the next check sees what this one could not.
      .finally(() => (refreshing = null));
  }

  return {
    async authenticate(headers) {
      const token = /^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
      const claims = token === undefined ? null : await readIdToken(auth, token);
      if (claims === null) return null;
      const { auth_time: signedInSeconds, iat, exp } = claims;
      const uid = toUid(claims.uid);
      // People get a new token with every change that they make. Its time has only whole seconds.
      const record = await people.find(uid, { changed: (iat + 1) * 1_000 });
      if (record === null || !holds(record, signedInSeconds)) return null;
      return {
        id: `${uid} ${signedInSeconds}`,
        person: record.person,
        isAddressProved: record.isAddressProved,
        signedInAt: new Date(signedInSeconds * 1_000),
        expiresAt: new Date(exp * 1_000),
        renewedCookies: [],
      };
    },

    async holdsSignIn(id) {
      const [, uid, signedInSeconds] = /^(\S{1,128}) (\d+)$/.exec(id) ?? [];
      if (uid === undefined) return false;
      const record = await people.find(toUid(uid), { maxAge: maxSignInAge });
      return record !== null && holds(record, Number(signedInSeconds));
    },

    endSignIn: ({ person, signedInAt }) =>
      people.endSignIn(person.uid, signedInAt.getTime() / 1_000),

    onSignedOut(listener, signal) {
      const ending = AbortSignal.any([signal, closing.signal]);
      if (ending.aborted) return;
      signedOut.on("uid", listener);
      timer ??= setInterval(refresh, refreshInterval).unref();
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
      // The account's own may have been written by a stranger, before its owner took it over.
      const told = user?.providerData.find(
        ({ providerId, displayName }) => providerId !== "password" && displayName,
      );
      return told?.displayName || user?.displayName || null;
    },

    async checkHealth() {
      // Nobody has this uid. Firebase has answered, and that is enough.
      await withTimeout(auth.getUsers([{ uid: "health-check" }]));
    },

    async close() {
      closing.abort();
      await refreshing;
    },
  };
}

function holds(record: SignInRecord, signedInSeconds: number): boolean {
  if (record.endedSignIns.includes(signedInSeconds)) return false;
  return signedInSeconds * 1_000 >= record.validSince;
}
