import type { Person, Provider } from "@hearten/contract/account.ts";
import type { firebaseEndpoints } from "@hearten/contract/firebase.ts";
import { ApiError } from "../api/api-error.ts";
import type { Client } from "../api/client.ts";
import type { ClientOf } from "../api/create-client.ts";
import { createVariable } from "../api/observable.ts";
import type { After } from "../platform/timer.ts";
import type { FirebaseAuthentication } from "./firebase-authentication.ts";
import { calling } from "./firebase-errors.ts";
import type { Identity, SignIn } from "./identity.ts";

export type FirebaseSessionClient = Pick<Client, "readSession"> &
  Pick<ClientOf<typeof firebaseEndpoints>, "enterAccount" | "endSignIn">;

/** The parts of a person's name that the provider's dialog told. */
export type ToldName = Parameters<FirebaseSessionClient["enterAccount"]>[0];

/** Of a sign-in without a dialog of the shell. */
export const noName: ToldName = { firstName: null, lastName: null };

/** Milliseconds to wait until the SDK knows who is signed in. Alone it would wait half a minute for Firebase. */
const startTimeout = 5_000;
/** Milliseconds to wait until the server knows of a sign-out, which then goes on without it. */
const endTimeout = 2_000;

export interface FirebaseSessionParts {
  readonly client: FirebaseSessionClient;
  /** Loads the SDK. Returns the same one each time, and retries after a failure. */
  readonly load: () => Promise<FirebaseAuthentication>;
  /** Removes the SDK's stored sign-in, when the SDK could not be loaded. */
  readonly removeStored: () => Promise<void>;
  readonly after: After;
}

/** The sign-in at Firebase and at our server. The two always agree: both or neither. */
export interface FirebaseSession extends Pick<Identity, "signIn" | "refresh" | "token"> {
  /** Resolves with the SDK when it knows who is signed in. Rejects with `network` if it can't know. */
  open(): Promise<FirebaseAuthentication>;
  /**
   * Signs in at Firebase, then at our server. If the server refuses, the sign-in at Firebase is ended, so that nobody
   * is half signed in.
   */
  enterBy(signInThere: (firebase: FirebaseAuthentication) => Promise<ToldName>): Promise<Person>;
  /** Reads the signed-in person from the server again, after a change. */
  rereadPerson(): Promise<Person>;
  /** Ends the sign-in on this device, also without a network. If it rejects, the person is still signed in. */
  readonly leave: () => Promise<void>;
  /** For a sign-in that has ended elsewhere: from now on nobody is signed in here. */
  readonly forget: () => void;
  /** For a sign-in that another window ends. Does not call the SDK, which gets the change from that window. */
  readonly followSignOut: () => void;
}

export function createFirebaseSession(parts: FirebaseSessionParts): FirebaseSession {
  const { client, load, removeStored, after } = parts;
  const signIn = createVariable<SignIn>({ status: "unknown" });
  let followed: FirebaseAuthentication | null = null;
  let readying: Promise<void> = Promise.resolve();
  /** The same, with a timeout. */
  let readiness = readying;
  let isReady = false;
  /** The number of sign-ins of this window that are in progress. */
  let underWay = 0;

  async function open(): Promise<FirebaseAuthentication> {
    const firebase = await load();
    if (followed === null) {
      followed = firebase;
      firebase.onChange(() => follow(firebase));
      waitFor(firebase.ready()).catch(() => {});
    }
    await untilReady();
    return firebase;
  }

  async function untilReady(): Promise<void> {
    const waitedFor = readiness;
    await waitedFor;
    // There may have been a sign-out meanwhile.
    if (waitedFor !== readiness) await untilReady();
  }

  /** Makes all users of the SDK wait for this. After the timeout they fail at once. */
  async function waitFor(next: Promise<void>): Promise<void> {
    readying = next;
    readiness = withTimeout(next);
    // Those who wait for it get the error. It must not count as unhandled when nobody waits.
    readiness.catch(() => {});
    await next;
    if (readying !== next) return;
    isReady = true;
    readiness = next;
  }

  function withTimeout(promise: Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = after(startTimeout, () =>
        reject(new ApiError("network", "Firebase gives no answer")),
      );
      void promise.then(resolve, reject).finally(stop);
    });
  }

  /** Follows changes by other windows or by Firebase: the sign-in may have ended, or been replaced. */
  function follow(firebase: FirebaseAuthentication): void {
    const known = signIn.get();
    if (underWay > 0 || known.status !== "signed-in") return;
    const user = firebase.currentUser();
    if (user === null) setSignedOut();
    // If there is no answer, the next call of the API will notice the change.
    else if (user.uid !== known.person.uid) refresh().catch(() => {});
  }

  async function refresh(): Promise<SignIn> {
    const firebase = await open();
    const before = signIn.get();
    const asking = firebase.currentUser();
    const { person, providers } = await client.readSession({});
    // A sign-in or sign-out during the call is newer than its answer.
    if (signIn.get() !== before) return signIn.get();
    if (person === null) {
      const isStillThere = asking !== null && firebase.currentUser()?.uid === asking.uid;
      if (isStillThere && underWay === 0) await firebase.signOut();
      signIn.set({ status: "signed-out", providers });
    } else signIn.set({ status: "signed-in", person, providers });
    return signIn.get();
  }

  function enter(person: Person): Person {
    signIn.set({ status: "signed-in", person, providers: knownProviders() });
    return person;
  }

  function setSignedOut(): void {
    if (signIn.get().status !== "signed-out")
      signIn.set({ status: "signed-out", providers: knownProviders() });
  }

  function knownProviders(): readonly Provider[] {
    const known = signIn.get();
    return known.status === "unknown" ? [] : known.providers;
  }

  /** Ends at the server what was handed out to this sign-in. Without a network that is left to the end of a week. */
  async function endAtServer(): Promise<void> {
    const late = new AbortController();
    const stop = after(endTimeout, () => late.abort());
    await client.endSignIn({}, { keepalive: true, signal: late.signal }).catch(() => {});
    stop();
  }

  return {
    signIn,
    open,
    refresh,
    async token() {
      const firebase = await open();
      try {
        return await calling("token", firebase.token());
      } catch (error) {
        // The sign-in has ended. The server will refuse calls that need one.
        if (error instanceof ApiError && error.code === "not-signed-in") return null;
        throw error;
      }
    },
    async enterBy(signInThere) {
      const firebase = await open();
      underWay += 1;
      try {
        const name = await signInThere(firebase);
        const { person } = await client.enterAccount(name).catch(async (error: unknown) => {
          await firebase.signOut();
          throw error;
        });
        return enter(person);
      } finally {
        underWay -= 1;
        follow(firebase);
      }
    },
    async rereadPerson() {
      const { person } = await client.readSession({});
      if (person === null) throw new ApiError("not-signed-in", "The sign-in has ended");
      return enter(person);
    },
    async leave() {
      if (followed !== null && isReady) {
        await endAtServer();
        await followed.signOut();
      } else {
        await removeStored();
        // An SDK that is just starting may have read the sign-in before it was removed.
        const starting = followed;
        if (starting !== null) waitFor(readying.then(() => starting.signOut())).catch(() => {});
      }
      setSignedOut();
    },
    followSignOut: setSignedOut,
    forget() {
      setSignedOut();
      followed?.signOut().catch(() => {});
    },
  };
}
