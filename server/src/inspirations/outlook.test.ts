import { toUid } from "@hearten/contract/ids.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import { createMemoryQueue } from "../adapters/queue/memory.ts";
import { addTo, newInspiration } from "../ports/documents/documents.fixture.ts";
import type { StoredInspiration } from "../ports/documents/inspiration-store.ts";
import { jobOf } from "../ports/queue.fixture.ts";
import { createOutlook } from "./outlook.ts";

describe("The outlook", () => {
  const { inspirations } = createMemoryDocuments();
  let { paces } = createMemoryDocuments();
  let queue = createMemoryQueue();
  let inspiration: StoredInspiration;
  let now: number;
  let logged: string[];
  beforeEach(async () => {
    ({ paces } = createMemoryDocuments());
    queue = createMemoryQueue();
    inspiration = await addTo(inspirations, newInspiration(toUid("ann"), { length: 3 }));
    now = 0;
    logged = [];
  });
  const warn = (_fields: object, message: string) => void logged.push(message);
  const create = () => createOutlook({ queue, paces, log: { warn }, now: () => now });
  const outlook = (one = inspiration) => create()(one);

  it("says nothing of what nobody knows", async () => {
    await paces.note(1, 4);
    expect(await outlook()).toEqual({ step: null, ahead: null, seconds: null });
    for (const status of ["completed", "failed"] as const)
      expect(await outlook({ ...inspiration, status })).toBeNull();
  });

  it("counts for each one before it what one takes on the average", async () => {
    await paces.note(1, 4);
    await paces.note(3, 8);
    for (const id of ["a", "b", inspiration.id]) await queue.enqueue(jobOf(id, id));
    expect(await outlook()).toEqual({ step: null, ahead: 2, seconds: 20 });
    expect(await outlook({ ...inspiration, step: "speaking" })).toEqual({
      step: "speaking",
      ahead: null,
      seconds: 8,
    });
  });

  it("knows less, fails nobody, and logs it, while the stores are away", async () => {
    queue.countAhead = () => Promise.reject(new Error("away"));
    paces.read = () => Promise.reject(new Error("away"));
    expect(await outlook()).toEqual({ step: null, ahead: null, seconds: null });
    expect(new Set(logged)).toEqual(
      new Set(["a place in the queue could not be read", "a pace could not be read"]),
    );
  });

  it("reads a pace once a minute, and one that is not known yet each time", async () => {
    const one = create();
    expect((await one(inspiration))?.seconds).toBeNull();
    await paces.note(3, 8);
    expect((await one(inspiration))?.seconds).toBe(8);
    await paces.note(1, 2);
    await paces.note(5, 12);
    await one(inspiration);
    const read = vi.spyOn(paces, "read");
    for (now = 0; now < 119_000; now += 1_000) await one(inspiration);
    expect(read).toHaveBeenCalledTimes(3);
    now = 120_000;
    await one(inspiration);
    expect(read).toHaveBeenCalledTimes(6);
  });

  it("reads a pace again that could not be read", async () => {
    const one = create();
    await paces.note(3, 8);
    vi.spyOn(paces, "read")
      .mockRejectedValueOnce(new Error("away"))
      .mockRejectedValueOnce(new Error("away"))
      .mockRejectedValueOnce(new Error("away"));
    expect((await one(inspiration))?.seconds).toBeNull();
    expect((await one(inspiration))?.seconds).toBe(8);
  });
});
