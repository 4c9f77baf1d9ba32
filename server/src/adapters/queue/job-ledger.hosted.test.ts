import { randomUUID } from "node:crypto";
import { type Firestore, Timestamp, WriteBatch } from "@google-cloud/firestore";
import { toUid } from "@hearten/contract/ids.ts";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { jobOf } from "../../ports/queue.fixture.ts";
import { openFirestore } from "../firestore/open-firestore.ts";
import { createJobLedger, type JobLedger, type Lease } from "./job-ledger.ts";

const almost = (seconds: number) => expect.closeTo(seconds, -1);

function existing<T extends object>(found: T | null | "gone"): T {
  if (found === null || found === "gone") throw new Error("There is none.");
  return found;
}

describe("the ledger of jobs", () => {
  let projectId: string;
  let firestore: Firestore;
  let ledger: JobLedger;
  beforeEach(() => {
    projectId = `demo-${randomUUID()}`;
    firestore = openFirestore(projectId, "(default)");
    ledger = createJobLedger(firestore, { leaseSeconds: 30, patienceSeconds: 60 });
  });
  afterEach(() => firestore.terminate());

  const read = async () => (await firestore.doc("jobs/a").get()).data();
  const readLatest = async () => (await firestore.doc("latestJobs/ann").get()).data();
  /** As if so many seconds had passed. */
  const age = async (seconds: number) => {
    const since = (await read())?.["since"];
    if (!(since instanceof Timestamp)) expect.fail("There is no job.");
    const earlier = Timestamp.fromMillis(since.toMillis() - seconds * 1_000);
    await firestore.doc("jobs/a").update({ since: earlier });
  };
  const take = async (message: string): Promise<Lease> => {
    const taking = await ledger.take({ message, excluded: [] });
    return taking.kind === "taken" ? taking.lease : expect.fail(taking.kind);
  };

  it("adds a job once, and gives it to one message", async () => {
    expect(await ledger.add(jobOf("a", "ann"))).not.toBeNull();
    expect(await ledger.add(jobOf("a", "ann"))).toBeNull();
    expect(await take("one")).toMatchObject({ id: "a", attempt: 1 });
    expect(await ledger.take({ message: "two", excluded: [] })).toEqual({ kind: "needless" });
    expect(await ledger.take({ message: "one", excluded: [] })).toEqual({
      kind: "early",
      seconds: almost(30),
    });
  });

  it("knows the job that it has added when the answer was lost and it adds it again", async () => {
    const lost = vi.spyOn(WriteBatch.prototype, "commit").mockImplementationOnce(async function (
      this: WriteBatch,
    ) {
      await this.commit();
      throw Object.assign(new Error("It exists."), { code: 6 });
    });
    onTestFinished(() => lost.mockRestore());
    expect(await ledger.add(jobOf("a", "ann"))).not.toBeNull();
    expect(lost).toHaveBeenCalledTimes(2);
    expect(await ledger.add(jobOf("a", "ann"))).toBeNull();
  });

  it("gives the jobs that one person enqueues at once in several processes turns of their own", async () => {
    const elsewhere = openFirestore(projectId, "(default)");
    const other = createJobLedger(elsewhere, { leaseSeconds: 30, patienceSeconds: 60 });
    const ids = Array.from({ length: 12 }, (_, place) => `a${place}`);
    const adding = ids.map((id, place) => (place % 2 === 0 ? ledger : other).add(jobOf(id, "ann")));
    expect(await Promise.all(adding)).not.toContain(null);
    await elsewhere.terminate();
    const { docs } = await firestore.collection("jobs").orderBy("turn").get();
    const turns = docs.map((job) => Number(job.data()["turn"]));
    const [first = 0] = turns;
    expect(turns).toEqual(ids.map((_, place) => first + place * 5 * 60_000));
  });

  it("notes a person's latest job for as long as that is not done", async () => {
    for (const id of ["a", "b"]) await ledger.add(jobOf(id, "ann"));
    const noted = { job: "b", changeId: expect.any(String), expiresAt: expect.any(Timestamp) };
    expect(await readLatest()).toEqual(noted);
    await ledger.remove(await take("one"));
    expect(await readLatest()).toEqual(noted);
    await ledger.withdraw(existing(await ledger.add(jobOf("c", "ann"))));
    expect(await readLatest()).toBeUndefined();
    await ledger.add(jobOf("d", "ann"));
    for (const message of ["two", "three"]) await ledger.remove(await take(message));
    expect(await readLatest()).toBeUndefined();
  });

  it("gives the job whose turn it is to whatever message comes, and leaves out the excluded", async () => {
    for (const id of ["a", "b"]) await ledger.add(jobOf(id, "ann"));
    await ledger.add(jobOf("c", "cleo"));
    const takeOf = (message: string, ...excluded: string[]) =>
      ledger.take({ message, excluded: excluded.map(toUid) });
    expect(await takeOf("of b")).toMatchObject({ kind: "taken", lease: { id: "a" } });
    expect(await takeOf("of c")).toMatchObject({ kind: "taken", lease: { id: "c" } });
    expect(await takeOf("of a", "ann")).toEqual({ kind: "early", seconds: 5 });
    expect(await takeOf("of a", "cleo")).toMatchObject({ kind: "taken", lease: { id: "b" } });
  });

  it("leaves every job a message when one comes back before the lease of its dead worker is over", async () => {
    for (const id of ["a", "b"]) await ledger.add(jobOf(id, "ann"));
    await take("one");
    // Its worker has died at once.
    expect(await ledger.take({ message: "one", excluded: [] })).toEqual({
      kind: "early",
      seconds: almost(30),
    });
    const other = await take("two");
    expect(other.id).toBe("b");
    await ledger.remove(other);
    await age(31);
    expect(await take("one")).toMatchObject({ id: "a", deliveries: 2 });
  });

  it("leaves a job its turn, however long it waits for it", async () => {
    await ledger.add(jobOf("before", "ann"));
    await ledger.add(jobOf("a", "ann"));
    const turn = (await read())?.["turn"];
    await age(61);
    await ledger.waitAgain(existing(await ledger.findForgotten(jobOf("a", "ann"))));
    expect((await read())?.["turn"]).toBe(turn);
  });

  it("takes up a job of a version in which people did not take turns yet", async () => {
    const rest = { since: Timestamp.now(), restSeconds: 0, patienceSeconds: 60 };
    await firestore.doc("jobs/a").set({ attempt: 1, holder: "x", message: "one", ...rest });
    // Not while a worker of that version holds it.
    await firestore.doc("jobs/a").update({ restSeconds: 30 });
    expect(await ledger.findForgotten(jobOf("a", "ann"))).toBeNull();
    await age(31);
    expect(await ledger.take({ message: "one", excluded: [] })).toEqual({ kind: "needless" });
    await ledger.waitAgain(existing(await ledger.findForgotten(jobOf("a", "ann"))));
    expect(await take("two")).toMatchObject({ id: "a", uid: "ann", attempt: 1 });
  });

  it("gives a job to one of several that ask at the same moment", async () => {
    await ledger.add(jobOf("a", "ann"));
    const takings = await Promise.all(
      ["one", "two", "three"].map((name) => ledger.take({ message: name, excluded: [] })),
    );
    expect(takings.map(({ kind }) => kind).toSorted()).toEqual(["needless", "needless", "taken"]);
  });

  it("holds a job for as long as its lease is renewed", async () => {
    await ledger.add(jobOf("a", "ann"));
    const lease = await take("one");
    await age(29);
    expect(await ledger.renew(lease)).toBe(true);
    await age(29);
    expect((await ledger.take({ message: "one", excluded: [] })).kind).toBe("early");
    await age(2);
    expect(await take("one")).toMatchObject({ attempt: 1, deliveries: 2 });
  });

  it("ignores a worker whose lease another worker has", async () => {
    await ledger.add(jobOf("a", "ann"));
    const late = await take("one");
    await age(31);
    const lease = await take("two");
    const before = await read();
    expect(await ledger.renew(late)).toBe(false);
    expect(await ledger.giveBack(late, 0, false)).toBe(false);
    expect(await ledger.remove(late)).toBe(false);
    expect(await read()).toEqual(before);
    expect(await ledger.remove(lease)).toBe(true);
    // The number of the attempt is that of the late one, too.
    await ledger.add(jobOf("a", "ann"));
    await take("three");
    expect(await ledger.remove(late)).toBe(false);
  });

  it("keeps a job until its delay is over, and for the message that carries it", async () => {
    await ledger.add(jobOf("a", "ann"));
    expect(await ledger.giveBack(await take("one"), 7_200, true)).toBe(true);
    expect(await ledger.take({ message: "two", excluded: [] })).toEqual({ kind: "needless" });
    expect(await ledger.take({ message: "one", excluded: [] })).toEqual({
      kind: "early",
      seconds: almost(7_200),
    });
    await age(7_201);
    expect(await take("one")).toMatchObject({ attempt: 2 });
  });

  it("finds jobs that wait for too long, and waits longer each time", async () => {
    expect(await ledger.findForgotten(jobOf("a", "ann"))).toBe("gone");
    await ledger.add(jobOf("a", "ann"));
    await age(59);
    expect(await ledger.findForgotten(jobOf("a", "ann"))).toBeNull();
    await age(2);
    await ledger.waitAgain(existing(await ledger.findForgotten(jobOf("a", "ann"))));
    await age(119);
    expect(await ledger.findForgotten(jobOf("a", "ann"))).toBeNull();
    await age(2);
    expect(await ledger.findForgotten(jobOf("a", "ann"))).toMatchObject({ id: "a" });
    // Whose holder is gone, and whose message is, too.
    await take("one");
    await age(89);
    expect(await ledger.findForgotten(jobOf("a", "ann"))).toBeNull();
    await age(2);
    expect(await ledger.findForgotten(jobOf("a", "ann"))).toMatchObject({ id: "a" });
  });

  it("leaves alone what somebody took in the meantime", async () => {
    const added = existing(await ledger.add(jobOf("a", "ann")));
    await age(61);
    const forgotten = existing(await ledger.findForgotten(jobOf("a", "ann")));
    const lease = await take("one");
    const before = await read();
    await ledger.withdraw(added);
    await ledger.waitAgain(forgotten);
    expect(await read()).toEqual(before);
    await ledger.remove(lease);
    await ledger.withdraw(added);
    await ledger.waitAgain(forgotten);
    expect(await read()).toBeUndefined();
  });

  it("withdraws what it has added, but not once somebody else has promised it a message", async () => {
    await ledger.withdraw(existing(await ledger.add(jobOf("a", "ann"))));
    expect(await read()).toBeUndefined();
    const added = existing(await ledger.add(jobOf("a", "ann")));
    await age(61);
    await ledger.waitAgain(existing(await ledger.findForgotten(jobOf("a", "ann"))));
    await ledger.withdraw(added);
    expect(await read()).toBeDefined();
  });
});
