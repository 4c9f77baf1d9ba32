import { toInspirationId } from "@hearten/contract/ids.ts";
import type { Profile } from "@hearten/contract/profile.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import {
  createMemoryProviderClient,
  type MemoryProviderClient,
} from "../adapters/identity/memory-provider-client.ts";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import { createMemoryMedia } from "../adapters/media/memory.ts";
import type { AuthenticationProvider, SignedIn } from "../ports/authentication-provider.ts";
import type { Documents } from "../ports/documents/documents.ts";
import type { Identity, Session } from "../ports/identity.ts";
import type { Log } from "../ports/log.ts";
import type { Media } from "../ports/media.ts";
import { createDeletion } from "./deletion.ts";
import { createEarlierAccounts, earlierUidOf } from "./earlier-account.ts";
import { createReauthenticationByPassword } from "./reauthentication.ts";
import { createSignInGuard } from "./sign-in-guard.ts";

const minute = 60_000;
const never = new AbortController().signal;
const address = "10.0.0.1";
const profile: Profile = {
  email: "ann@example.com",
  createdAt: "2026-01-02T03:04:05.006Z",
  lastLoginAt: "2026-01-02T03:04:05.006Z",
  firstName: null,
  lastName: null,
  displayName: "Ann",
  goals: ["I sing", "", ""],
  hasCompletedOnboarding: true,
  voice: null,
  keepsWordsHere: false,
  music: "full",
  reminder: null,
  calendarHash: null,
  updatedAt: "2026-01-02T03:04:05.006Z",
};

describe("Deleting an account", () => {
  let identity: Identity & AuthenticationProvider;
  let apple: MemoryProviderClient;
  let documents: Documents;
  let media: Media;
  let now: number;
  let logged: { fields: object; message: string }[];
  /** What becomes of each call of a port, by its number; one that throws is the end of the process. */
  let step: (number: number) => void;

  const keep = (fields: object, message: string) => void logged.push({ fields, message });
  const log: Log = { debug: keep, info: keep, warn: keep, error: keep };

  /** Counts the calls of a port, all ports together. */
  let steps: number;
  function counted<T extends object>(port: T): T {
    return new Proxy(port, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof value !== "function") return value;
        return async (...args: unknown[]) => {
          steps += 1;
          step(steps);
          return Reflect.apply(value, target, args) as unknown;
        };
      },
    });
  }

  /** A process with its own deletion, on what earlier ones have left. */
  function start() {
    steps = 0;
    const countedMedia = counted(media);
    return createDeletion({
      identity: counted(identity),
      reauthenticate: createReauthenticationByPassword(
        counted<AuthenticationProvider>(identity),
        createSignInGuard({ now: () => now }),
        () => now,
      ),
      tokens: counted<AuthenticationProvider>(identity),
      deletions: counted(documents.deletions),
      inspirations: counted(documents.inspirations),
      profiles: counted(documents.profiles),
      reports: counted(documents.reports),
      removeMedia: (id) => countedMedia.deleteAll(`inspirations/${id}/`),
      log,
      now: () => now,
    });
  }

  beforeEach(() => {
    now = Date.now();
    logged = [];
    step = () => undefined;
    apple = createMemoryProviderClient("apple");
    identity = createMemoryIdentity([apple]);
    documents = createMemoryDocuments(() => now);
    media = createMemoryMedia();
  });

  /** Gives a new person a profile and two inspirations. */
  async function moveIn(signedIn: SignedIn): Promise<Session> {
    const { person, token } = signedIn;
    await documents.profiles.create(person.uid, { ...profile, email: person.email });
    for (const part of [1, 2]) {
      const id = toInspirationId(`${person.uid}-${part}`);
      await documents.inspirations.add({
        id,
        userId: person.uid,
        length: 1,
        description: "a talk",
      });
      await documents.generations.write(id, {
        userId: person.uid,
        goals: ["I sing"],
        description: "a talk",
        script: "{}",
      });
    }
    await documents.reports.put({
      inspirationId: toInspirationId(`${person.uid}-1`),
      userId: person.uid,
      reportedAt: new Date(now).toISOString(),
      reason: "hurtful",
      note: "",
      scriptText: "Breathe in.",
    });
    for (const key of keysOf(person.uid)) await media.put(key, new Uint8Array(9), "audio/mpeg");
    return sessionOf(token);
  }
  async function sessionOf(token: string): Promise<Session> {
    const headers = new Headers({ authorization: `Bearer ${token}` });
    const session = await identity.authenticate(headers);
    if (session === null) throw new Error("Nobody is signed in.");
    return { ...session, signedInAt: new Date(now) };
  }
  const byPassword = async (email = "ann@example.com") =>
    moveIn(await identity.createAccount(email, "secret"));
  const byApple = async (email = "ann@example.com") =>
    moveIn(
      await identity.signInWithCredential(
        apple.present({
          subject: email,
          email,
          isEmailVerified: true,
          token: { clientId: "app", token: `token of ${email}` },
        }),
      ),
    );
  /** Everything the product keeps of a person. */
  const remains = async ({ id, person: { uid } }: Session) => ({
    isSignedIn:
      (await identity.authenticate(new Headers({ authorization: `Bearer ${id}` }))) !== null,
    methods: await identity.listSignInMethods(uid),
    profile: await documents.profiles.read(uid),
    inspirations: (await documents.inspirations.list(uid, 10, null)).inspirations.length,
    generations: (
      await Promise.all(
        [1, 2].map((part) => documents.generations.read(toInspirationId(`${uid}-${part}`))),
      )
    ).filter((generation) => generation !== null).length,
    reports: (await documents.reports.listOf(uid)).length,
    files: (await Promise.all(keysOf(uid).map((key) => media.stat(key)))).filter(Boolean).length,
  });
  const nothing = {
    isSignedIn: false,
    methods: [],
    profile: null,
    inspirations: 0,
    generations: 0,
    reports: 0,
    files: 0,
  };
  it("removes all of the person's and nothing of anybody else's", async () => {
    const bob = await byPassword("bob@example.com");
    const bobsBefore = await remains(bob);
    expect(bobsBefore).toMatchObject({
      isSignedIn: true,
      inspirations: 2,
      generations: 2,
      reports: 1,
      files: 2,
    });
    const ann = await byPassword();
    const elsewhere = await sessionOf(
      (await identity.signInWithPassword("ann@example.com", "secret")).token,
    );
    const told: string[] = [];
    identity.onSignedOut((uid) => told.push(uid), never);

    await start().deleteAccount(ann, "secret", address);
    expect(await remains(ann)).toEqual(nothing);
    expect(await remains(elsewhere)).toEqual(nothing);
    expect(told).toEqual([ann.person.uid]);
    expect(await remains(bob)).toEqual(bobsBefore);
    expect(await codeOf(identity.signInWithPassword("ann@example.com", "secret"))).toBe(
      "wrong-credentials",
    );
  });

  it("frees the address, for somebody who finds nothing of before", async () => {
    const ann = await byPassword();
    await start().deleteAccount(ann, "secret", address);
    const again = await identity.createAccount("ann@example.com", "secret");
    expect(again.person.uid).not.toBe(ann.person.uid);
    expect(await documents.profiles.read(again.person.uid)).toBeNull();
    await documents.profiles.create(again.person.uid, profile);
    expect((await documents.inspirations.list(again.person.uid, 10, null)).inspirations).toEqual(
      [],
    );
  });

  it("removes what was set aside when the account was taken over", async () => {
    const ann = await byPassword();
    const { uid } = ann.person;
    const accounts = createEarlierAccounts(documents);
    await documents.profiles.update(uid, { isAddressProved: false });
    const person = { ...ann.person, methods: ["google" as const] };
    await accounts.setAside({ person, isAddressProved: true });
    const earlier = earlierUidOf(uid);
    const left = async () => [
      await documents.profiles.read(earlier),
      (await documents.inspirations.list(earlier, 10, null)).inspirations.length,
      (await Promise.all(keysOf(uid).map((key) => media.stat(key)))).filter(Boolean).length,
    ];
    expect((await left())[1]).toBe(2);
    await start().deleteAccount(ann, "secret", address);
    expect(await left()).toEqual([null, 0, 0]);
  });

  it("takes the password as proof, and changes nothing without it", async () => {
    const ann = await byPassword();
    const before = await remains(ann);
    const deletion = start();
    for (const wrong of ["wrong!", "", null])
      expect(await codeOf(deletion.deleteAccount(ann, wrong, address))).toBe("wrong-password");
    expect(await remains(ann)).toEqual(before);
    expect(await documents.deletions.list()).toEqual([]);
    // However fresh or old the sign-in is, it is no proof beside a password.
    now += 60 * minute;
    expect(await codeOf(deletion.deleteAccount(ann, null, address))).toBe("wrong-password");
    expect(await codeOf(deletion.deleteAccount(ann, "secret", address))).toBe("done");
  });

  it("lets nobody guess the password", async () => {
    const ann = await byPassword();
    const deletion = start();
    for (let count = 0; count < 10; count += 1)
      await codeOf(deletion.deleteAccount(ann, `guess ${count}`, address));
    expect(await codeOf(deletion.deleteAccount(ann, "secret", address))).toBe("too-many-requests");
    expect(await remains(ann)).toMatchObject({ isSignedIn: true, inspirations: 2 });
  });

  it("takes a sign-in of the last five minutes as proof where there is no password", async () => {
    const ann = await byApple();
    const before = await remains(ann);
    now = ann.signedInAt.getTime() + 5 * minute + 1;
    expect(await codeOf(start().deleteAccount(ann, null, address))).toBe("recent-login-required");
    expect(await codeOf(start().deleteAccount(ann, "any", address))).toBe("recent-login-required");
    expect(await remains(ann)).toEqual(before);
    now = ann.signedInAt.getTime() + 5 * minute;
    expect(await codeOf(start().deleteAccount(ann, null, address))).toBe("done");
    expect(await remains(ann)).toEqual(nothing);
    expect(apple.revoked).toEqual(["token of ann@example.com"]);
  });

  it("is one deletion, however many calls ask for it at the same time", async () => {
    const ann = await byPassword();
    const deletion = start();
    const calls = [1, 2, 3].map(() => codeOf(deletion.deleteAccount(ann, "secret", address)));
    expect(await Promise.all(calls)).toEqual(["done", "done", "done"]);
    // One that had been let in before the sign-ins ended, and is late.
    expect(await codeOf(deletion.deleteAccount(ann, "secret", address))).toBe("done");
    expect(await remains(ann)).toEqual(nothing);
    expect(await documents.deletions.list()).toHaveLength(1);
  });

  /** The process ends before the step of this number. */
  const endBefore = (fatal: number) => {
    step = (number) => {
      if (number >= fatal) throw new Error("The process has ended.");
    };
  };
  const goOn = () => {
    step = () => undefined;
  };

  it("takes eleven steps for somebody with two inspirations and a token", async () => {
    await start().deleteAccount(await byApple(), null, address);
    expect(steps).toBe(11);
  });

  it.each([1, 2])("has not begun when the process ends before step %i", async (fatal) => {
    const ann = await byApple();
    const before = await remains(ann);
    endBefore(fatal);
    expect(await codeOf(start().deleteAccount(ann, null, address))).toBeInstanceOf(Error);
    goOn();
    await start().resume(never);
    expect(await remains(ann)).toEqual(before);
  });

  it.each([3, 4, 5, 6, 7, 8, 9, 10, 11])(
    "is finished at the next start when the process ends before step %i",
    async (fatal) => {
      const ann = await byApple();
      endBefore(fatal);
      await codeOf(start().deleteAccount(ann, null, address));
      goOn();
      await start().resume(never);
      expect(await remains(ann)).toEqual(nothing);
      expect(apple.revoked).toContain("token of ann@example.com");
      expect((await documents.deletions.read(ann.person.uid))?.providerTokens).toEqual([]);
    },
  );

  it("survives a crash at any moment of resuming, and removes its own record in the end", async () => {
    const ann = await byApple();
    endBefore(3);
    await codeOf(start().deleteAccount(ann, null, address));
    now += 11 * minute;
    for (let fatal = 1; fatal <= 10; fatal += 1) {
      endBefore(fatal);
      expect(await start().resume(never)).toBe(false);
      expect(await documents.deletions.read(ann.person.uid)).not.toBeNull();
    }
    goOn();
    await start().resume(never);
    // Its token had been revoked before the last crash.
    expect(steps).toBe(9);
    expect(await remains(ann)).toEqual(nothing);
    expect(await documents.deletions.read(ann.person.uid)).toBeNull();
  });

  it("fails when it could not begin, or could not end the sign-ins", async () => {
    const ann = await byApple();
    for (const fatal of [1, 2, 3]) {
      endBefore(fatal);
      const error = await codeOf(start().deleteAccount(ann, null, address));
      expect(error).toMatchObject({ message: "The process has ended." });
    }
  });

  it("succeeds when only the removal of data remains", async () => {
    const ann = await byPassword();
    endBefore(5);
    const deletion = start();
    let left = 0;
    deletion.onWorkLeft?.(() => (left += 1));
    expect(await codeOf(deletion.deleteAccount(ann, "secret", address))).toBe("done");
    expect(await remains(ann)).toMatchObject({ isSignedIn: false, methods: [], inspirations: 2 });
    expect(left).toBe(1);
  });

  it("does not wait for a provider who is away, and asks again for three days", async () => {
    const day = 24 * 60 * minute;
    const [ann, bob] = [await byApple(), await byApple("bob@example.com")];
    apple.isAway = true;
    for (const person of [ann, bob])
      expect(await codeOf(start().deleteAccount(person, null, address))).toBe("done");
    expect(await remains(ann)).toEqual(nothing);
    now += 2 * day;
    expect(await start().resume(never)).toBe(true);
    expect(await documents.deletions.list()).toHaveLength(2);
    apple.isAway = false;
    await start().resume(never);
    expect([...apple.revoked].sort()).toEqual([
      "token of ann@example.com",
      "token of bob@example.com",
    ]);
    expect(await documents.deletions.list()).toEqual([]);

    const eve = await byApple("eve@example.com");
    apple.isAway = true;
    await start().deleteAccount(eve, null, address);
    now += 3 * day + 1;
    await start().resume(never);
    expect(await documents.deletions.list()).toEqual([]);
  });

  it("revokes each token once", async () => {
    const ann = await byApple();
    await start().deleteAccount(ann, null, address);
    await start().resume(never);
    now += 11 * minute;
    await start().resume(never);
    expect(apple.revoked).toHaveLength(1);
  });

  it("removes data that was still being written when the person left", async () => {
    const ann = await byPassword();
    await start().deleteAccount(ann, "secret", address);
    const [key = ""] = keysOf(ann.person.uid);
    await media.put(key, new Uint8Array(9), "audio/mpeg");
    expect(await codeOf(documents.profiles.create(ann.person.uid, profile))).toBe("not-signed-in");
    now += 9 * minute;
    await start().resume(never);
    expect(await documents.deletions.list()).toHaveLength(1);
    await media.put(key, new Uint8Array(9), "audio/mpeg");
    now += 2 * minute;
    await start().resume(never);
    expect(await remains(ann)).toEqual(nothing);
    expect(await documents.deletions.list()).toEqual([]);
  });

  it("goes on with the others when one can't be finished", async () => {
    const people = [await byPassword(), await byPassword("bob@example.com")];
    for (const { person } of people) await documents.deletions.begin(person.uid, []);
    step = (number) => {
      // The list, and the first person's first step.
      if (number === 2) throw new Error("The disk is full.");
    };
    expect(await start().resume(never)).toBe(false);
    const left = await Promise.all(people.map(remains));
    expect(left.filter(({ profile }) => profile === null)).toHaveLength(1);
  });

  it("stops with the server, and goes on with it", async () => {
    const ann = await byPassword();
    await documents.deletions.begin(ann.person.uid, []);
    await start().resume(AbortSignal.abort());
    expect(await remains(ann)).toMatchObject({ isSignedIn: true });
    await start().resume(never);
    expect(await remains(ann)).toEqual(nothing);
  });

  it("names nobody in the log", async () => {
    const people = [await byPassword(), await byApple("bob@example.com")];
    apple.isAway = true;
    for (const session of people) await start().deleteAccount(session, "secret", address);
    endBefore(2);
    await start().resume(never);
    expect(logged.length).toBeGreaterThan(3);
    const text = JSON.stringify(
      logged.map(({ fields, message }) => [
        message,
        Object.values(fields).map((field) => (field instanceof Error ? field.message : field)),
      ]),
    );
    for (const { person } of people) {
      expect(text).not.toContain(person.uid);
      expect(text).not.toContain(person.email);
    }
    expect(text).not.toContain("token of");
  });
});

/** The media of a person's two inspirations. */
function keysOf(uid: string): string[] {
  return [1, 2].map((part) => `inspirations/${uid}-${part}/x/audio.mp3`);
}

/** The code of the refusal, the error when it is none, or "done". */
function codeOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => "done",
    (error: unknown) => (error instanceof Error && "code" in error ? error.code : error),
  );
}
