import { toUid } from "@hearten/contract/ids.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import { addTo, newInspiration } from "../ports/documents/documents.fixture.ts";
import type { StoredInspiration } from "../ports/documents/inspiration-store.ts";
import { unlessRemoved } from "./unless-removed.ts";

const ann = toUid("ann");
const never = new AbortController().signal;

/** Work that lasts until it is broken off. */
const last = (signal: AbortSignal) =>
  new Promise<string>((_resolve, reject) => {
    const breakOff = () => reject(signal.reason as Error);
    if (signal.aborted) breakOff();
    signal.addEventListener("abort", breakOff);
  });

describe("Work for an inspiration", () => {
  const { inspirations } = createMemoryDocuments();
  let one: StoredInspiration;
  beforeEach(async () => {
    one = await addTo(inspirations, newInspiration(ann));
  });
  it("is broken off once the inspiration is removed, and by no other change", async () => {
    const working = unlessRemoved(inspirations, one, never, last);
    const other = await addTo(inspirations, newInspiration(ann));
    await inspirations.remove(other.id);
    await inspirations.update(one.id, ["pending"], { status: "processing" });
    let isBrokenOff = false;
    void working.then(() => (isBrokenOff = true));
    await Promise.resolve();
    expect(isBrokenOff).toBe(false);
    await inspirations.remove(one.id);
    expect(await working).toBeNull();
  });

  it("ends as it does otherwise", async () => {
    expect(await unlessRemoved(inspirations, one, never, async () => "made")).toBe("made");
    const fault = new Error("no voice");
    await expect(
      unlessRemoved(inspirations, one, never, async () => Promise.reject(fault)),
    ).rejects.toBe(fault);
    const stopping = new AbortController();
    const stopped = unlessRemoved(inspirations, one, stopping.signal, last);
    stopping.abort(fault);
    await expect(stopped).rejects.toBe(fault);
  });

  it("is done without a watch", async () => {
    vi.spyOn(inspirations, "watch").mockRejectedValueOnce(new Error("away"));
    expect(await unlessRemoved(inspirations, one, never, async () => "made")).toBe("made");
  });
});
