import type { Person, Provider } from "@hearten/contract/account.ts";
import type { firebaseEndpoints } from "@hearten/contract/firebase.ts";
import { ApiError } from "../api/api-error.ts";
import type { Client, ClientOf } from "../api/client.ts";
import { createVariable } from "../api/observable.ts";
import type { After } from "../platform/timer.ts";
import type { FirebaseAuthentication } from "./firebase-authentication.ts";
import { calling } from "./firebase-errors.ts";
import type { Identity, SignIn } from "./identity.ts";

export type FirebaseSessionClient = Pick<Client, "readSession"> &
  Pick<ClientOf<typeof firebaseEndpoints>, "enterAccount">;

/** A name as a provider has told it, which it may do only once. */
export type ToldName = Parameters<FirebaseSessionClient["enterAccount"]>[0];

/** Milliseconds for the SDK to know who was signed in before. It asks Firebase, and waits for half a minute. */
const startTimeout = 5_000;

export interface FirebaseSessionParts {
  readonly client: FirebaseSessionClient;
  /** Answers the same SDK each time, once it could be loaded. */
  readonly load: () => Promise<FirebaseAuthentication>;
  /** Removes what the SDK keeps of a sign-in, where it could not be loaded. */
  readonly removeStored: () => Promise<void>;
  readonly after: After;
}

/** Who is signed in, at Firebase and with our server: both or neither. */
export interface FirebaseSession extends Pick<Identity, "signIn" | "refresh" | "token"> {
  /** The SDK, once it knows who was signed in before; `network` while that can't be known. */
  open(): Promise<FirebaseAuthentication>;
  /**
   * From a sign-in at Firebase to a person here. Who can't become one is signed out there again, so
   * that nobody is half signed in.
   */
  enterBy(signInThere: (firebase: FirebaseAuthentication) => Promise<ToldName>): Promise<Person>;
  /** Asks the server what the signed-in person has become. */
  rereadPerson(): Promise<Person>;
  /** Ends the sign-in here, with a network or without; when it rejects, it goes on. */
  readonly leave: () => Promise<void>;
  /** For a sign-in that has ended already: nobody is signed in here from now on. */
  readonly forget: () => void;
  /** For a sign-in that another window has ended, or is about to. The SDK, which may not have heard of it yet, is left alone. */
  readonly followSignOut: () => void;
}

export function createFirebaseSession(parts: FirebaseSessionParts): FirebaseSession {
  const { client, load, removeStored, after } = parts;
  const signIn = createVariable<SignIn>({ status: "unknown" });
  let followed: FirebaseAuthentication | null = null;
  let readying: Promise<void> = Promise.resolve();
  /** The same, but not waited for too long. */
  let readiness = readying;
  let isReady = false;
  /** Sign-ins that this window has begun and that have not ended. */
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
    // Somebody may have signed out meanwhile.
    if (waitedFor !== readiness) await untilReady();
  }

  /** Nobody uses the SDK before that. Whoever comes when it has taken too long already is told at once. */
  async function waitFor(next: Promise<void>): Promise<void> {
    readying = next;
    readiness = inTime(next);
    // Whoever waits is told; here nobody may.
    readiness.catch(() => {});
    await next;
    if (readying !== next) return;
    isReady = true;
    readiness = next;
  }

  function inTime(promise: Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = after(startTimeout, () =>
        reject(new ApiError("network", "Firebase gives no answer")),
      );
      void promise.then(resolve, reject).finally(stop);
    });
  }

  /** Another window, or Firebase itself, may have ended the sign-in or put another in its place. */
  function follow(firebase: FirebaseAuthentication): void {
    const known = signIn.get();
    if (underWay > 0 || known.status !== "signed-in") return;
    const user = firebase.currentUser();
    if (user === null) setSignedOut();
    // Without an answer the next call of the API finds out.
    else if (user.uid !== known.person.uid) refresh().catch(() => {});
  }

  async function refresh(): Promise<SignIn> {
    const firebase = await open();
    const before = signIn.get();
    const asking = firebase.currentUser();
    const { person, providers } = await client.readSession({});
    // Somebody who signed in or out meanwhile knows better than an answer on its way.
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

  return {
    signIn,
    open,
    refresh,
    async token() {
      const firebase = await open();
      try {
        return await calling("token", firebase.token());
      } catch (error) {
        // A sign-in that has ended proves nothing, and the server says so to whoever asks for more.
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
      if (followed !== null && isReady) await followed.signOut();
      else {
        await removeStored();
        // One that has just started may have read it before.
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
