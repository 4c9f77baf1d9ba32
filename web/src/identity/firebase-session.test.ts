import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import {
  createFakeFirebase,
  createFakeServer,
  failing,
  maya,
  noah,
  sdkError,
} from "./firebase.fakes.ts";
import type { FirebaseAuthentication } from "./firebase-authentication.ts";
import {
  createFirebaseSession,
  type FirebaseSessionClient,
  type FirebaseSessionParts,
} from "./firebase-session.ts";

const noName = { firstName: null, lastName: null };
const noAnswer = new ApiError("network", "no answer");

/** A server that refuses a call, after everything else that is pending. */
async function refuse(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve));
  throw noAnswer;
}

function setUp(
  sdk: Partial<FirebaseAuthentication> = {},
  server: Partial<FirebaseSessionClient> = {},
  parts: Partial<FirebaseSessionParts> = {},
) {
  const browser = createFakeFirebase(sdk);
  const { firebase, signIn } = browser;
  const client = createFakeServer(firebase, server);
  const session = createFirebaseSession({ ...browser.parts, client, ...parts });
  const enter = () =>
    session.enterBy(async () => {
      await signIn();
      return noName;
    });
  const status = () => session.signIn.get().status;
  return { ...browser, session, enter, status };
}

/** The SDK has stored Maya's sign-in, and waits for an answer of Firebase until it gives up. */
function setUpAsking() {
  const known = Promise.withResolvers<void>();
  const due: (() => void)[] = [];
  const after: FirebaseSessionParts["after"] = (_milliseconds, callback) => {
    due.push(callback);
    return () => {};
  };
  const signOut = async () => {
    // Asynchronous, because the SDK changes its database.
    await new Promise((resolve) => setTimeout(resolve));
    browser.setUser(null);
  };
  const browser = setUp({ ready: () => known.promise, signOut }, {}, { after });
  const giveUp = () => {
    browser.setUser(maya);
    known.resolve();
  };
  const untilAsking = () => vi.waitFor(() => expect(due).toHaveLength(1));
  return { ...browser, untilAsking, timeOut: () => due[0]?.(), giveUp };
}

describe("Who is signed in at Firebase", () => {
  it("is unknown before anybody has asked, and is asked of the server", async () => {
    const { session, setUser, status } = setUp();
    expect(status()).toBe("unknown");
    setUser(maya);
    expect(await session.refresh()).toEqual({
      status: "signed-in",
      person: maya,
      providers: ["google"],
    });
  });

  it("is waited for until the SDK remembers", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const ready = vi.fn<FirebaseAuthentication["ready"]>(() => promise);
    const { session, setUser } = setUp({ ready });
    const token = session.token();
    await vi.waitFor(() => expect(ready).toHaveBeenCalled());
    setUser(maya);
    resolve();
    expect(await token).toBe("token of maya");
  });

  it("is nobody any more when the server does not know the person", async () => {
    const { session, setUser, firebase } = setUp(
      {},
      { readSession: async () => ({ person: null, providers: [] }) },
    );
    setUser(maya);
    expect((await session.refresh()).status).toBe("signed-out");
    expect(firebase.currentUser()).toBeNull();
  });

  it("stays as it was when no answer comes, and when the SDK can't be loaded", async () => {
    const { session, status } = setUp({}, { readSession: () => Promise.reject(noAnswer) });
    await expect(session.refresh()).rejects.toBe(noAnswer);
    expect(status()).toBe("unknown");
    const load = vi.fn<() => Promise<FirebaseAuthentication>>(() => Promise.reject(noAnswer));
    const away = setUp({}, {}, { load });
    await expect(away.session.refresh()).rejects.toBe(noAnswer);
    load.mockResolvedValue(away.firebase);
    expect((await away.session.refresh()).status).toBe("signed-out");
  });

  it("is whoever has signed in over an answer that was asked for before it", async () => {
    const answer = Promise.withResolvers<{ person: null; providers: [] }>();
    const { session, enter, firebase } = setUp({}, { readSession: () => answer.promise });
    const asked = session.refresh();
    await enter();
    answer.resolve({ person: null, providers: [] });
    expect((await asked).status).toBe("signed-in");
    expect(firebase.currentUser()).toEqual(maya);
  });

  it("is not ended by an older answer that comes during the sign-in", async () => {
    const nobody = Promise.withResolvers<{ person: null; providers: [] }>();
    const entering = Promise.withResolvers<{ person: typeof maya }>();
    const { session, enter, firebase } = setUp(
      {},
      { readSession: () => nobody.promise, enterAccount: () => entering.promise },
    );
    const entered = enter();
    await vi.waitFor(() => expect(firebase.currentUser()).toEqual(maya));
    const asked = session.refresh();
    nobody.resolve({ person: null, providers: [] });
    await asked;
    entering.resolve({ person: maya });
    await entered;
    expect(session.signIn.get()).toMatchObject({ status: "signed-in", person: maya });
    expect(firebase.currentUser()).toEqual(maya);
  });

  it("is told to those who listen once the server has let them in, and not before", async () => {
    const { session, enter } = setUp();
    const told: string[] = [];
    session.signIn.subscribe(() => told.push(session.signIn.get().status));
    await session.refresh();
    await enter();
    await session.leave();
    expect(told).toEqual(["signed-out", "signed-in", "signed-out"]);
  });

  it("is not signed in at Firebase either if the server refuses", async () => {
    const { enter, status, firebase } = setUp({}, { enterAccount: refuse });
    await expect(enter()).rejects.toBe(noAnswer);
    expect(firebase.currentUser()).toBeNull();
    expect(status()).toBe("unknown");
  });

  it("is nobody, if the server refuses somebody who replaces another person", async () => {
    const { session, enter, setUser, status } = setUp({}, { enterAccount: refuse });
    setUser(noah);
    await session.refresh();
    const told: unknown[] = [];
    session.signIn.subscribe(() => told.push(session.signIn.get()));
    await expect(enter()).rejects.toBe(noAnswer);
    expect(told).toEqual([{ status: "signed-out", providers: ["google"] }]);
    expect(status()).toBe("signed-out");
  });

  it("is told to the server to be nobody any more, while there is still a proof", async () => {
    const asked: unknown[] = [];
    const { session, enter, status, firebase } = setUp(
      {},
      { endSignIn: async () => ({ asked: asked.push(firebase.currentUser()) }) },
    );
    await enter();
    await session.leave();
    expect(asked).toEqual([maya]);
    expect(status()).toBe("signed-out");
  });

  it("is nobody also when the server can't be told, or does not answer in time", async () => {
    const refused = setUp({}, { endSignIn: () => Promise.reject(new Error("no route")) });
    await refused.enter();
    await refused.session.leave();
    expect(refused.status()).toBe("signed-out");
    const silent = setUp(
      {},
      {
        endSignIn: (_input, { signal } = {}) =>
          new Promise((_resolve, reject) =>
            signal?.addEventListener("abort", () => reject(signal.reason)),
          ),
      },
      {
        after: (milliseconds, work) => {
          // Not the time for Firebase to start.
          if (milliseconds === 2_000) queueMicrotask(work);
          return () => {};
        },
      },
    );
    await silent.enter();
    await silent.session.leave();
    expect(silent.status()).toBe("signed-out");
  });

  it("is still who it was when the sign-out fails", async () => {
    const failure = sdkError("auth/internal-error");
    const { session, enter, status } = setUp({ signOut: () => Promise.reject(failure) });
    await enter();
    await expect(session.leave()).rejects.toBe(failure);
    expect(status()).toBe("signed-in");
  });

  it("is nobody at once when the sign-in is known to have ended", async () => {
    const { session, enter, status, firebase } = setUp();
    await enter();
    session.forget();
    expect(status()).toBe("signed-out");
    await vi.waitFor(() => expect(firebase.currentUser()).toBeNull());
  });
});

describe("Without an answer of Firebase", () => {
  it("whoever waits for it is told so, and whoever comes later at once, until the SDK gives up", async () => {
    const { session, status, untilAsking, timeOut, giveUp } = setUpAsking();
    const asked = session.refresh();
    await untilAsking();
    timeOut();
    await expect(asked).rejects.toMatchObject({ code: "network" });
    await expect(session.token()).rejects.toMatchObject({ code: "network" });
    expect(status()).toBe("unknown");
    giveUp();
    await vi.waitFor(async () => expect(await session.token()).toBe("token of maya"));
    expect((await session.refresh()).status).toBe("signed-in");
  });

  it("whoever signs out has signed out, for an SDK that remembers them too", async () => {
    const { session, status, firebase, untilAsking, giveUp } = setUpAsking();
    const asked = session.refresh();
    await untilAsking();
    await session.leave();
    expect(status()).toBe("signed-out");
    giveUp();
    expect((await asked).status).toBe("signed-out");
    expect(await session.token()).toBeNull();
    expect(firebase.currentUser()).toBeNull();
  });
});

describe("Without an SDK that could be loaded", () => {
  it("whoever signs out has signed out, with all that the SDK would have found", async () => {
    const removeStored = vi.fn<() => Promise<void>>(async () => {});
    const { session, status } = setUp(
      {},
      {},
      { load: () => Promise.reject(noAnswer), removeStored },
    );
    await session.leave();
    expect(status()).toBe("signed-out");
    expect(removeStored).toHaveBeenCalledOnce();
  });

  it("they are still signed in while that could not be removed", async () => {
    const refused = new DOMException("Refused", "SecurityError");
    const { session, status } = setUp(
      {},
      {},
      { load: () => Promise.reject(noAnswer), removeStored: () => Promise.reject(refused) },
    );
    await expect(session.leave()).rejects.toBe(refused);
    expect(status()).toBe("unknown");
  });

  it("one that is loaded is left to remove it by itself", async () => {
    const removeStored = vi.fn<() => Promise<void>>(async () => {});
    const { session, enter, firebase } = setUp({}, {}, { removeStored });
    await enter();
    await session.leave();
    expect(firebase.currentUser()).toBeNull();
    expect(removeStored).not.toHaveBeenCalled();
  });
});

describe("Another window of the browser", () => {
  it("signs the person out here too", async () => {
    const { enter, setUser, status } = setUp();
    await enter();
    setUser(null);
    expect(status()).toBe("signed-out");
  });

  it("can sign out by emptying the device, and a later sign-in stays", async () => {
    const signOut = vi.fn<FirebaseAuthentication["signOut"]>(async () => {});
    const { session, enter, setUser, status } = setUp({ signOut });
    await enter();
    session.followSignOut();
    expect(status()).toBe("signed-out");
    setUser(noah);
    expect(await session.refresh()).toMatchObject({ person: noah });
    expect(signOut).not.toHaveBeenCalled();
  });

  it("puts its own person in the place of the one here", async () => {
    const { session, enter, setUser } = setUp();
    await enter();
    setUser(noah);
    await vi.waitFor(() => expect(session.signIn.get()).toMatchObject({ person: noah }));
  });

  it("signs nobody in here until the page looks again", async () => {
    const { session, setUser, status } = setUp();
    await session.refresh();
    setUser(maya);
    expect(status()).toBe("signed-out");
    expect((await session.refresh()).status).toBe("signed-in");
  });
});

describe("The proof for a call", () => {
  it("is the token of who is signed in, and nothing for nobody", async () => {
    const { session, enter } = setUp();
    expect(await session.token()).toBeNull();
    await enter();
    expect(await session.token()).toBe("token of maya");
  });

  it("is nothing once the sign-in has ended, and a lost network says so", async () => {
    const ended = setUp({ token: failing("auth/user-token-expired") });
    expect(await ended.session.token()).toBeNull();
    const away = setUp({ token: failing("auth/network-request-failed") });
    await expect(away.session.token()).rejects.toMatchObject({ code: "network" });
  });
});
