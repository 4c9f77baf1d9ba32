import { toUid } from "@hearten/contract/ids.ts";
import { expect, it } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import { createMemoryMedia } from "../adapters/media/memory.ts";
import { addTo, newInspiration } from "../ports/documents/documents.fixture.ts";
import { sessionOf } from "../ports/identity.fixture.ts";
import { noDailyLimit } from "./daily-limit.fixture.ts";
import { createInspirations } from "./inspirations.ts";

const ann = toUid("ann");
const { inspirations: store } = createMemoryDocuments();
const media = createMemoryMedia({ sign: (key) => key, verify: () => null });
const inspirations = createInspirations({
  store,
  dailyLimit: noDailyLimit,
  media,
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
