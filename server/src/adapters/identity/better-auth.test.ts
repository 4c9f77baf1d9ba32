import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createTestIdentity, createWithProviders, passwordHashing } from "./better-auth.fixture.ts";
import { createMemoryProviderClient } from "./memory-provider-client.ts";
import { describeCredentials } from "../../ports/authentication-provider.credentials.suite.ts";
import { describePasswordReset } from "../../ports/authentication-provider.reset.suite.ts";
import { describePasswordIdentity } from "../../ports/authentication-provider.password.suite.ts";

const cookiesOf = async (publicUrl: string, isCalledFromOtherSites: boolean) => {
  const identity = await createTestIdentity({ publicUrl, isCalledFromOtherSites });
  return (await identity.createAccount("ann@example.com", "secret")).cookies.join();
};

const shapeOf = (cookie: string) => cookie.replace(/=[^;]*/, "");

describePasswordIdentity("better-auth", () => createTestIdentity());
describeCredentials("better-auth", createWithProviders);
describePasswordReset("better-auth", createWithProviders);

describe("A name that better-auth keeps for who could not enter", () => {
  const hour = 60 * 60 * 1_000;
  const ann = { displayName: "Ann Lee", firstName: "Ann", lastName: "Lee" };

  it.each([
    [23, ann],
    [25, { displayName: null, firstName: null, lastName: null }],
  ])("is kept for a day: after %i hours it is %o", async (hours, name) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const apple = createMemoryProviderClient("apple");
    const identity = await createTestIdentity({ clients: [apple] });
    const { token } = await identity.createAccount("ann@example.com", "secret");
    const told = { subject: "1", email: "ann@example.com" };
    const entering = identity.signInWithCredential(apple.present({ ...told, name: ann }));
    await expect(entering).rejects.toMatchObject({
      code: "account-exists-with-different-credential",
    });
    vi.setSystemTime(Date.now() + hours * hour);
    await identity.removeExpired();
    const session = await identity.authenticate(new Headers({ authorization: `Bearer ${token}` }));
    if (session === null) throw new Error("The sign-in has ended.");
    await identity.linkCredential(session, apple.present({ subject: "1" }));
    const entered = await identity.signInWithCredential(apple.present({ subject: "1" }));
    expect(entered.name).toEqual(name);
  });
});

describe("A better-auth account", () => {
  it("is one of two that are made for an address at once, and the other is told that it is taken", async () => {
    const identity = await createTestIdentity();
    const made = await Promise.allSettled(
      ["Ann@example.com", "ann@EXAMPLE.com"].map((email) =>
        identity.createAccount(email, "secret"),
      ),
    );
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refused = made.find((one) => one.status === "rejected");
    expect(refused?.reason).toMatchObject({ code: "email-in-use", field: "email" });
  });

  it("is refused with the field that is wrong", async () => {
    const identity = await createTestIdentity();
    await identity.createAccount("ann@example.com", "secret");
    for (const [email, password, code, field] of [
      ["ann@example.com", "secret", "email-in-use", "email"],
      ["nonsense", "secret", "invalid-email", "email"],
      ["bob@example.com", "12345", "weak-password", "password"],
    ] as const)
      await expect(identity.createAccount(email, password)).rejects.toMatchObject({ code, field });
  });

  it("gets a password by a link as long as passwords may be, and no longer", async () => {
    const identity = await createTestIdentity();
    await identity.createAccount("ann@example.com", "secret");
    const mail = await identity.createPasswordReset("ann@example.com");
    const reset = (password: string) =>
      identity.resetPassword(new Headers(), mail?.token ?? "", password);
    const longest = "x".repeat(128);
    const weak = { code: "weak-password", field: "password" };
    await expect(reset(`${longest}x`)).rejects.toMatchObject(weak);
    expect(await reset(longest)).toBeNull();
    const { person } = await identity.signInWithPassword("ann@example.com", longest);
    const wrong = { code: "wrong-password", field: "password" };
    await expect(identity.reauthenticateWithPassword(person.uid, "x")).rejects.toMatchObject(wrong);
  });

  it("has no password hashed for a link that is none", async () => {
    const hash = vi.fn<typeof passwordHashing.hash>(passwordHashing.hash);
    const identity = await createTestIdentity({ passwordHashing: { ...passwordHashing, hash } });
    const resetting = identity.resetPassword(new Headers(), "nonsense", "secret");
    await expect(resetting).rejects.toMatchObject({ code: "expired-link" });
    expect(hash).not.toHaveBeenCalled();
  });

  it("is not taken for one that is there when it can't be made", async () => {
    const identity = await createTestIdentity({
      passwordHashing: {
        ...passwordHashing,
        hash: () => Promise.reject(new Error("no memory")),
      },
    });
    await expect(identity.createAccount("ann@example.com", "secret")).rejects.toThrow("no memory");
  });
});

describe("better-auth sign-ins", () => {
  const day = 24 * 60 * 60 * 1_000;

  it("go over https alone where the server is reached by it", async () => {
    const identity = await createTestIdentity({ publicUrl: "https://hearten.example" });
    const { cookies } = await identity.createAccount("ann@example.com", "secret");
    for (const value of cookies) expect(value).toMatch(/^__Host-.*; *Secure/i);
    for (const value of cookies) expect(value).toMatch(/; *Path=\/(?:;|$)/);
    for (const value of cookies) expect(value).not.toMatch(/; *Domain/i);
  });

  it("that began under the cookie's earlier name go on, move to the new one, and end", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const identity = await createTestIdentity({ publicUrl: "https://hearten.example" });
      const { cookies } = await identity.createAccount("ann@example.com", "secret");
      const [pair = ""] = (cookies[0] ?? "").split(";");
      const earlier = new Headers({ cookie: `a=b; ${pair.replace("__Host-", "__Secure-")}; c=d` });
      expect((await identity.authenticate(earlier))?.person.email).toBe("ann@example.com");

      vi.setSystemTime(Date.now() + 2 * day);
      const renewed = await identity.authenticate(earlier);
      expect(renewed?.renewedCookies.join()).toContain("__Host-hearten.session_token=");

      expect((await identity.signOut(earlier)).join()).toContain(
        "__Secure-hearten.session_token=; Path=/; Max-Age=0",
      );
      expect(await identity.authenticate(earlier)).toBeNull();
      expect(await identity.authenticate(new Headers({ cookie: pair }))).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it("are known by no earlier name where the server is not reached by https", async () => {
    const identity = await createTestIdentity();
    const { token } = await identity.createAccount("ann@example.com", "secret");
    const earlier = new Headers({ cookie: `__Secure-hearten.session_token=${token}` });
    expect(await identity.authenticate(earlier)).toBeNull();
    const bearer = new Headers({ authorization: `Bearer ${token}` });
    expect((await identity.signOut(bearer)).join()).not.toContain("__Secure-");
  });

  it("go along from other sites only where the operator has named some, and over https", async () => {
    expect(await cookiesOf("https://hearten.example", true)).toContain("SameSite=None");
    expect(await cookiesOf("https://hearten.example", false)).toContain("SameSite=Lax");
    expect(await cookiesOf("http://hearten.example", true)).toContain("SameSite=Lax");
  });

  it("are the same by password, by provider and by a link", async () => {
    const google = createMemoryProviderClient("google");
    const identity = await createTestIdentity({ clients: [google] });
    const created = await identity.createAccount("ann@example.com", "secret");
    const mail = await identity.createPasswordReset("ann@example.com");
    const bearer = new Headers({ authorization: `Bearer ${created.token}` });
    const others = [
      await identity.signInWithPassword("ann@example.com", "secret"),
      await identity.signInWithCredential(google.present({ subject: "1" })),
      await identity.resetPassword(bearer, mail?.token ?? "", "second"),
    ];
    for (const signedIn of others)
      expect(signedIn?.cookies.map(shapeOf)).toEqual(created.cookies.map(shapeOf));
  });

  it("are renewed by use, and end when they are not used", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const google = createMemoryProviderClient("google");
      const identity = await createTestIdentity({ clients: [google] });
      for (const { token } of [
        await identity.createAccount("ann@example.com", "secret"),
        await identity.signInWithCredential(google.present({ subject: "1" })),
      ]) {
        const headers = new Headers({ authorization: `Bearer ${token}` });
        const first = await identity.authenticate(headers);
        const holds = () => identity.holdsSignIn(first?.id ?? "");
        expect(first?.renewedCookies).toEqual([]);

        vi.setSystemTime(Date.now() + 50 * day);
        const renewed = await identity.authenticate(headers);
        expect(renewed?.renewedCookies.join()).toContain("hearten.session_token=");
        expect(renewed?.expiresAt.getTime()).toBeGreaterThan(first?.expiresAt.getTime() ?? 0);
        expect(renewed?.signedInAt).toEqual(first?.signedInAt);

        vi.setSystemTime(Date.now() + 59 * day);
        expect(await holds()).toBe(true);
        vi.setSystemTime(Date.now() + 2 * day);
        expect(await holds()).toBe(false);
        expect(await identity.authenticate(headers)).toBeNull();
        vi.setSystemTime(Date.now() - 111 * day);
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it("and links are removed when their time is over, and no others", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const database = new DatabaseSync(":memory:");
    const identity = await createTestIdentity({ database });
    const count = (table: string) =>
      database.prepare(`select count(*) as count from ${table}`).get()?.["count"];
    await identity.createAccount("ann@example.com", "secret");
    vi.setSystemTime(Date.now() + 30 * day);
    const { token } = await identity.signInWithPassword("ann@example.com", "secret");
    await identity.createPasswordReset("ann@example.com");
    await identity.removeExpired();
    expect([count("session"), count("verification")]).toEqual([2, 1]);
    vi.setSystemTime(Date.now() + 31 * day);
    await identity.removeExpired();
    expect([count("session"), count("verification")]).toEqual([1, 0]);
    const headers = new Headers({ authorization: `Bearer ${token}` });
    expect(await identity.authenticate(headers)).not.toBeNull();
  });

  it("can be read while an account's password is being hashed", async () => {
    const hashed = Promise.withResolvers<string>();
    const hash = vi.fn<typeof passwordHashing.hash>(passwordHashing.hash);
    const identity = await createTestIdentity({ passwordHashing: { ...passwordHashing, hash } });
    const { token } = await identity.createAccount("ann@example.com", "secret");
    hash.mockReturnValueOnce(hashed.promise);
    const creating = identity.createAccount("bob@example.com", "secret");
    expect(
      await identity.authenticate(new Headers({ authorization: `Bearer ${token}` })),
    ).not.toBeNull();
    hashed.resolve(await passwordHashing.hash("secret"));
    await creating;
  });

  it("are not made by a password that is replaced while it is being checked", async () => {
    const verify = vi.fn<typeof passwordHashing.verify>(passwordHashing.verify);
    const identity = await createTestIdentity({ passwordHashing: { ...passwordHashing, verify } });
    await identity.createAccount("ann@example.com", "first!");
    const mail = await identity.createPasswordReset("ann@example.com");
    verify.mockImplementationOnce(async (compared) => {
      await identity.resetPassword(new Headers(), mail?.token ?? "", "second");
      return passwordHashing.verify(compared);
    });
    const { token } = await identity
      .signInWithPassword("ann@example.com", "first!")
      .catch(() => ({ token: "" }));
    expect(
      await identity.authenticate(new Headers({ authorization: `Bearer ${token}` })),
    ).toBeNull();
    expect(verify).toHaveBeenCalledOnce();
  });
});
