import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { toUid } from "@hearten/contract/ids.ts";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createTestIdentity } from "./better-auth.fixture.ts";
import { createMemoryProviderClient } from "./memory-provider-client.ts";

/** The path of a database that is removed with the test. */
const newPath = async () => {
  const directory = await mkdtemp(join(tmpdir(), "hearten-identity-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  return join(directory, "identity.sqlite");
};

const contentOf = (database: DatabaseSync) =>
  database
    .prepare("select name from sqlite_master where type = 'table'")
    .all()
    .map(({ name: table }) =>
      JSON.stringify(database.prepare(`select * from "${String(table)}"`).all()),
    )
    .join("\n");

describe("better-auth's database", () => {
  const subject = "subject-of-ann";
  const email = "ann@example.com";
  const token = { clientId: "web", token: "refresh-token-of-ann" };
  const name = { displayName: "Ann Lee", firstName: "Ann", lastName: "Lee" };

  const createFull = async (path = ":memory:") => {
    const database = new DatabaseSync(path);
    const apple = createMemoryProviderClient("apple");
    const identity = await createTestIdentity({ database, clients: [apple] });
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
    const identity = await createTestIdentity({ database, clients: [google] });
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
    const other = await createTestIdentity({
      clients: [apple],
      secret: "another secret, also 32 bytes long",
    });
    await expect(other.revokeProviderToken(sealed, signal)).rejects.toThrow(/tag/i);
    expect(apple.revoked).toEqual([]);
    await (await createTestIdentity({ clients: [apple] })).revokeProviderToken(sealed, signal);
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
    const restarted = await createTestIdentity({ database });
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

  it("has the end of a deleted person's sign-ins told even when its search fails", async () => {
    const { database, identity, person } = await createFull(await newPath());
    const told: string[] = [];
    identity.onSignedOut((uid) => told.push(uid), new AbortController().signal);
    vi.spyOn(database, "exec").mockImplementationOnce(() => {
      throw new Error("The disk is full.");
    });
    await expect(identity.deletePerson(person.uid)).rejects.toThrow("The disk is full.");
    expect(told).toEqual([person.uid]);
    await identity.close();
  });

  it("keeps no trace either where SQLite had moved rows from page to page", async () => {
    const directory = await mkdtemp(join(tmpdir(), "hearten-identity-"));
    onTestFinished(() => rm(directory, { recursive: true }));
    const path = join(directory, "identity.sqlite");
    const database = new DatabaseSync(path);
    const identity = await createTestIdentity({ database });
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
