import type { Inspiration, Status } from "@hearten/contract/inspirations.ts";
import type { Documents, Motivation, NewMotivation } from "../ports/documents.ts";
import type { Media } from "../ports/media.ts";
import { Refusal } from "../ports/refusal.ts";
import { toInspiration } from "./to-inspiration.ts";

const pageSize = 30;

/** What an owner may do with their inspirations. Another person's are `not-found`. */
export interface Inspirations {
  present(motivation: Motivation): Promise<Inspiration>;
  list(
    uid: string,
    cursor: string | null,
  ): Promise<{ inspirations: Inspiration[]; nextCursor: string | null }>;
  read(uid: string, id: string): Promise<Inspiration>;
  add(motivation: NewMotivation): Promise<Inspiration>;
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
  documents: Documents,
  media: Media,
  now: () => number = Date.now,
): Inspirations {
  const present = (motivation: Motivation) => toInspiration(motivation, media, now());
  const readOwn = async (uid: string, id: string) => {
    const motivation = await documents.readMotivation(id);
    if (motivation === null || motivation.userId !== uid) throw notFound();
    return motivation;
  };
  return {
    present,
    async list(uid, cursor) {
      const page = await documents.listMotivations(uid, pageSize, cursor);
      return {
        inspirations: await Promise.all(page.motivations.map(present)),
        nextCursor: page.nextCursor,
      };
    },
    read: async (uid, id) => present(await readOwn(uid, id)),
    async add(motivation) {
      const added = await documents.addMotivation(motivation);
      if (added.userId !== motivation.userId) throw notFound();
      return present(added);
    },
    async move(uid, id, to, error) {
      const motivation = await readOwn(uid, id);
      if (motivation.status === to) return present(motivation);
      const moved = await documents.updateMotivation(id, moves[to], {
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
