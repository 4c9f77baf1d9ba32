import { scrypt, type ScryptOptions } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { toUid } from "@hearten/contract/ids.ts";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { describeCredentials } from "../../ports/authentication-provider.credentials.suite.ts";
import { describePasswordReset } from "../../ports/authentication-provider.reset.suite.ts";
import { describePasswordIdentity } from "../../ports/authentication-provider.password.suite.ts";
import { createBetterAuthIdentity } from "./better-auth.ts";
import { createMemoryProviderClient, withMemoryProviders } from "./memory-provider-client.ts";

type Parts = Parameters<typeof createBetterAuthIdentity>[0];

const scryptOf = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

/** Scrypt at its least cost. What the product does is looked at by `move/password-hash.test.ts`. */
const passwordHashing: NonNullable<Parts["passwordHashing"]> = {
  hash: async (password) => (await scryptOf(password, "salt", 32, { N: 2 })).toString("hex"),
  verify: async ({ hash, password }) => hash === (await passwordHashing.hash(password)),
};

const create = (parts: Partial<Parts> = {}) =>
  createBetterAuthIdentity({
    passwordHashing,
    database: new DatabaseSync(":memory:"),
    secret: "a secret of the tests, 32 bytes long",
    publicUrl: "http://127.0.0.1:3000",
    isCalledFromOtherSites: false,
    clients: [],
    ...parts,
  });
const createWithProviders = withMemoryProviders((clients) => create({ clients }));

const cookiesOf = async (publicUrl: string, isCalledFromOtherSites: boolean) => {
  const identity = await create({ publicUrl, isCalledFromOtherSites });
  return (await identity.createAccount("ann@example.com", "secret")).cookies.join();
};

const shapeOf = (cookie: string) => cookie.replace(/=[^;]*/, "");

const contentOf = (database: DatabaseSync) =>
  database
    .prepare("select name from sqlite_master where type = 'table'")
    .all()
    .map(({ name: table }) =>
      JSON.stringify(database.prepare(`select * from "${String(table)}"`).all()),
    )
    .join("\n");

describePasswordIdentity("better-auth", () => create());
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
    const identity = await create({ clients: [apple] });
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
    const identity = await create();
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
    const identity = await create();
    await identity.createAccount("ann@example.com", "secret");
    for (const [email, password, code, field] of [
      ["ann@example.com", "secret", "email-in-use", "email"],
      ["nonsense", "secret", "invalid-email", "email"],
      ["bob@example.com", "12345", "weak-password", "password"],
    ] as const)
      await expect(identity.createAccount(email, password)).rejects.toMatchObject({ code, field });
  });

  it("gets a password by a link as long as passwords may be, and no longer", async () => {
    const identity = await create();
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
    const identity = await create({ passwordHashing: { ...passwordHashing, hash } });
    const resetting = identity.resetPassword(new Headers(), "nonsense", "secret");
    await expect(resetting).rejects.toMatchObject({ code: "expired-link" });
    expect(hash).not.toHaveBeenCalled();
  });

  it("is not taken for one that is there when it can't be made", async () => {
    const identity = await create({
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
    const identity = await create({ publicUrl: "https://hearten.example" });
    const { cookies } = await identity.createAccount("ann@example.com", "secret");
    for (const value of cookies) expect(value).toMatch(/^__Host-.*; *Secure/i);
    for (const value of cookies) expect(value).toMatch(/; *Path=\/(?:;|$)/);
    for (const value of cookies) expect(value).not.toMatch(/; *Domain/i);
  });

  it("that began under the cookie's earlier name go on, move to the new one, and end", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const identity = await create({ publicUrl: "https://hearten.example" });
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
    const identity = await create();
    const { token } = await identity.createAccount("ann@example.com", "secret");
    const earlier = new Headers({ cookie: `__Secure-hearten.session_token=${token}` });
    expect(await identity.authenticate(earlier)).toBeNull();
    const bearer = new Headers({ authorization: `Bearer ${token}` });
    expect((await identity.signOut(bearer)).join()).not.toContain("__Secure-");
  });

  it("tell their end to nobody who went before listening", async () => {
    const identity = await create();
    const { person } = await identity.createAccount("ann@example.com", "secret");
    const told: string[] = [];
    identity.onSignedOut((uid) => told.push(uid), AbortSignal.abort());
    await identity.deletePerson(person.uid);
    expect(told).toEqual([]);
  });

  it("go along from other sites only where the operator has named some, and over https", async () => {
    expect(await cookiesOf("https://hearten.example", true)).toContain("SameSite=None");
    expect(await cookiesOf("https://hearten.example", false)).toContain("SameSite=Lax");
    expect(await cookiesOf("http://hearten.example", true)).toContain("SameSite=Lax");
  });

  it("are the same by password, by provider and by a link", async () => {
    const google = createMemoryProviderClient("google");
    const identity = await create({ clients: [google] });
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
      const identity = await create({ clients: [google] });
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
    const identity = await create({ database });
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
    const identity = await create({ passwordHashing: { ...passwordHashing, hash } });
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
    const identity = await create({ passwordHashing: { ...passwordHashing, verify } });
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

/** The path of a database that is removed with the test. */
const newPath = async () => {
  const directory = await mkdtemp(join(tmpdir(), "hearten-identity-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  return join(directory, "identity.sqlite");
};

describe("better-auth's database", () => {
  const subject = "subject-of-ann";
  const email = "ann@example.com";
  const token = { clientId: "web", token: "refresh-token-of-ann" };
  const name = { displayName: "Ann Lee", firstName: "Ann", lastName: "Lee" };

  const createFull = async (path = ":memory:") => {
    const database = new DatabaseSync(path);
    const apple = createMemoryProviderClient("apple");
    const identity = await create({ database, clients: [apple] });
    const told = { subject, email, isEmailVerified: true, name, token };
    const { person } = await identity.signInWithCredential(apple.present(told));
    const mail = await identity.createPasswordReset(email);
    return { database, apple, identity, person, secret: mail?.token ?? "" };
  };
  it("keeps one subject at one account, and one subject of a provider at each", async () => {
    const { database, identity, person } = await createFull();
    const other = await identity.createAccount("bob@example.com", "secret");
    const add = (uid: string, provider: string, id: string) =>
      database
        .prepare(
          `insert into account (id, accountId, providerId, userId, createdAt, updatedAt)
           values (?, ?, ?, ?, 0, 0)`,
        )
        .run(crypto.randomUUID(), id, provider, uid);
    expect(() => add(other.person.uid, "apple", subject)).toThrow("UNIQUE");
    expect(() => add(person.uid, "apple", "second subject")).toThrow("UNIQUE");
    add(person.uid, "google", subject);
  });

  it("writes all of a change or nothing", async () => {
    const database = new DatabaseSync(":memory:");
    const google = createMemoryProviderClient("google");
    const identity = await create({ database, clients: [google] });
    const { token: bearer } = await identity.createAccount(email, "secret");
    const mail = await identity.createPasswordReset(email);
    const before = contentOf(database);
    database.exec(
      `create temp trigger fail before insert on account begin select raise(abort, 'full disk'); end`,
    );
    const takingOver = google.present({ subject, email, isEmailVerified: true });
    await expect(identity.signInWithCredential(takingOver)).rejects.toThrow("full disk");
    await expect(
      identity.resetPassword(new Headers(), mail?.token ?? "", "second"),
    ).rejects.toThrow("full disk");
    expect(contentOf(database)).toBe(before);
    const headers = new Headers({ authorization: `Bearer ${bearer}` });
    expect(await identity.authenticate(headers)).not.toBeNull();
    expect(await identity.checkPasswordReset(mail?.token ?? "")).toBe(true);
  });

  it("holds no secret by which its reader could enter or revoke", async () => {
    const { database, identity, person, secret } = await createFull();
    const content = contentOf(database);
    expect(content).toContain(subject);
    expect(content).not.toContain(secret);
    expect(content).not.toContain(token.token);
    const [sealed] = await identity.listProviderTokens(person.uid);
    expect(content).toContain(sealed);
  });

  it("opens a token with the secret alone that sealed it", async () => {
    const { identity, person } = await createFull();
    const [sealed = ""] = await identity.listProviderTokens(person.uid);
    const apple = createMemoryProviderClient("apple");
    const signal = new AbortController().signal;
    const other = await create({ clients: [apple], secret: "another secret, also 32 bytes long" });
    await expect(other.revokeProviderToken(sealed, signal)).rejects.toThrow(/tag/i);
    expect(apple.revoked).toEqual([]);
    await (await create({ clients: [apple] })).revokeProviderToken(sealed, signal);
    expect(apple.revoked).toEqual([token.token]);
  });

  it("shows no placeholder for an address, and nobody enters or resets by one", async () => {
    const { database, apple, identity } = await createFull();
    await identity.signInWithCredential(apple.present({ subject: "no address" }));
    await identity.signInWithCredential(
      apple.present({ subject: "reserved", email: "a@b.invalid", isEmailVerified: true }),
    );
    const rows = database.prepare("select email from user where email like '%.invalid'").all();
    expect(rows).toHaveLength(2);
    for (const { email: placeholder } of rows) {
      expect(placeholder).not.toBe("a@b.invalid");
      expect(await identity.createPasswordReset(String(placeholder))).toBeNull();
      await expect(identity.signInWithPassword(String(placeholder), "")).rejects.toMatchObject({
        code: "wrong-credentials",
      });
    }
  });

  it("does the same work for an address with and without an account", async () => {
    const { database, identity } = await createFull();
    const countRows = () => database.prepare("select count(*) as rows from verification").get();
    await identity.createPasswordReset("nobody@example.com");
    expect(countRows()).toEqual({ rows: 2 });
    await identity.createPasswordReset("somebody@example.com");
    expect(countRows()).toEqual({ rows: 2 });
  });

  it("keeps a name for somebody who can't enter yet no longer than until they do", async () => {
    const { database, apple, identity, person } = await createFull();
    const told = { subject: "second subject", email, name: { ...name, firstName: "Kept" } };
    await expect(identity.signInWithCredential(apple.present(told))).rejects.toMatchObject({
      code: "account-exists-with-different-credential",
    });
    expect(contentOf(database)).toContain("Kept");
    await identity.deletePerson(person.uid);
    await identity.signInWithCredential(apple.present(told));
    const rows = database.prepare("select * from verification").all();
    expect(JSON.stringify(rows)).not.toContain("Kept");
  });

  it("keeps nothing of a deleted person, in any of its files", async () => {
    const directory = await mkdtemp(join(tmpdir(), "hearten-identity-"));
    onTestFinished(() => rm(directory, { recursive: true }));
    const readFiles = async () => {
      const files = await readdir(directory);
      const contents = await Promise.all(files.map((file) => readFile(join(directory, file))));
      return Buffer.concat(contents).toString("latin1");
    };
    const { database, identity, person } = await createFull(join(directory, "identity.sqlite"));
    const traces = [person.uid, subject, email, "Ann Lee"];
    const before = await readFiles();
    for (const trace of traces) expect(before).toContain(trace);
    // Others are in their transactions while the person leaves.
    const leaving = identity.deletePerson(person.uid);
    const others = Array.from({ length: 5 }, () => identity.createPasswordReset("bob@example.com"));
    await leaving;
    const after = await readFiles();
    for (const trace of traces) expect(after).not.toContain(trace);
    const content = contentOf(database);
    for (const trace of traces) expect(content).not.toContain(trace);
    await Promise.all(others);
    await identity.close();
  });

  it("searches its files for traces when something was removed, not whenever it is asked to again", async () => {
    const { database, identity, person } = await createFull(await newPath());
    const { person: other } = await identity.createAccount("other@example.com", "secret");
    const exec = vi.spyOn(database, "exec");
    const searches = () => exec.mock.calls.filter(([sql]) => sql.includes("shrink_memory")).length;
    // A deletion that waits for a provider repeats this every few minutes.
    for (let count = 0; count < 3; count += 1) await identity.deletePerson(person.uid);
    expect(searches()).toBe(1);
    await identity.deletePerson(other.uid);
    await identity.deletePerson(other.uid);
    expect(searches()).toBe(2);

    // A crash may have come between a removal and its search.
    const restarted = await create({ database });
    for (const { uid } of [person, other]) await restarted.deletePerson(uid);
    expect(searches()).toBe(3);
    await restarted.close();
  });

  it("searches again when that has failed", async () => {
    const path = await newPath();
    const { database, identity, person } = await createFull(path);
    const exec = vi.spyOn(database, "exec");
    exec.mockImplementationOnce(() => {
      throw new Error("The disk is full.");
    });
    await expect(identity.deletePerson(person.uid)).rejects.toThrow("The disk is full.");
    const before = exec.mock.calls.length;
    await identity.deletePerson(person.uid);
    expect(exec.mock.calls.length).toBeGreaterThan(before);
    expect(await readFile(path, "latin1")).not.toContain(person.uid);
    await identity.close();
  });

  it("keeps no trace either where SQLite had moved rows from page to page", async () => {
    const directory = await mkdtemp(join(tmpdir(), "hearten-identity-"));
    onTestFinished(() => rm(directory, { recursive: true }));
    const path = join(directory, "identity.sqlite");
    const database = new DatabaseSync(path);
    const identity = await create({ database });
    const add = database.prepare(
      `insert into user (id, name, email, emailVerified, createdAt, updatedAt)
       values (?, '', ?, 0, '2026-01-02', '2026-01-02')`,
    );
    // A course of writes that SQLite 3.53 leaves traces of; should it no longer, look for another.
    let seed = 16;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    database.exec("begin");
    for (let count = 0; count < 1_000; count += 1) {
      const uid = `${random(1_000_000_000)}-${count}`;
      const name = random(3) === 0 ? "leaver" : "p";
      add.run(uid, `${name}${"y".repeat(random(20))}${count}@example.com`);
    }
    database.exec("commit; delete from user where email like 'leaver%'");
    database.exec("pragma wal_checkpoint(truncate)");
    expect(await readFile(path, "latin1")).toContain("leaver");
    await identity.deletePerson(toUid("the last of them"));
    expect(await readFile(path, "latin1")).not.toContain("leaver");
    await identity.close();
  });
});
