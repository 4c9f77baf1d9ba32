import { type InspirationId, toInspirationId, toUid } from "@hearten/contract/ids.ts";
import { describe, expect, it } from "vitest";
import { createMemoryDocuments } from "../../adapters/documents/memory.ts";
import { sessionOf } from "../identity.fixture.ts";
import { addTo, newInspiration } from "./documents.fixture.ts";
import type { StoredInspiration } from "./inspiration-store.ts";
import { type OwnedInspiration, readOwned, requireOwned } from "./owned-inspiration.ts";

const ann = toUid("ann");
const { inspirations } = createMemoryDocuments();
/** What changes something for a person. */
const change = (inspiration: OwnedInspiration) => inspiration;

describe("An inspiration is owned", () => {
  it("by the person who added it, as it is stored", async () => {
    const added = await addTo(inspirations, newInspiration(ann));
    expect(await readOwned(inspirations, sessionOf(ann), added.id)).toEqual(added);
  });

  it("by nobody else, which looks as if there were none", async () => {
    const { id } = await addTo(inspirations, newInspiration(ann));
    const refusalOf = async (wanted: InspirationId) =>
      readOwned(inspirations, sessionOf(toUid("bob")), wanted).catch((error: unknown) => error);
    expect(await refusalOf(id)).toMatchObject({ code: "not-found" });
    expect(await refusalOf(id)).toEqual(await refusalOf(toInspirationId("unknown")));
  });

  it("only once the owner was compared: neither an id nor what is stored will do", async () => {
    const stored = await addTo(inspirations, newInspiration(ann));
    expect(change(requireOwned(sessionOf(ann), stored))).toBe(stored);
    // @ts-expect-error an id proves nothing
    expect(change(stored.id)).toBe(stored.id);
    // @ts-expect-error what is stored may be anybody's
    expect(change(stored satisfies StoredInspiration)).toBe(stored);
  });
});
