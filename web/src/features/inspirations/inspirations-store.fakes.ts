import { ApiError } from "../../api/api-error.ts";
import type { Inspiration, LiveEvent } from "@hearten/contract/inspirations.ts";
import { createVariable } from "../../api/observable.ts";
import type { LiveListener } from "../../api/live.ts";
import { inspirationOf } from "./inspirations.fakes.ts";
import { createInspirationsStore, type InspirationsDependencies } from "./inspirations-store.ts";
import type { StoredList } from "./list-storage.ts";

type FakeClient = InspirationsDependencies["client"];

export const unused = () => Promise.reject(new Error("not to be called"));
export const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A store with a fake clock, stream and server. */
export function setUpStore(client: Partial<FakeClient> = {}, stored: StoredList | null = null) {
  const isOnline = createVariable(true);
  const storage = {
    stored,
    read: () => storage.stored,
    write: (list: StoredList) => void (storage.stored = list),
  };
  /** What the device keeps, and the ids of what it was told to forget. */
  const kept: Inspiration[] = [];
  const removed: string[] = [];
  const faults: unknown[] = [];
  let listener: LiveListener | null = null;
  let openings = 0;
  let timers: { at: number; callback: () => void }[] = [];
  let now = 0;
  const store = createInspirationsStore({
    client: {
      listInspirations: unused,
      updateInspirationStatus: unused,
      createAffirmation: unused,
      renameInspiration: unused,
      ...client,
    },
    openLive(opened) {
      openings += 1;
      listener = opened;
      return () => {
        listener = null;
      };
    },
    onNotSignedIn: () => {},
    onFault: (error) => void faults.push(error),
    now: () => 1_000 + now,
    storage,
    network: { isOnline },
    kept: () => kept,
    onRemoved: (id) => removed.push(id),
    after(milliseconds, callback) {
      const timer = { at: now + milliseconds, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  });
  return {
    store,
    isOnline,
    storage,
    kept,
    removed,
    faults,
    streamIsOpen: () => listener !== null,
    openings: () => openings,
    /** Sends an event of the stream. */
    hear: (event: LiveEvent) => listener?.onEvent(event),
    /** Ends the stream. */
    lose: () => listener?.onLost(),
    wait: async (milliseconds: number) => {
      now += milliseconds;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { callback } of due) callback();
      await settle();
    },
  };
}

export const snapshot = (...inspirations: Inspiration[]): LiveEvent => ({
  type: "snapshot",
  inspirations,
  nextCursor: null,
});
export const waiting = inspirationOf({ status: "processing", title: null });
export const finished = inspirationOf({});
export const failed = inspirationOf({ status: "failed", error: "The voice gave out." });

/** A network that carries nothing. */
export const noAnswer = () => Promise.reject(new ApiError("network", "no answer"));

/** What the screen is told from here on of a list that is not up to date, and of nobody answering. */
export function watchNotices({ asOf, isOutOfReach }: ReturnType<typeof setUpStore>["store"]) {
  const told: unknown[] = [];
  for (const observable of [asOf, isOutOfReach])
    observable.subscribe(() => told.push(observable.get()));
  return told;
}
