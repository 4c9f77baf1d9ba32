import { randomUUID } from "node:crypto";
import { toInspirationId, toUid } from "@hearten/contract/ids.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import { createMemorySpace } from "../adapters/free-space/memory.ts";
import { addTo, newInspiration } from "../ports/documents/documents.fixture.ts";
import { sessionOf } from "../ports/identity.fixture.ts";
import { noDailyLimit } from "./daily-limit.fixture.ts";
import { createInspirations } from "./inspirations.ts";

const ann = toUid("ann");
const { inspirations: store } = createMemoryDocuments();
const freeSpace = createMemorySpace();
const inspirations = createInspirations({
  store,
  freeSpace,
  dailyLimit: noDailyLimit,
  signAddress: ({ key }) => key,
  outlook: async () => null,
});

it("Another person's inspiration is never presented, with its addresses, wherever it comes from", async () => {
  const stored = await addTo(store, newInspiration(ann));
  expect(await inspirations.present(sessionOf(ann), stored)).toMatchObject({ id: stored.id });
  await expect(inspirations.present(sessionOf(toUid("bob")), stored)).rejects.toMatchObject({
    code: "not-found",
  });
});

it("A change takes an inspiration whose owner was compared, and no id", async () => {
  const { id } = await addTo(store, newInspiration(ann));
  // @ts-expect-error an id proves nothing
  const change = () => inspirations.move(id, "failed", null);
  expect(change).toBeTypeOf("function");
  const owned = await inspirations.read(sessionOf(ann), id);
  expect(await inspirations.move(owned, "failed", null)).toMatchObject({ id, status: "failed" });
});

const asked = () => ({ ...newInspiration(ann), id: toInspirationId(randomUUID()) });

describe("On a disk that is nearly full", () => {
  beforeEach(() => {
    freeSpace.isFull = true;
  });
  afterEach(() => {
    freeSpace.isFull = false;
  });
  it("nothing new is added, until there is room", async () => {
    const wish = asked();
    await expect(inspirations.add(sessionOf(ann), wish)).rejects.toMatchObject({
      code: "no-room",
      retryAfter: 60,
    });
    expect(await store.read(wish.id)).toBeNull();
    freeSpace.isFull = false;
    expect(await inspirations.add(sessionOf(ann), wish)).toMatchObject({ id: wish.id });
  });

  it("what was added before is found, read and changed as ever", async () => {
    const { id } = await addTo(store, asked());
    expect(await inspirations.add(sessionOf(ann), { ...asked(), id })).toMatchObject({ id });
    const owned = await inspirations.read(sessionOf(ann), id);
    expect(await inspirations.move(owned, "failed", null)).toMatchObject({ status: "failed" });
    const { inspirations: listed } = await inspirations.list(sessionOf(ann), null);
    expect(listed.map((one) => one.id)).toContain(id);
  });
});
