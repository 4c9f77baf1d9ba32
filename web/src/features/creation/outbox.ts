import { description, length } from "@hearten/contract/inspirations.ts";
import * as v from "valibot";
import { ApiError } from "../../api/api-error.ts";
import type { Client } from "../../api/client.ts";
import { createVariable, type Observable } from "../../api/observable.ts";
import type { Alone } from "../../platform/alone.ts";
import type { Memory } from "../../platform/memory.ts";
import type { After } from "../../platform/timer.ts";

/** Milliseconds between two attempts while the server is out of reach. */
const tryEvery = 20_000;

const unsent = v.object({
  id: v.string(),
  length,
  description,
  /** Null when they were not known without a network; then those count that are known at last. */
  userGoals: v.nullable(v.array(v.string())),
  /** Whether the server has it already, though not all of its calls: from then on it is no draft. */
  isBegun: v.optional(v.boolean()),
});
/** An inspiration that was asked for without a network. */
export type Unsent = v.InferOutput<typeof unsent>;

/** What was asked for without a network; each is sent once, when the network is back. */
export interface Outbox {
  /** The newest first. */
  readonly waiting: Observable<readonly Unsent[]>;
  /** Whether it is kept here now, to be sent; false on a device that refuses to keep anything. */
  add(wish: Unsent): boolean;
  /** Takes it back for good; false when it is being sent at this moment, or is on the server already. */
  discard(id: string): Promise<boolean>;
  /** Sends what waits, if it can be. */
  send(): Promise<void>;
  /** Begins anew with what waits of whoever is signed in now; nothing, when nobody is. */
  open(): void;
}

export interface OutboxDependencies {
  readonly client: Pick<Client, "addInspiration" | "updateInspirationStatus" | "createAffirmation">;
  readonly memory: Memory;
  readonly readGoals: () => Promise<readonly string[]>;
  /** What is done to what waits, by all windows. */
  readonly alone: Alone;
  readonly after: After;
  /** The server has refused it for good. */
  readonly onRefused: (error: ApiError) => void;
}

export function createOutbox(dependencies: OutboxDependencies): Outbox {
  const { client, memory, readGoals, alone, after, onRefused } = dependencies;
  const waiting = createVariable<readonly Unsent[]>([]);
  let cancelTrying: (() => void) | null = null;

  /** Another window may have added to it, or have sent some of it. */
  function recall(): readonly Unsent[] {
    const parsed = v.safeParse(v.array(unsent), memory.read("outbox"));
    return parsed.success ? parsed.output : [];
  }

  /** No more once another window has taken it back or sent it, or whoever asked for it has left. */
  const isWaiting = (id: string) => recall().some((one) => one.id === id);

  function change(to: (before: readonly Unsent[]) => readonly Unsent[]): boolean {
    const next = to(recall());
    memory.write("outbox", next);
    const kept = recall();
    waiting.set(kept);
    return kept.length === next.length;
  }

  async function sendAll(): Promise<void> {
    waiting.set(recall());
    for (const wish of waiting.get().toReversed()) {
      try {
        await sendOne(wish);
      } catch (error) {
        if (!(error instanceof ApiError) || canPass.has(error.code)) return;
        if (isWaiting(wish.id)) onRefused(error);
      }
      change((before) => before.filter(({ id }) => id !== wish.id));
    }
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
    change((before) => before.map((one) => (one.id === id ? { ...one, isBegun: true } : one)));
    if (inspiration.status !== "pending" && inspiration.status !== "processing") return;
    if (inspiration.status === "pending")
      await client.updateInspirationStatus({ id, status: "processing" });
    if (!isWaiting(id)) return;
    await client.createAffirmation({ recordId: id, length, userGoals: [...goals], description });
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
      await alone(() => {
        const isOurs = recall().some((one) => one.id === id && one.isBegun !== true);
        if (isOurs) change((before) => before.filter((one) => one.id !== id));
        isGone = isOurs;
      });
      return isGone;
    },
    async send() {
      cancelTrying?.();
      if (recall().length > 0) await alone(sendAll);
      cancelTrying?.();
      if (recall().length > 0) cancelTrying = after(tryEvery, () => void outbox.send());
    },
    open() {
      waiting.set(recall());
      void outbox.send();
    },
  };
  return outbox;
}

/** What says nothing about the wish itself. */
const canPass: ReadonlySet<ApiError["code"]> = new Set([
  "network",
  "unavailable",
  "too-many-requests",
  "not-signed-in",
  "internal",
]);
