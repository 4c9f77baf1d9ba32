import type { InspirationId } from "@hearten/contract/ids.ts";
import type { Status } from "@hearten/contract/inspirations.ts";
import type {
  InspirationStore,
  NewInspiration,
  StoredInspiration,
} from "../ports/documents/inspiration-store.ts";
import {
  type OwnedInspiration,
  readOwned,
  requireOwned,
} from "../ports/documents/owned-inspiration.ts";
import type { FreeSpace } from "../ports/free-space.ts";
import type { Session } from "../ports/identity.ts";
import { Refusal } from "../ports/refusal.ts";
import type { DailyLimit } from "./daily-limit.ts";
import type { Outlook } from "./outlook.ts";
import { type PresentedInspiration, toInspiration } from "./to-inspiration.ts";

const pageSize = 30;
/** Seconds after which somebody who found no room may try again. */
const retryWithoutRoom = 60;

/** What people can do with their own inspirations. Those of another person are `not-found`. */
export interface Inspirations {
  /** Checks the owner and converts the inspiration for the response, with signed addresses. */
  present(session: Session, inspiration: StoredInspiration): Promise<PresentedInspiration>;
  /** One page, newest first. */
  list(
    session: Session,
    cursor: string | null,
  ): Promise<{ inspirations: PresentedInspiration[]; nextCursor: string | null }>;
  read(session: Session, id: InspirationId): Promise<OwnedInspiration>;
  /**
   * Adds it. Idempotent by its id. Returns the stored inspiration.
   *
   * @throws for a new one `daily-limit` when the person has created as many as a day has room for, and `no-room` when the
   * disk is nearly full
   */
  add(session: Session, inspiration: Omit<NewInspiration, "userId">): Promise<OwnedInspiration>;
  /**
   * Changes the status for the owner.
   *
   * @throws `conflict` for a change that the owner may not make
   */
  move(
    inspiration: OwnedInspiration,
    to: OwnersStatus,
    error: string | null,
  ): Promise<StoredInspiration>;
  /**
   * Gives it another title.
   *
   * @throws `conflict` for one that is not finished
   */
  rename(inspiration: OwnedInspiration, title: string): Promise<StoredInspiration>;
}

type OwnersStatus = "processing" | "failed";

/** From which statuses the owner may move to which. */
const moves: Record<OwnersStatus, readonly Status[]> = {
  processing: ["pending", "failed"],
  failed: ["pending", "processing"],
};

const messageWithoutReason = "We couldn't start your inspiration. Nothing you wrote was lost.";

interface InspirationsParts {
  readonly store: InspirationStore;
  readonly dailyLimit: DailyLimit;
  readonly freeSpace: Pick<FreeSpace, "hasRoom">;
  /** Signs the address of a medium for a sign-in, which is named by its session's id. */
  readonly signAddress: (address: { readonly key: string; readonly signIn: string }) => string;
  readonly outlook: Outlook;
}

export function createInspirations({
  store,
  dailyLimit,
  freeSpace,
  signAddress,
  outlook,
}: InspirationsParts): Inspirations {
  const present = async (session: Session, inspiration: StoredInspiration) =>
    toInspiration(
      requireOwned(session, inspiration),
      (key) => signAddress({ key, signIn: session.id }),
      await outlook(inspiration),
    );
  return {
    present,
    async list(session, cursor) {
      const page = await store.list(session.person.uid, pageSize, cursor);
      return {
        inspirations: await Promise.all(page.inspirations.map((one) => present(session, one))),
        nextCursor: page.nextCursor,
      };
    },
    read: (session, id) => readOwned(store, session, id),
    async add(session, inspiration) {
      const { uid } = session.person;
      const present = await store.read(inspiration.id);
      if (present !== null) return requireOwned(session, present);
      if (!(await freeSpace.hasRoom()))
        throw new Refusal("no-room", "The server has no room for new inspirations now.", {
          retryAfter: retryWithoutRoom,
        });
      const takeBack = await dailyLimit.countOne(uid);
      let isNew = false;
      try {
        const added = await store.add({ ...inspiration, userId: uid });
        ({ isNew } = added);
        return requireOwned(session, added.inspiration);
      } finally {
        // Another call with this id came first, or nothing was added.
        if (!isNew) await takeBack();
      }
    },
    async move(inspiration, to, error) {
      if (inspiration.status === to) return inspiration;
      const moved = await store.update(inspiration.id, moves[to], {
        status: to,
        step: null,
        error: to === "failed" ? (error ?? messageWithoutReason) : null,
      });
      if (moved === null)
        throw new Refusal("conflict", `An inspiration can't become ${to} from here.`, {
          field: "status",
        });
      return moved;
    },
    async rename({ id }, title) {
      const renamed = await store.update(id, ["completed"], { title });
      if (renamed === null)
        throw new Refusal("conflict", "An inspiration has a title once it is completed.");
      return renamed;
    },
  };
}
