import type { Inspiration, Status } from "@hearten/contract/inspirations.ts";
import type {
  InspirationStore,
  NewInspiration,
  StoredInspiration,
} from "../ports/documents/inspiration-store.ts";
import type { Media } from "../ports/media.ts";
import { Refusal } from "../ports/refusal.ts";
import { toInspiration } from "./to-inspiration.ts";

const pageSize = 30;

/** What an owner may do with their inspirations. Another person's are `not-found`. */
export interface Inspirations {
  present(inspiration: StoredInspiration): Promise<Inspiration>;
  list(
    uid: string,
    cursor: string | null,
  ): Promise<{ inspirations: Inspiration[]; nextCursor: string | null }>;
  read(uid: string, id: string): Promise<Inspiration>;
  add(inspiration: NewInspiration): Promise<Inspiration>;
  /** @throws `conflict` for a move that the owner may not make */
  move(uid: string, id: string, to: OwnersStatus, error: string | null): Promise<Inspiration>;
}

type OwnersStatus = "processing" | "failed";

/** From which statuses the owner may move to which. */
const moves: Record<OwnersStatus, readonly Status[]> = {
  processing: ["pending", "failed"],
  failed: ["pending", "processing"],
};

const messageWithoutReason = "We couldn't start your inspiration. Nothing you wrote was lost.";

export function createInspirations(
  store: InspirationStore,
  media: Media,
  now: () => number = Date.now,
): Inspirations {
  const present = (inspiration: StoredInspiration) => toInspiration(inspiration, media, now());
  const readOwn = async (uid: string, id: string) => {
    const inspiration = await store.read(id);
    if (inspiration === null || inspiration.userId !== uid) throw notFound();
    return inspiration;
  };
  return {
    present,
    async list(uid, cursor) {
      const page = await store.list(uid, pageSize, cursor);
      return {
        inspirations: await Promise.all(page.inspirations.map(present)),
        nextCursor: page.nextCursor,
      };
    },
    read: async (uid, id) => present(await readOwn(uid, id)),
    async add(inspiration) {
      const added = await store.add(inspiration);
      if (added.userId !== inspiration.userId) throw notFound();
      return present(added);
    },
    async move(uid, id, to, error) {
      const inspiration = await readOwn(uid, id);
      if (inspiration.status === to) return present(inspiration);
      const moved = await store.update(id, moves[to], {
        status: to,
        error: to === "failed" ? (error ?? messageWithoutReason) : null,
      });
      if (moved === null)
        throw new Refusal("conflict", `An inspiration can't become ${to} from here.`, {
          field: "status",
        });
      return present(moved);
    },
  };
}

function notFound(): Refusal {
  return new Refusal("not-found", "There is no such inspiration.");
}
