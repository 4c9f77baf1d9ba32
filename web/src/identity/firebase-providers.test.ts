import { describe, expect, it, vi } from "vitest";
import type { ObtainCredential } from "../platform/provider-sign-in.ts";
import {
  createFakeFirebase,
  createFakeServer,
  failing,
  maya,
  noah,
  sdkError,
} from "./firebase.fakes.ts";
import type { FirebaseAuthentication, IdTokenCredential } from "./firebase-authentication.ts";
import { createFirebaseProviders } from "./firebase-providers.ts";
import { createFirebaseSession, type FirebaseSessionClient, noName } from "./firebase-session.ts";

const { signal } = new AbortController();

const appleToken: IdTokenCredential = {
  kind: "id-token",
  provider: "apple",
  idToken: "signed by Apple",
  nonce: "raw",
  authorizationCode: null,
  firstName: "Maya",
  lastName: "Lindqvist",
};

const obtain: ObtainCredential = () => Promise.resolve(appleToken);

const obtainWithCode: ObtainCredential = async (provider) => ({
  ...appleToken,
  provider,
  authorizationCode: "Apple's code",
});

function setUp(
  sdk: Partial<FirebaseAuthentication> = {},
  server: Partial<FirebaseSessionClient> = {},
  obtainCredential: ObtainCredential | null = null,
) {
  const browser = createFakeFirebase(sdk);
  const client = createFakeServer(browser.firebase, server);
  const session = createFirebaseSession({ ...browser.parts, client });
  const providers = createFirebaseProviders(session, obtainCredential);
  const enter = () =>
    session.enterBy(async () => {
      await browser.signIn();
      return noName;
    });
  return { ...browser, session, providers, enter };
}

/** A popup that the test ends. */
function createPopup() {
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  const close = vi.fn<() => void>();
  const openPopup = vi.fn<FirebaseAuthentication["openPopup"]>(() => ({
    accessToken: promise,
    close,
  }));
  return { openPopup, close, resolve, reject };
}

/** Opens a popup that ends with the SDK's error. */
const openFailing = (code: string) => () => ({ accessToken: failing(code)(), close: () => {} });

describe("A sign-in by popup", () => {
  it("enters the account; the server asks for the name itself", async () => {
    const enterAccount = vi.fn<FirebaseSessionClient["enterAccount"]>(async () => ({
      person: maya,
    }));
    const { providers, session } = setUp({}, { enterAccount });
    expect(await providers.signInWithProvider("google", signal)).toEqual(maya);
    expect(enterAccount).toHaveBeenCalledWith(noName);
    expect(session.signIn.get()).toMatchObject({ status: "signed-in", person: maya });
  });

  it("opens inside the tap once the SDK is there", async () => {
    const { openPopup, reject } = createPopup();
    const { providers, session } = setUp({ openPopup });
    await session.refresh();
    const signedIn = providers.signInWithProvider("apple", signal);
    // The window must open without a timer or a request after the tap.
    for (let step = 0; step < 10; step += 1) await Promise.resolve();
    expect(openPopup).toHaveBeenCalledWith("sign-in", "apple");
    reject(sdkError("auth/popup-closed-by-user"));
    await expect(signedIn).rejects.toMatchObject({ interruption: "closed" });
    expect(session.signIn.get().status).toBe("signed-out");
  });

  it("is withdrawn at once with the screen, and its window closes", async () => {
    const { openPopup, close } = createPopup();
    const { providers } = setUp({ openPopup });
    const screen = new AbortController();
    const signedIn = providers.signInWithProvider("google", screen.signal);
    await vi.waitFor(() => expect(openPopup).toHaveBeenCalled());
    screen.abort();
    await expect(signedIn).rejects.toBe(screen.signal.reason);
    expect(close).toHaveBeenCalledOnce();
  });

  it("is not begun for a screen that is gone", async () => {
    const { openPopup } = createPopup();
    const { providers } = setUp({ openPopup });
    const gone = AbortSignal.abort();
    await expect(providers.signInWithProvider("google", gone)).rejects.toBe(gone.reason);
    expect(openPopup).not.toHaveBeenCalled();
  });

  it("that ends after all leaves nobody signed in whom no screen waits for", async () => {
    const { openPopup, resolve } = createPopup();
    const { providers, firebase, signIn } = setUp({ openPopup });
    const screen = new AbortController();
    const signedIn = providers.signInWithProvider("google", screen.signal);
    await vi.waitFor(() => expect(openPopup).toHaveBeenCalled());
    screen.abort();
    await expect(signedIn).rejects.toBe(screen.signal.reason);
    await signIn();
    resolve(null);
    await vi.waitFor(() => expect(firebase.currentUser()).toBeNull());
  });
});

describe("A sign-in by the shell's dialog", () => {
  it("hands the token to Firebase and the name to the server", async () => {
    const signInWithIdToken = vi.fn<FirebaseAuthentication["signInWithIdToken"]>(async () => {});
    const enterAccount = vi.fn<FirebaseSessionClient["enterAccount"]>(async () => ({
      person: maya,
    }));
    const { providers } = setUp({ signInWithIdToken }, { enterAccount }, obtain);
    await providers.signInWithProvider("apple", signal);
    expect(signInWithIdToken).toHaveBeenCalledWith(appleToken);
    expect(enterAccount).toHaveBeenCalledWith({ firstName: "Maya", lastName: "Lindqvist" });
  });

  it("can be taken back at Apple by the code that came with it, for the person who came", async () => {
    const revokeAuthorizationCode = vi.fn<FirebaseAuthentication["revokeAuthorizationCode"]>(
      failing("auth/internal-error"),
    );
    const browser = setUp({ revokeAuthorizationCode }, {}, obtainWithCode);
    const { firebase, providers } = browser;
    await providers.signInWithProvider("google", signal);
    await providers.revokeSignIn(firebase);
    await providers.signInWithProvider("apple", signal);
    browser.setUser(noah);
    await providers.revokeSignIn(firebase);
    expect(revokeAuthorizationCode).not.toHaveBeenCalled();
    browser.setUser(maya);
    await providers.revokeSignIn(firebase);
    expect(revokeAuthorizationCode).toHaveBeenCalledExactlyOnceWith("Apple's code");
  });

  it("asks Firebase nothing when it was interrupted, and takes nothing but an ID token", async () => {
    const signInWithIdToken = vi.fn<FirebaseAuthentication["signInWithIdToken"]>();
    const closed = new Error("closed");
    const { providers } = setUp({ signInWithIdToken }, {}, () => Promise.reject(closed));
    await expect(providers.signInWithProvider("apple", signal)).rejects.toBe(closed);
    const code = { ...appleToken, kind: "code", code: "c", state: "s" } as const;
    const other = setUp({ signInWithIdToken }, {}, () => Promise.resolve(code));
    await expect(other.providers.signInWithProvider("apple", signal)).rejects.toMatchObject({
      code: "invalid-credential",
    });
    expect(signInWithIdToken).not.toHaveBeenCalled();
  });

  it("says what Firebase says against the token", async () => {
    const refusal = failing("auth/account-exists-with-different-credential");
    const { providers } = setUp({ signInWithIdToken: refusal }, {}, obtain);
    await expect(providers.signInWithProvider("apple", signal)).rejects.toMatchObject({
      code: "account-exists-with-different-credential",
    });
  });

  it("prepares no popup", async () => {
    const preparePopups = vi.fn<FirebaseAuthentication["preparePopups"]>();
    const { providers, session } = setUp({ preparePopups }, {}, obtain);
    providers.prepareProviders();
    await session.refresh();
    expect(preparePopups).not.toHaveBeenCalled();
  });
});

describe("Linking", () => {
  const both = { ...maya, methods: ["password", "apple"] as const };
  const readSession: FirebaseSessionClient["readSession"] = async () => ({
    person: { ...both, methods: [...both.methods] },
    providers: ["apple"],
  });

  it.each([null, obtain])(
    "tells which ways in the person has now: %o",
    async (obtainCredential) => {
      const { providers, enter, session } = setUp({}, { readSession }, obtainCredential);
      await enter();
      expect(await providers.linkProvider("apple", signal)).toEqual(both);
      expect(session.signIn.get()).toMatchObject({ person: both });
    },
  );

  it.each(["auth/provider-already-linked", "auth/credential-already-in-use"])(
    "changes nothing when it is theirs already: %s",
    async (code) => {
      const { providers, enter } = setUp({ openPopup: openFailing(code) }, { readSession });
      await enter();
      expect(await providers.linkProvider("apple", signal)).toEqual(both);
    },
  );

  it("says that it is somebody else's", async () => {
    const { providers, enter, session } = setUp({
      openPopup: openFailing("auth/credential-already-in-use"),
    });
    await enter();
    await expect(providers.linkProvider("apple", signal)).rejects.toMatchObject({
      code: "credential-already-in-use",
    });
    expect(session.signIn.get()).toMatchObject({ person: maya });
  });
});
