import { randomUUID } from "node:crypto";
import type { Uid } from "@hearten/contract/ids.ts";
import { beforeEach, describe, expect, it } from "vitest";
import type { TestClient } from "../http/test-client.ts";
import type { Documents } from "../ports/documents/documents.ts";
import { type AccountFixture, cookieOf, createAccountFixture } from "./account.fixture.ts";

describe("Account", () => {
  let fixture: AccountFixture;
  let client: TestClient;
  let documents: Documents;
  let email: string;

  beforeEach(() => {
    fixture = createAccountFixture();
    ({ client, documents } = fixture);
    email = `${randomUUID()}@example.com`;
  });

  const create = (more: object = {}) =>
    client.call("POST", "/api/account/create", { email, password: "secret", ...more });
  const signIn = (more: object = {}) =>
    client.call("POST", "/api/account/sign-in", { email, password: "secret", ...more });
  const post = (path: string, from: string, headers: Record<string, string> = {}) =>
    fixture.post(path, { email, password: "secret" }, { "x-forwarded-for": from, ...headers });
  const guess = async (from: string) => {
    const body = { email, password: "wrong" };
    return (await fixture.post("sign-in", body, { "x-forwarded-for": from })).status;
  };
  const readSession = async (headers: Record<string, string>) =>
    (await client.request("/api/session", { headers })).json();

  it("is signed in to by nobody at first, and reading the session is no error", async () => {
    expect(await client.call("GET", "/api/session")).toMatchObject({
      status: 200,
      body: { person: null, providers: ["google", "apple"] },
    });
  });

  it("signs a browser in by a cookie, without a token", async () => {
    const answer = await create();
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ person: { email, methods: ["password"] }, token: null });
    expect(await readSession({ cookie: cookieOf(answer) })).toMatchObject({ person: { email } });
  });

  it("signs a caller without cookies in by a token, without a cookie", async () => {
    const answer = await create({ carrier: "bearer" });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const { token } = answer.body as { token: string }; // the contract's shape
    expect(await readSession({ authorization: `Bearer ${token}` })).toMatchObject({
      person: { email },
    });
  });

  it("gets its profile with the first sign-in", async () => {
    const { body } = await create();
    const { person } = body as { person: { uid: Uid } }; // the contract's shape
    const profile = await documents.profiles.read(person.uid);
    expect(profile).toEqual({
      email,
      createdAt: profile?.createdAt,
      lastLoginAt: profile?.createdAt,
      firstName: null,
      lastName: null,
      displayName: null,
      goals: [],
      hasCompletedOnboarding: false,
      voice: null,
      keepsWordsHere: false,
      music: "full",
      reminder: null,
      calendarHash: null,
      isAddressProved: false,
      earlierAccountSince: null,
      updatedAt: profile?.createdAt,
    });
  });

  it("notes each sign-in and its address in the profile and changes nothing else of it", async () => {
    const { body } = await create();
    const { uid } = (body as { person: { uid: Uid } }).person; // the contract's shape
    const long = "2020-01-01T00:00:00.000Z";
    const outdated = { lastLoginAt: long, email: "former@example.com" };
    await documents.profiles.update(uid, { ...outdated, goals: ["I sing"] });
    const before = await documents.profiles.read(uid);
    await signIn();
    const after = await documents.profiles.read(uid);
    expect(after).toEqual({ ...before, email, lastLoginAt: after?.lastLoginAt });
    expect(Date.parse(after?.lastLoginAt ?? "")).toBeGreaterThan(Date.parse(long));
  });

  it.each(["o'brien@example.com", "ann@xn--mller-kva.de", "ann+hearten@mail.a--b.com"])(
    "is created for every address that mail can reach: %s",
    async (address) => {
      expect(await create({ email: address })).toMatchObject({
        status: 200,
        body: { person: { email: address } },
      });
    },
  );

  it("says why it can't be created", async () => {
    await create();
    for (const [more, status, code] of [
      [{}, 409, "email-in-use"],
      [{ email: "nonsense" }, 400, "invalid-email"],
      [{ email: "a@b" }, 400, "invalid-email"],
      [{ email: `x${email}`, password: "12345" }, 400, "weak-password"],
      [{ email: "" }, 400, "invalid-input"],
      [{ email: " " }, 400, "invalid-input"],
      [{ password: "" }, 400, "invalid-input"],
      [{ password: "x".repeat(129) }, 400, "invalid-input"],
      [{ email: 1 }, 400, "invalid-input"],
      [{ carrier: "pigeon" }, 400, "invalid-input"],
    ] as const) {
      const answer = await create(more);
      expect([more, answer.status, answer.body]).toMatchObject([more, status, { error: { code } }]);
    }
    expect((await create({ email: `  y${email} `, password: "123456" })).status).toBe(200);
  });

  it("does not tell a wrong password from an unknown address", async () => {
    await create();
    const wrong = await signIn({ password: "wrong!" });
    const unknown = await signIn({ email: `x${email}` });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({ error: { code: "wrong-credentials" } });
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(401);
  });

  it("refuses sign-ins for a while after wrong passwords, and says for how long", async () => {
    await create();
    for (let count = 0; count < 10; count += 1) await signIn({ password: "wrong!" });
    const answer = await signIn();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("can be signed out of, and the token is not valid afterwards", async () => {
    const cookie = cookieOf(await create());
    const answer = await client.request("/api/account/sign-out", {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: "{}",
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().join()).toContain("Max-Age=0");
    expect(await readSession({ cookie })).toMatchObject({ person: null });
    const again = await client.call("POST", "/api/account/sign-out", {});
    expect(again.status).toBe(200);
  });

  it("is deleted by who is signed in, and leaves no cookie behind", async () => {
    const answer = await create();
    const { person } = answer.body as { person: { uid: Uid } }; // the contract's shape
    const cookie = cookieOf(answer);
    expect((await fixture.post("delete", { password: "secret" })).status).toBe(401);
    expect((await fixture.post("delete", {}, { cookie })).status).toBe(400);
    expect(fixture.deleted).toEqual([]);
    const deletion = await fixture.post("delete", { password: "secret" }, { cookie });
    expect([deletion.status, deletion.body]).toEqual([200, {}]);
    expect(deletion.headers.getSetCookie().join()).toContain("Max-Age=0");
    expect(fixture.deleted).toEqual([{ uid: person.uid, password: "secret" }]);
    expect(await readSession({ cookie })).toMatchObject({ person: null });
  });

  describe("that is guessed at", () => {
    it("counts sixty guesses as one client's, whatever they say of their address", async () => {
      await post("create", "198.51.100.7");
      const statuses: number[] = [];
      for (let count = 0; count < 60; count += 1)
        statuses.push(await guess(`203.0.113.${count}, 192.0.2.1`));
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(50);
    });

    it("is closed after twenty guesses from many addresses, and open to its own browser", async () => {
      const created = await post("create", "198.51.100.7");
      const statuses: number[] = [];
      for (let count = 0; count < 60; count += 1) statuses.push(await guess(`203.0.113.${count}`));
      expect(statuses.filter((status) => status === 401)).toHaveLength(20);
      expect(await post("sign-in", "192.0.2.1")).toMatchObject({ status: 429 });
      expect(await post("sign-in", "198.51.100.7")).toMatchObject({ status: 200 });
      const device = { cookie: cookieOf(created) };
      expect(await post("sign-in", "192.0.2.1", device)).toMatchObject({ status: 200 });
    });
  });

  it("is made a hundred times an hour from one network, whether or not it succeeds", async () => {
    const headers = { "x-forwarded-for": "2001:db8::1" };
    const make = (name: string, from = headers) =>
      fixture.post("create", { email: `${name}@example.com`, password: "secret" }, from);
    for (let count = 0; count < 100; count += 1) await make(`a${count % 50}`);
    const refused = await make("b");
    expect(refused).toMatchObject({ status: 429, body: { error: { code: "too-many-requests" } } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
    expect(await make("b", { "x-forwarded-for": "2001:db8:0:1::1" })).toMatchObject({
      status: 200,
    });
  });
});
