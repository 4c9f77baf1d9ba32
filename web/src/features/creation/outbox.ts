import { description, length } from "@hearten/contract/inspirations.ts";
import * as v from "valibot";
import { ApiError } from "../../api/api-error.ts";
import type { Client } from "../../api/client.ts";
import { createVariable, type Observable } from "../../api/observable.ts";
import type { LocalStorage } from "../../platform/local-storage.ts";
import type { Mutex } from "../../platform/mutex.ts";
import type { After } from "../../platform/timer.ts";

/** Milliseconds between two attempts to send what waits. */
const retryInterval = 20_000;
/** So often the server may fail at one of them before the person is told. */
const maxFaults = 3;

const unsent = v.object({
  id: v.string(),
  length,
  description,
  /** Null when they were not known without a network; then those count that are known at last. */
  userGoals: v.nullable(v.array(v.string())),
  /** Whether the server has it already, though not all of its calls: from then on it is no draft. */
  isBegun: v.optional(v.boolean()),
  /** How often the server has failed at it since it was last sent by the person. */
  faults: v.optional(v.number()),
  /** Whether it could not be sent: it is not tried again by itself. */
  isHeld: v.optional(v.boolean()),
});
/** An inspiration that was asked for without a network. */
export type Unsent = v.InferOutput<typeof unsent>;

/**
 * What was asked for without a network; each is sent once, when the network is back. What the server refuses, or
 * fails at three times, is told and holds up nothing else. Its words are not lost: they are on the server
 * already, or it is held here until the person sends it again or takes it back.
 */
export interface Outbox {
  /** The newest first. */
  readonly waiting: Observable<readonly Unsent[]>;
  /** Whether it is kept here now, to be sent; false on a device that refuses to keep anything. */
  add(wish: Unsent): boolean;
  /** Takes it back for good; false when it is being sent at this moment, or is on the server already. */
  discard(id: string): Promise<boolean>;
  /** Sends what waits and is not held, if it can be. */
  send(): Promise<void>;
  /** Sends it with the rest, though it was held. */
  sendAgain(id: string): Promise<void>;
  /** Begins anew with what waits of whoever is signed in now; nothing, when nobody is. */
  open(): void;
  /** Call it when another window has changed what waits. */
  reload(): void;
}

export interface OutboxDependencies {
  readonly client: Pick<Client, "addInspiration" | "updateInspirationStatus" | "createAffirmation">;
  readonly storage: LocalStorage;
  readonly readGoals: () => Promise<readonly string[]>;
  /** Held by the window that sends what waits, or takes it back. */
  readonly mutex: Mutex;
  readonly after: After;
  /**
   * It was refused, or has failed too often. Called once, unless it is sent again.
   *
   * @param isKept whether it is held here; else the server has its words
   */
  readonly onRefused: (error: unknown, isKept: boolean) => void;
}

export function createOutbox(dependencies: OutboxDependencies): Outbox {
  const { client, storage, readGoals, mutex, after, onRefused } = dependencies;
  const waiting = createVariable<readonly Unsent[]>([]);
  let cancelRetry: (() => void) | null = null;

  /** Another window may have added to it, or have sent some of it. */
  function recall(): readonly Unsent[] {
    const parsed = v.safeParse(v.array(unsent), storage.read("outbox"));
    return parsed.success ? parsed.output : [];
  }

  /** No more once another window has taken it back or sent it, or whoever asked for it has left. */
  const isWaiting = (id: string) => recall().some((one) => one.id === id);

  function change(to: (before: readonly Unsent[]) => readonly Unsent[]): boolean {
    const next = to(recall());
    storage.write("outbox", next);
    const kept = recall();
    waiting.set(kept);
    return kept.length === next.length;
  }

  function update(id: string, changes: Partial<Unsent>): void {
    change((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  }

  const remove = (id: string) => change((before) => before.filter((one) => one.id !== id));

  async function sendAll(): Promise<void> {
    waiting.set(recall());
    for (const wish of waiting.get().filter(canBeSent).toReversed()) {
      try {
        await sendOne(wish);
      } catch (error) {
        if (error instanceof ApiError && isOfAll.has(error.code)) return;
        countFault(wish.id, error);
        continue;
      }
      remove(wish.id);
    }
  }

  /** It may also have been taken back meanwhile, or whoever asked for it have left. */
  function countFault(id: string, error: unknown): void {
    const wish = recall().find((one) => one.id === id);
    if (wish === undefined) return;
    const faults = (wish.faults ?? 0) + 1;
    const canPass = !(error instanceof ApiError) || error.code === "internal";
    if (canPass && faults < maxFaults) {
      update(id, { faults });
      return;
    }
    const isKept = wish.isBegun !== true;
    if (isKept) update(id, { isHeld: true, faults: 0 });
    else remove(id);
    onRefused(error, isKept);
  }

  /**
   * Each step may have been made before, with its answer lost. None is made for who is signed in by then,
   * unless it is theirs.
   */
  async function sendOne({ id, length, description, userGoals }: Unsent): Promise<void> {
    const goals = userGoals ?? (await readGoals());
    if (!isWaiting(id)) return;
    const { inspiration } = await client.addInspiration({ id, length, goals: description });
    if (!isWaiting(id)) return;
    update(id, { isBegun: true });
    if (inspiration.status !== "pending" && inspiration.status !== "processing") return;
    if (inspiration.status === "pending")
      await client.updateInspirationStatus({ id, status: "processing" });
    if (!isWaiting(id)) return;
    await client.createAffirmation({ recordId: id, length, userGoals: [...goals], description });
  }

  function retryLater(): void {
    cancelRetry?.();
    if (recall().some(canBeSent)) cancelRetry = after(retryInterval, () => void outbox.send());
  }

  const outbox: Outbox = {
    waiting,
    add(wish) {
      const isKept = change((before) => [wish, ...before.filter(({ id }) => id !== wish.id)]);
      if (isKept) void outbox.send();
      return isKept;
    },
    async discard(id) {
      let isGone = false;
      await mutex.tryRun(() => {
        const isOurs = recall().some((one) => one.id === id && one.isBegun !== true);
        if (isOurs) remove(id);
        isGone = isOurs;
      });
      return isGone;
    },
    async send() {
      cancelRetry?.();
      if (recall().some(canBeSent)) await mutex.tryRun(sendAll);
      retryLater();
    },
    async sendAgain(id) {
      update(id, { isHeld: false });
      await outbox.send();
    },
    open() {
      waiting.set(recall());
      void outbox.send();
    },
    reload() {
      waiting.set(recall());
      // Not at once: what another window has just failed at would be failed at again.
      retryLater();
    },
  };
  return outbox;
}

const canBeSent = ({ isHeld }: Unsent) => isHeld !== true;

/** What says nothing about the wish itself, and will be said of the next one too. */
const isOfAll: ReadonlySet<ApiError["code"]> = new Set([
  "network",
  "unavailable",
  "too-many-requests",
  "not-signed-in",
]);
