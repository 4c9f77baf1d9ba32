import { beforeEach, describe, expect, it } from "vitest";
import { type AccountFixture, cookieOf, createAccountFixture } from "./account.fixture.ts";

const email = "ann@example.com";

describe("A forgotten password", () => {
  let fixture: AccountFixture;
  beforeEach(() => {
    fixture = createAccountFixture();
  });

  const post: AccountFixture["post"] = (...call) => fixture.post(...call);
  const ask = (address: string, network = "192.0.2.1") =>
    post("send-password-reset", { email: address }, { "x-forwarded-for": network });
  const createToken = async () => (await fixture.identity.createPasswordReset(email))?.token ?? "";

  it("is answered alike for an address with and without an account", async () => {
    await post("create", { email, password: "secret" });
    const [known, unknown] = [await ask(email), await ask("nobody@example.com")];
    expect([known.status, known.body]).toEqual([200, {}]);
    expect([unknown.status, unknown.body]).toEqual([200, {}]);
    expect(fixture.mailed).toEqual([email, "nobody@example.com"]);
  });

  it("is for an address", async () => {
    expect(await ask("nonsense")).toMatchObject({
      status: 400,
      body: { error: { code: "invalid-email" } },
    });
    expect((await ask("")).status).toBe(400);
    expect(fixture.mailed).toEqual([]);
  });

  it("sends five mails an hour to an address for one network, with an account or without", async () => {
    await post("create", { email, password: "secret" });
    for (const address of [email, "nobody@example.com"]) {
      for (let count = 0; count < 5; count += 1) expect((await ask(address)).status).toBe(200);
      const answer = await ask(address.toUpperCase());
      expect([answer.status, answer.body.error.code]).toEqual([429, "too-many-requests"]);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(3_500);
    }
    expect(fixture.mailed).toHaveLength(10);
  });

  it("can be asked for elsewhere when a stranger has asked for all that they may", async () => {
    for (let count = 0; count < 6; count += 1) await ask(email);
    expect((await ask(email)).status).toBe(429);
    expect((await ask(email, "198.51.100.7")).status).toBe(200);
  });

  it("sends twenty mails an hour to an address, from however many networks", async () => {
    for (let count = 0; count < 20; count += 1)
      expect((await ask(email, `198.51.100.${count}`)).status).toBe(200);
    expect((await ask(email, "198.51.100.99")).status).toBe(429);
    expect(fixture.mailed).toHaveLength(20);
  });

  it("sends twenty mails an hour for one network", async () => {
    for (let count = 0; count < 20; count += 1) await ask(`a${count}@example.com`);
    expect((await ask("another@example.com")).status).toBe(429);
    expect(fixture.mailed).toHaveLength(20);
  });

  it("is replaced by the link once, which ends every other sign-in", async () => {
    const created = await post("create", { email, password: "secret" });
    const token = await createToken();
    expect((await post("check-password-reset", { token })).body).toEqual({ isValid: true });
    // However often: a short password is no guess at the link.
    for (let count = 0; count < 12; count += 1)
      expect(await post("reset-password", { token, password: "12345" })).toMatchObject({
        status: 400,
        body: { error: { code: "weak-password" } },
      });
    const answer = await post("reset-password", { token, password: "another" });
    expect([answer.status, answer.body]).toEqual([200, { person: null }]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const session = await fixture.client.request("/api/session", {
      headers: { cookie: cookieOf(created) },
    });
    expect(await session.json()).toMatchObject({ person: null });
    expect((await post("sign-in", { email, password: "secret" })).status).toBe(401);
    expect((await post("sign-in", { email, password: "another" })).status).toBe(200);
    expect((await post("check-password-reset", { token })).body).toEqual({ isValid: false });
    expect(await post("reset-password", { token, password: "a third one" })).toMatchObject({
      status: 410,
      body: { error: { code: "expired-link" } },
    });
  });

  it("leaves the browser signed in that is so already, and notes its new sign-in", async () => {
    const created = await post("create", { email, password: "secret" });
    const { uid } = created.body.person;
    const long = "2020-01-01T00:00:00.000Z";
    await fixture.documents.profiles.update(uid, { lastLoginAt: long });
    const answer = await post(
      "reset-password",
      { token: await createToken(), password: "another" },
      { cookie: cookieOf(created) },
    );
    expect(answer.body).toMatchObject({ person: { uid, email } });
    const session = await fixture.client.request("/api/session", {
      headers: { cookie: cookieOf(answer) },
    });
    expect(await session.json()).toMatchObject({ person: { uid } });
    expect((await fixture.documents.profiles.read(uid))?.lastLoginAt).not.toBe(long);
  });

  it("leaves a caller without cookies to sign in with the new password", async () => {
    const { body } = await post("create", { email, password: "secret", carrier: "bearer" });
    const answer = await post(
      "reset-password",
      { token: await createToken(), password: "another" },
      { authorization: `Bearer ${body.token}` },
    );
    expect([answer.status, answer.body]).toEqual([200, { person: null }]);
  });

  it("can't be guessed at", async () => {
    let answer = await post("check-password-reset", { token: "0" });
    for (let count = 1; count <= 60; count += 1)
      answer = await post("check-password-reset", { token: `${count}` });
    expect(answer.status).toBe(429);
    for (let count = 0; count <= 60; count += 1)
      answer = await post("reset-password", { token: `${count}`, password: "another" });
    expect(answer.status).toBe(429);
  });
});
