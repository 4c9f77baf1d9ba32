import { randomUUID } from "node:crypto";
import { toInspirationId, toUid, type Uid } from "@hearten/contract/ids.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import { createMemorySpace } from "../adapters/free-space/memory.ts";
import type { Documents } from "../ports/documents/documents.ts";
import { sessionOf } from "../ports/identity.fixture.ts";
import type { Log } from "../ports/log.ts";
import { createDailyLimit } from "./daily-limit.ts";
import { createInspirations, type Inspirations } from "./inspirations.ts";

const ann = toUid("ann");
const bob = toUid("bob");

describe("What one person may create in a day", () => {
  let documents: Documents;
  let inspirations: Inspirations;
  let now: number;
  let warnings: string[];
  /** A process of its own, on the same documents. */
  let open: () => Inspirations;

  beforeEach(() => {
    now = Date.UTC(2026, 10, 23, 22, 30);
    warnings = [];
    documents = createMemoryDocuments(() => now);
    const warn = (_fields: object, message: string) => void warnings.push(message);
    const log: Log = { debug: warn, info: warn, warn, error: warn };
    open = () =>
      createInspirations({
        store: documents.inspirations,
        freeSpace: createMemorySpace(),
        dailyLimit: createDailyLimit({
          usage: documents.usage,
          inspirationsPerDay: 3,
          log,
          now: () => now,
        }),
        signAddress: ({ key }) => key,
        outlook: async () => null,
      });
    inspirations = open();
  });

  const add = (uid: Uid = ann, id: string = randomUUID(), by = inspirations) =>
    by.add(sessionOf(uid), { id: toInspirationId(id), length: 1, description: "a talk" });
  /** How many more of ten fit into the day; the day is full afterwards. */
  const room = async (uid: Uid = ann) => {
    let count = 0;
    for (let times = 0; times < 10; times += 1)
      try {
        await add(uid);
        count += 1;
      } catch (error) {
        expect(error).toMatchObject({ code: "daily-limit" });
      }
    return count;
  };
  const addedBy = async (uid: Uid) =>
    (await documents.inspirations.list(uid, 100, null)).inspirations.length;

  it("ends at the limit, and is refused with the limit and the seconds until the day ends", async () => {
    expect(await room()).toBe(3);
    await expect(add()).rejects.toMatchObject({
      code: "daily-limit",
      limit: 3,
      retryAfter: 90 * 60,
    });
    expect(await addedBy(ann)).toBe(3);
  });

  it("is each person's own, and begins anew with the next day", async () => {
    expect(await room()).toBe(3);
    expect(await room(bob)).toBe(3);
    now = Date.UTC(2026, 10, 24) - 1;
    expect(await room()).toBe(0);
    now = Date.UTC(2026, 10, 24);
    expect(await room()).toBe(3);
  });

  it("holds in all processes together, however many are asked for at once", async () => {
    const other = open();
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        add(ann, randomUUID(), index % 2 === 0 ? inspirations : other),
      ),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await addedBy(ann)).toBe(3);
  });

  it("counts an inspiration once however often it is added, also at once", async () => {
    const id = randomUUID();
    await Promise.all([1, 2, 3].map(() => add(ann, id)));
    await add(ann, id);
    expect(await room()).toBe(2);
    expect(await add(ann, id)).toMatchObject({ id });
  });

  it("does not count what belongs to another person", async () => {
    const { id } = await add(bob);
    await expect(add(ann, id)).rejects.toMatchObject({ code: "not-found" });
    expect(await room()).toBe(3);
  });

  it("does not count what could not be added", async () => {
    const failing = vi.spyOn(documents.inspirations, "add");
    failing.mockRejectedValueOnce(new Error("disk is full"));
    await expect(add()).rejects.toThrow("disk is full");
    expect(await room()).toBe(3);
  });

  it("says why an inspiration could not be added when it can't be taken back either", async () => {
    vi.spyOn(documents.inspirations, "add").mockRejectedValueOnce(new Error("disk is full"));
    vi.spyOn(documents.usage, "giveBack").mockRejectedValueOnce(new Error("still full"));
    await expect(add()).rejects.toThrow("disk is full");
    expect(warnings).toEqual(["an inspiration that was not added stays counted"]);
  });

  it("is not counted for a person who is leaving, and is kept under no person's name", async () => {
    const reserve = vi.spyOn(documents.usage, "reserve");
    const giveBack = vi.spyOn(documents.usage, "giveBack");
    await documents.deletions.begin(ann, []);
    await expect(add()).rejects.toMatchObject({ code: "not-signed-in" });
    const [resource = "", day = ""] = reserve.mock.calls[0] ?? [];
    expect(resource).toMatch(/^inspirations-[0-9a-f]{64}$/);
    expect(giveBack).toHaveBeenCalledExactlyOnceWith(resource, day, 1);
    expect(await documents.usage.read(resource, day)).toBe(0);
  });
});
