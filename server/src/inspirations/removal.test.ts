import { toInspirationId, toUid } from "@hearten/contract/ids.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import { createMemoryMedia } from "../adapters/media/memory.ts";
import { addTo, newInspiration } from "../ports/documents/documents.fixture.ts";
import type { Documents } from "../ports/documents/documents.ts";
import { sessionOf } from "../ports/identity.fixture.ts";
import type { Log } from "../ports/log.ts";
import type { Media } from "../ports/media.ts";
import { createInspirationRemoval } from "./removal.ts";

const ann = toUid("ann");
const bob = toUid("bob");
const hour = 60 * 60 * 1_000;
const never = new AbortController().signal;
const nothing = () => undefined;
const log: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };

const keyOf = (id: string) => `inspirations/${id}/folder/audio.mp3`;

describe("Removing an inspiration", () => {
  let documents: Documents;
  let media: Media;
  let now: number;
  /** Whether the media are out of reach. */
  let isAway: boolean;

  beforeEach(() => {
    now = Date.now();
    isAway = false;
    documents = createMemoryDocuments(() => now);
    media = createMemoryMedia();
  });

  /** A process, on what earlier ones have left. */
  const start = () =>
    createInspirationRemoval({
      ...documents,
      removeMedia: async (id) => {
        if (isAway) throw new Error("storage is away");
        await media.deleteAll(`inspirations/${id}/`);
      },
      log,
      now: () => now,
    });
  const add = async (uid = ann) => {
    const { id } = await addTo(documents.inspirations, newInspiration(uid));
    await documents.generations.write(id, {
      userId: uid,
      goals: ["I sing"],
      description: "a talk",
      script: "{}",
    });
    await media.put(keyOf(id), new Uint8Array(9), "audio/mpeg");
    return id;
  };
  const remains = async (id: string) => [
    await documents.inspirations.read(toInspirationId(id)),
    await documents.generations.read(toInspirationId(id)),
    await media.stat(keyOf(id)),
  ];
  const nothingLeft = [null, null, null];

  it("takes its document, its generation and its media, and nothing of any other", async () => {
    const [id, other] = [await add(), await add()];
    const before = await remains(other);
    await start().remove(sessionOf(ann), id);
    expect(await remains(id)).toEqual(nothingLeft);
    expect(await remains(other)).toEqual(before);
  });

  it("may be asked for again by its owner", async () => {
    const id = await add();
    await start().remove(sessionOf(ann), id);
    await start().remove(sessionOf(ann), id);
    await Promise.all([1, 2, 3].map(() => start().remove(sessionOf(ann), id)));
    expect(await remains(id)).toEqual(nothingLeft);
  });

  it("is nobody else's right, and tells nobody else what there is", async () => {
    const id = await add();
    const before = await remains(id);
    const refusal = { code: "not-found", message: "There is no such inspiration." };
    const unknown = toInspirationId("unknown");
    await expect(start().remove(sessionOf(bob), id)).rejects.toMatchObject(refusal);
    await expect(start().remove(sessionOf(bob), unknown)).rejects.toMatchObject(refusal);
    expect(await remains(id)).toEqual(before);
    await start().remove(sessionOf(ann), id);
    await expect(start().remove(sessionOf(bob), id)).rejects.toMatchObject(refusal);
  });

  it("is finished by the next process when its own ends in the middle", async () => {
    const id = await add();
    // The process ends after the first write.
    await documents.inspirations.remove(id);
    expect(await media.stat(keyOf(id))).not.toBeNull();
    await start().resume(never);
    expect(await remains(id)).toEqual(nothingLeft);
  });

  it("answers while the media are away, and removes them once they are back", async () => {
    const id = await add();
    isAway = true;
    await start().remove(sessionOf(ann), await add());
    const removal = start();
    let left = 0;
    removal.onWorkLeft?.(() => (left += 1));
    await removal.remove(sessionOf(ann), id);
    expect(await documents.inspirations.read(id)).toBeNull();
    expect(left).toBe(1);
    now += 3 * hour;
    expect(await start().resume(never)).toBe(false);
    expect(await documents.removals.read(id)).not.toBeNull();
    isAway = false;
    expect(await start().resume(never)).toBe(true);
    await removal.remove(sessionOf(ann), await add());
    expect(left).toBe(1);
    expect(await remains(id)).toEqual(nothingLeft);
    expect(await documents.removals.read(id)).toBeNull();
  });

  it("removes once more what was still written for it, and ends after an hour or two", async () => {
    const early = await add();
    await start().remove(sessionOf(ann), early);
    now += hour / 2;
    const late = await add();
    await start().remove(sessionOf(ann), late);
    await media.put(keyOf(early), new Uint8Array(9), "audio/mpeg");
    await start().resume(never);
    expect(await media.stat(keyOf(early))).toBeNull();

    // Both are settled, and none has waited for long.
    now += 1.25 * hour;
    await start().resume(never);
    expect(await documents.removals.list(10)).toHaveLength(2);
    now += hour / 2;
    const fresh = await add();
    await start().remove(sessionOf(ann), fresh);
    await start().resume(never);
    expect(await documents.removals.list(10)).toMatchObject([{ id: fresh }]);
  });

  it("says that it is not done while the removals are out of reach", async () => {
    const away = Promise.reject(new Error("documents are away"));
    away.catch(nothing);
    const removals = { ...documents.removals, list: () => away };
    const removal = createInspirationRemoval({
      ...documents,
      removals,
      removeMedia: async () => undefined,
      log,
    });
    expect(await removal.resume(never)).toBe(false);
  });

  it("goes no further in a process that ends", async () => {
    const id = await add();
    await documents.inspirations.remove(id);
    await start().resume(AbortSignal.abort());
    expect(await media.stat(keyOf(id))).not.toBeNull();
  });
});
