import { description, length } from "@hearten/contract/inspirations.ts";
import { music, usualMusic } from "@hearten/contract/music.ts";
import type { Profile } from "@hearten/contract/profile.ts";
import { type ThirdParties, thirdParties } from "@hearten/contract/third-parties.ts";
import { fromWire, toWire, wireNames } from "@hearten/contract/wire-names.ts";
import * as v from "valibot";
import { ApiError } from "../../api/api-error.ts";
import type { Client } from "../../api/client.ts";
import { createVariable, type Observable } from "../../api/observable.ts";
import type { LocalStorage } from "../../platform/local-storage.ts";
import type { Mutex } from "../../platform/mutex.ts";
import type { After } from "../../platform/timer.ts";
import { unlessUsual } from "./create-inspiration.ts";
import { UnnamedThirdParties } from "./unnamed-third-parties.ts";
import { areNamed } from "./where-words-go.ts";

/** Milliseconds between two attempts to send. */
const retryInterval = 20_000;
/** After this number of server errors for one inspiration it is not retried, and the person is told. */
const maxFaults = 3;

/** On the device it has the names of earlier versions: another window may still be of one. */
const unsent = v.pipe(
  v.object({
    id: v.string(),
    length,
    description,
    /** Null if they were not known without a network. Then they are read before sending. */
    [wireNames.unsent.goals]: v.nullable(v.array(v.string())),
    /** Null, and absent in those of older versions, if the profile's was not known either. */
    music: v.optional(v.nullable(music)),
    /** The third parties of whom the person was told that they get the words. Null if they were told of none. */
    named: v.optional(v.nullable(thirdParties)),
    /** Whether the server has stored it, but perhaps not got all of its calls. Then it can't be discarded any more. */
    isBegun: v.optional(v.boolean()),
    /** The number of server errors since the person has last sent it. */
    faults: v.optional(v.number()),
    /** Whether sending has failed for good. It is not retried until the person sends it again. */
    isHeld: v.optional(v.boolean()),
  }),
  v.transform((stored) => fromWire("unsent", stored)),
);
/** An inspiration that was requested without a network. */
export type Unsent = v.InferOutput<typeof unsent>;

/**
 * The inspirations that were requested without a network. Each is sent once, when the network is back. If the server
 * refuses one, or fails three times, or its words would go to third parties of whom the person knows nothing, they are
 * told, and the others are sent. If the day has no room for more, the
 * person is told once, and all that the server does not have yet are held. The text is never lost: either the server
 * has it, or it stays here until the person sends it again or discards it.
 */
export interface Outbox {
  /** All that are not sent yet, the newest first. */
  readonly waiting: Observable<readonly Unsent[]>;
  /** Adds one and tries to send it. Returns false if the device refuses to store it. */
  add(wish: Unsent): boolean;
  /** Removes it for good. Resolves with false if it is being sent at this moment, or is on the server already. */
  discard(id: string): Promise<boolean>;
  /** Tries to send all that are not held. */
  send(): Promise<void>;
  /** Tries again to send one that was held, and all others. */
  sendAgain(id: string): Promise<void>;
  /** Call it after a sign-in or sign-out. Reads the person's stored inspirations and tries to send them. */
  open(): void;
  /** Call it when another window has changed the stored inspirations. */
  reload(): void;
}

export interface OutboxDependencies {
  readonly client: Pick<
    Client,
    "addInspiration" | "updateInspirationStatus" | "createAffirmation" | "readThirdParties"
  >;
  readonly storage: LocalStorage;
  readonly readProfile: () => Promise<Pick<Profile, "goals" | "music" | "keepsWordsHere"> | null>;
  /** Held while a window sends or discards. */
  readonly mutex: Mutex;
  readonly after: After;
  /**
   * Called once for an inspiration that was refused or has failed too often, with `UnnamedThirdParties` for one whose
   * words would go to somebody, or once for all that a day has no room
   * for; again only if one was sent again.
   *
   * @param isKept whether it is held here. Otherwise the server has its text.
   */
  readonly onRefused: (error: unknown, isKept: boolean) => void;
}

export function createOutbox(dependencies: OutboxDependencies): Outbox {
  const { client, storage, readProfile, mutex, after, onRefused } = dependencies;
  const waiting = createVariable<readonly Unsent[]>([]);
  let cancelRetry: (() => void) | null = null;

  /** Reads all that is stored. Another window may have changed it, and may be of a later version. */
  function stored(): readonly unknown[] {
    const all = storage.read("outbox");
    return Array.isArray(all) ? all : [];
  }

  /** Reads the stored inspirations, without those that can't be read here, which may be a later version's. */
  const recall = () => readable(stored());

  /** False if another window has discarded or sent it, or if the person has signed out. */
  const isWaiting = (id: string) => recall().some((one) => one.id === id);

  function change(to: (before: readonly Unsent[]) => readonly Unsent[]): boolean {
    const before = stored();
    const next = to(readable(before));
    const unreadable = before.filter((one) => !isReadable(one));
    storage.write("outbox", [...next.map((one) => toWire("unsent", one)), ...unreadable]);
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
      if (!recall().some((one) => one.id === wish.id && canBeSent(one))) continue;
      try {
        await sendOne(wish);
      } catch (error) {
        if (error instanceof ApiError && isOfAll.has(error.code)) return;
        if (isDailyLimit(error)) holdNew(wish.id, error);
        else if (error instanceof UnnamedThirdParties) holdUnnamed(wish.id, error);
        else countFault(wish.id, error);
        continue;
      }
      remove(wish.id);
    }
  }

  /**
   * Holds all that the server does not have yet: it would refuse each of them. Does nothing if the one that it refused
   * was discarded meanwhile, or if the person has signed out.
   */
  function holdNew(refused: string, error: unknown): void {
    if (!isWaiting(refused)) return;
    change((before) =>
      before.map((one) => (one.isBegun === true ? one : { ...one, isHeld: true, faults: 0 })),
    );
    onRefused(error, true);
  }

  /** Who sends it again has been told. Does nothing if it was discarded meanwhile, or if the person has signed out. */
  function holdUnnamed(id: string, error: UnnamedThirdParties): void {
    if (!isWaiting(id)) return;
    update(id, { isHeld: true, faults: 0, named: error.thirdParties });
    onRefused(error, true);
  }

  /** Does nothing if it was discarded meanwhile, or if the person has signed out. */
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
   * Each call may have succeeded before, with its answer lost. Before each call it checks that the person has not
   * changed.
   */
  async function sendOne({ id, length, description, ...wish }: Unsent): Promise<void> {
    const profile = wish.goals === null ? await readProfile() : null;
    const goals = wish.goals ?? profile?.goals ?? [];
    const asked = unlessUsual(wish.music ?? profile?.music ?? usualMusic);
    // What has begun the server finishes by itself.
    if (wish.isBegun !== true) await refuseUnnamed(wish.named ?? null);
    if (!isWaiting(id)) return;
    const { inspiration } = await client.addInspiration({ id, length, description, ...asked });
    if (!isWaiting(id)) return;
    update(id, { isBegun: true });
    if (inspiration.status !== "pending" && inspiration.status !== "processing") return;
    if (inspiration.status === "pending")
      await client.updateInspirationStatus({ id, status: "processing" });
    if (!isWaiting(id)) return;
    await client.createAffirmation({ id, length, goals: [...goals], description, ...asked });
  }

  /** Rejects with `UnnamedThirdParties` if the words would go to others than those of whom the person was told. */
  async function refuseUnnamed(named: ThirdParties | null): Promise<void> {
    const { thirdParties: now } = await client.readThirdParties({});
    if (areNamed(now, named)) return;
    const profile = await readProfile();
    if (profile?.keepsWordsHere !== true) throw new UnnamedThirdParties(now);
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
      // Not at once: what another window has just failed to send would fail again.
      retryLater();
    },
  };
  return outbox;
}

const isReadable = (one: unknown): boolean => v.is(unsent, one);

const readable = (all: readonly unknown[]): readonly Unsent[] =>
  all.filter(isReadable).map((one) => v.parse(unsent, one));

const canBeSent = ({ isHeld }: Unsent) => isHeld !== true;

const isDailyLimit = (error: unknown) => error instanceof ApiError && error.code === "daily-limit";

/** The errors that are not about one inspiration. The next one would get the same. */
const isOfAll: ReadonlySet<ApiError["code"]> = new Set([
  "network",
  "unavailable",
  "no-room",
  "too-many-requests",
  "not-signed-in",
]);
