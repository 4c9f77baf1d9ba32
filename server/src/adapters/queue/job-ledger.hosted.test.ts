import { randomUUID } from "node:crypto";
import { type Firestore, Timestamp } from "@google-cloud/firestore";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openFirestore } from "../firestore/open-firestore.ts";
import {
  createJobLedger,
  isJobId,
  type JobLedger,
  type Lease,
  type Version,
} from "./job-ledger.ts";

const almost = (seconds: number) => expect.closeTo(seconds, -1);

function existing(version: Version | null | "gone"): Version {
  if (version === null || version === "gone") throw new Error("There is no such version.");
  return version;
}

describe("the ledger of jobs", () => {
  let firestore: Firestore;
  let ledger: JobLedger;
  beforeEach(() => {
    firestore = openFirestore(`demo-${randomUUID()}`, "(default)");
    ledger = createJobLedger(firestore, { leaseSeconds: 30, patienceSeconds: 60 });
  });
  afterEach(() => firestore.terminate());

  const read = async () => (await firestore.doc("jobs/a").get()).data();
  /** As if so many seconds had passed. */
  const age = async (seconds: number) => {
    const since = (await read())?.["since"];
    if (!(since instanceof Timestamp)) expect.fail("There is no job.");
    const earlier = Timestamp.fromMillis(since.toMillis() - seconds * 1_000);
    await firestore.doc("jobs/a").update({ since: earlier });
  };
  const take = async (message: string): Promise<Lease> => {
    const taking = await ledger.take("a", message);
    return taking.kind === "taken" ? taking.lease : expect.fail(taking.kind);
  };

  it("adds a job once, and gives it to one message", async () => {
    expect(await ledger.add("a")).not.toBeNull();
    expect(await ledger.add("a")).toBeNull();
    expect(await take("one")).toMatchObject({ id: "a", attempt: 1 });
    expect(await ledger.take("a", "two")).toEqual({ kind: "needless" });
    expect(await ledger.take("a", "one")).toEqual({ kind: "early", seconds: almost(30) });
    expect(await ledger.take("b", "one")).toEqual({ kind: "needless" });
  });

  it("gives a job to one of several that ask at the same moment", async () => {
    await ledger.add("a");
    const takings = await Promise.all(
      ["one", "two", "three"].map((name) => ledger.take("a", name)),
    );
    expect(takings.map(({ kind }) => kind).toSorted()).toEqual(["needless", "needless", "taken"]);
  });

  it("holds a job for as long as its lease is renewed", async () => {
    await ledger.add("a");
    const lease = await take("one");
    await age(29);
    expect(await ledger.renew(lease)).toBe(true);
    await age(29);
    expect((await ledger.take("a", "one")).kind).toBe("early");
    await age(2);
    expect(await take("one")).toMatchObject({ attempt: 2 });
  });

  it("ignores a worker whose lease another worker has", async () => {
    await ledger.add("a");
    const late = await take("one");
    await age(31);
    const lease = await take("two");
    const before = await read();
    expect(await ledger.renew(late)).toBe(false);
    expect(await ledger.giveBack(late, 0)).toBe(false);
    expect(await ledger.remove(late)).toBe(false);
    expect(await read()).toEqual(before);
    expect(await ledger.remove(lease)).toBe(true);
    // The number of the attempt is that of the late one, too.
    await ledger.add("a");
    await take("three");
    expect(await ledger.remove(late)).toBe(false);
  });

  it("keeps a job until its delay is over, and for the message that carries it", async () => {
    await ledger.add("a");
    expect(await ledger.giveBack(await take("one"), 7_200)).toBe(true);
    expect(await ledger.take("a", "two")).toEqual({ kind: "needless" });
    expect(await ledger.take("a", "one")).toEqual({ kind: "early", seconds: almost(7_200) });
    await age(7_201);
    expect(await take("one")).toMatchObject({ attempt: 2 });
  });

  it("finds jobs that wait for too long, and waits longer each time", async () => {
    expect(await ledger.findForgotten("a")).toBe("gone");
    await ledger.add("a");
    await age(59);
    expect(await ledger.findForgotten("a")).toBeNull();
    await age(2);
    await ledger.waitAgain(existing(await ledger.findForgotten("a")));
    await age(119);
    expect(await ledger.findForgotten("a")).toBeNull();
    await age(2);
    expect(await ledger.findForgotten("a")).toMatchObject({ id: "a" });
    // Whose holder is gone, and whose message is, too.
    await take("one");
    await age(89);
    expect(await ledger.findForgotten("a")).toBeNull();
    await age(2);
    expect(await ledger.findForgotten("a")).toMatchObject({ id: "a" });
  });

  it("leaves alone what somebody took in the meantime", async () => {
    const added = existing(await ledger.add("a"));
    const lease = await take("one");
    const before = await read();
    await ledger.withdraw(added);
    await ledger.waitAgain(added);
    expect(await read()).toEqual(before);
    await ledger.remove(lease);
    await ledger.withdraw(added);
    await ledger.waitAgain(added);
    expect(await read()).toBeUndefined();
  });

  it("takes for ids what documents and messages can be called", () => {
    for (const id of ["a", "018f-4_x", "ä b"]) expect(isJobId(id)).toBe(true);
    for (const id of ["", ".", "..", "a/b", "__a__", "a".repeat(251), undefined, 1])
      expect(isJobId(id)).toBe(false);
  });
});
