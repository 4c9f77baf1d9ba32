import { randomUUID } from "node:crypto";
import { type Provider, providers } from "@hearten/contract/account.ts";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { decodeJwt } from "jose";
import { toUid } from "@hearten/contract/ids.ts";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { bearer, describeIdentity, failure, sessionOf } from "../../ports/identity.suite.ts";
import { createFirebaseIdentity } from "./firebase.ts";

const hosts = (process.env["AUTH_EMULATOR_HOSTS"] ?? "").split(",").filter(Boolean);
if (hosts.length === 0)
  console.warn("SKIPPED: identity on Firebase; AUTH_EMULATOR_HOSTS names no emulator.");

/** Each worker of the tests has an emulator with a project of its own. */
const slot = (Number(process.env["VITEST_POOL_ID"] ?? 1) - 1) % Math.max(hosts.length, 1);
const host = hosts[slot];
const project = `demo-hearten-${slot + 1}`;

/** @param emulator null for what runs in production */
function open(
  options: Parameters<typeof createFirebaseIdentity>[1] = {},
  projectId = project,
  emulator: string | null | undefined = host,
) {
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", emulator ?? undefined);
  const app = initializeApp({ projectId }, randomUUID());
  const auth = getAuth(app);
  const identity = createFirebaseIdentity(auth, options);
  onTestFinished(async () => {
    await identity.close();
    await deleteApp(app);
    vi.unstubAllEnvs();
  });
  return { auth, identity };
}

interface SignedIn {
  readonly localId: string;
  readonly idToken: string;
}

/** A call of the browser's to Firebase Authentication. */
async function call(method: string, body: object): Promise<SignedIn> {
  const base = `http://${host}/identitytoolkit.googleapis.com/v1`;
  const response = await fetch(`${base}/accounts:${method}?key=any`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as SignedIn; // the service's shape
}

const signUp = (email = `${randomUUID()}@example.com`, more: object = {}) =>
  call("signUp", { email, password: "secret", ...more });

/** The emulator takes anything for what a provider has signed. */
const signInBy = (provider: Provider, email: string) =>
  call("signInWithIdp", {
    requestUri: "http://localhost",
    postBody: new URLSearchParams({
      providerId: `${provider}.com`,
      id_token: JSON.stringify({ sub: randomUUID(), email, email_verified: true }),
    }).toString(),
  });

/** Revocation counts in whole seconds: a sign-in of the same second still holds. */
const passSecond = (token: string) =>
  vi.waitFor(
    () => expect(Date.now() / 1_000).toBeGreaterThan(Number(decodeJwt(token)["auth_time"]) + 1),
    2_000,
  );

describe.skipIf(host === undefined)("On the emulator", () => {
  describeIdentity("Firebase", async () => ({
    identity: open().identity,
    createAccount: async (email) => {
      const { localId: uid, idToken: token } = await signUp(email);
      return { person: { uid: toUid(uid), email, methods: ["password"] }, token };
    },
  }));

  describe("Firebase identity", () => {
    const endings: Record<string, (auth: Auth, uid: string) => Promise<unknown>> = {
      revoked: (auth, uid) => auth.revokeRefreshTokens(uid),
      disabled: (auth, uid) => auth.updateUser(uid, { disabled: true }),
      deleted: (auth, uid) => auth.deleteUser(uid),
    };

    it.for(Object.entries(endings))("lets nobody in who was %s elsewhere", async ([, end]) => {
      let now = Date.now();
      const { auth, identity } = open({ now: () => now });
      const { localId, idToken } = await signUp();
      await sessionOf(identity, idToken);
      await passSecond(idToken);
      await end(auth, localId);
      now += 10_000;
      expect(await identity.authenticate(bearer(idToken))).toBeNull();
    });

    it("lets a person in again who signs in after a revocation", async () => {
      let now = Date.now();
      const { auth, identity } = open({ now: () => now });
      const email = `${randomUUID()}@example.com`;
      const { localId, idToken } = await signUp(email);
      await passSecond(idToken);
      await auth.revokeRefreshTokens(localId);
      expect(await identity.authenticate(bearer(idToken))).toBeNull();
      const again = await call("signInWithPassword", { email, password: "secret" });
      now += 10_000;
      expect((await sessionOf(identity, again.idToken)).person.uid).toBe(localId);
    });

    it("ends one sign-in and keeps the person's others", async () => {
      const { identity } = open();
      const email = `${randomUUID()}@example.com`;
      const phone = await signUp(email);
      await passSecond(phone.idToken);
      const desk = await call("signInWithPassword", { email, password: "secret" });
      const session = await sessionOf(identity, phone.idToken);
      await identity.endSignIn(session);
      expect(await identity.holdsSignIn(session.id)).toBe(false);
      expect(await identity.authenticate(bearer(phone.idToken))).toBeNull();
      const other = await sessionOf(identity, desk.idToken);
      expect(await identity.holdsSignIn(other.id)).toBe(true);
    });

    it("ends the sign-ins of a person who changes the password", async () => {
      const { identity } = open();
      const { idToken } = await signUp();
      await passSecond(idToken);
      await call("update", { idToken, password: "another" });
      expect(await identity.authenticate(bearer(idToken))).toBeNull();
    });

    it.for(providers)(
      "puts out whoever waits in an account whose address %s proves",
      async (provider) => {
        const { identity } = open();
        const email = `${randomUUID()}@example.com`;
        const stranger = await signUp(email);
        await sessionOf(identity, stranger.idToken);
        await passSecond(stranger.idToken);
        const owner = await signInBy(provider, email);
        const { person } = await sessionOf(identity, owner.idToken);
        expect(person).toEqual({ uid: stranger.localId, email, methods: [provider] });
        // At once, though what is remembered of the account is not ten seconds old.
        expect(await identity.authenticate(bearer(stranger.idToken))).toBeNull();
      },
    );

    it.for(providers)(
      "lets %s into an account whose address was proved before",
      async (provider) => {
        const { auth, identity } = open();
        const email = `${randomUUID()}@example.com`;
        const { localId } = await signUp(email);
        await auth.updateUser(localId, { emailVerified: true });
        const { idToken } = await signInBy(provider, email);
        const { person } = await sessionOf(identity, idToken);
        expect(person).toEqual({ uid: localId, email, methods: ["password", provider] });
      },
    );

    it("tells of sign-ins that end elsewhere, more than a hundred people at a time", async () => {
      const { auth, identity } = open({ refreshInterval: 100 });
      const people: SignedIn[] = [];
      for (let count = 0; count < 120; count += 1) people.push(await signUp());
      for (const { idToken } of people) await sessionOf(identity, idToken);
      const told: string[] = [];
      identity.onSignedOut((uid) => told.push(uid), new AbortController().signal);
      await passSecond(people.at(-1)?.idToken ?? "");
      const ended = [people[0], people[60], people[119]].map((person) => person?.localId ?? "");
      for (const [index, end] of Object.values(endings).entries())
        await end(auth, ended[index] ?? "");
      await vi.waitFor(() => expect(new Set(told)).toEqual(new Set(ended)), 10_000);
      expect(told).toHaveLength(3);
    });

    it("refuses a token that has expired or is another project's", async () => {
      const { identity } = open();
      const { idToken } = await signUp();
      const another = { aud: "another", iss: "https://securetoken.google.com/another" };
      for (const claims of [another, { exp: Math.floor(Date.now() / 1_000) - 1 }])
        expect(await identity.authenticate(bearer(changeClaims(idToken, claims)))).toBeNull();
      await sessionOf(identity, changeClaims(idToken, {}));
    });

    it("refuses the emulator's tokens in production", async () => {
      const { idToken } = await signUp();
      const { identity } = open({}, project, null);
      expect(await identity.authenticate(bearer(idToken))).toBeNull();
    });

    it("signs nobody out while Firebase is away", async () => {
      const { idToken } = await signUp();
      const { identity } = open({}, project, "127.0.0.1:9");
      const refusal = await failure(identity.authenticate(bearer(idToken)));
      expect(refusal).toMatchObject({ code: "unavailable" });
      await expect(identity.checkHealth()).rejects.toThrow(/ECONNREFUSED/);
    });

    it("reads the name that the account has", async () => {
      const { identity } = open();
      const { localId } = await signUp(undefined, { displayName: "Ann Lee" });
      expect(await identity.readDisplayName(toUid(localId))).toBe("Ann Lee");
      expect(await identity.readDisplayName(toUid((await signUp()).localId))).toBeNull();
    });

    it("is healthy before anybody has come", async () => {
      const { identity } = open({}, `demo-${randomUUID()}`);
      await expect(identity.checkHealth()).resolves.toBeUndefined();
    });
  });
});

/** The emulator signs nothing, so that what its tokens say can be changed. */
function changeClaims(token: string, changes: object): string {
  const claims = Buffer.from(JSON.stringify({ ...decodeJwt(token), ...changes }));
  return `${token.split(".")[0]}.${claims.toString("base64url")}.`;
}
