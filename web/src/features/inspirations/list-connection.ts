import type { LiveEvent } from "@hearten/contract/inspirations.ts";
import { ApiError } from "../../api/api-error.ts";
import type { Client } from "../../api/client.ts";
import type { OpenLive } from "../../api/live.ts";
import type { Network } from "../../platform/network.ts";
import type { After } from "../../platform/timer.ts";
import {
  type ConnectionEvent,
  isPatient,
  noConnection,
  reduceConnection,
} from "./connection-state.ts";
import type { InspirationPage } from "./inspiration-list.ts";
import { createReachability, type Reachability } from "./reachability.ts";

/** Milliseconds for the live stream to begin, or to come back; after that the list is read without it. */
const patienceWithStream = 1_500;
/** Milliseconds between two readings while there is no stream. */
const readingInterval = 5_000;
/** Milliseconds for an answer, where there is something to look at until then. */
const patienceWithAnswer = 4_000;
/** Milliseconds within which a network or a server that has gone may come back without a word about it. */
const patienceWithNetwork = 3_000;

/** Keeps the list up to date: by the live stream, and by reading it while there is no stream. */
export interface ListConnection {
  readonly reachability: Reachability;
  /** Begins, unless it has begun already. */
  open(): void;
  /** Reads the list from nothing; resolves when it is read, or has failed to be. */
  reload(): Promise<void>;
  /** Call it when the server has answered another call about the list. */
  noteAnswer(): void;
  /** Ends it; what is still on its way is dropped. */
  close(): void;
}

export interface ListConnectionDependencies {
  readonly client: Pick<Client, "listInspirations">;
  readonly openLive: OpenLive;
  readonly onNotSignedIn: () => void;
  readonly after: After;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly network: Network;
  /** The live stream tells this. */
  readonly onEvent: (event: LiveEvent) => void;
  /** The newest page was read. */
  readonly onPage: (page: InspirationPage) => void;
  /** Shows the list of an earlier visit; answers from when it is, in milliseconds since the epoch, null if there is none. */
  readonly recall: () => number | null;
  /** There is no list to show, not even an old one. */
  readonly onUnreadable: () => void;
}

export function createListConnection(dependencies: ListConnectionDependencies): ListConnection {
  const { client, openLive, onNotSignedIn, after, now, network } = dependencies;
  const { onEvent, onPage, onUnreadable } = dependencies;
  const { show, ...reachability } = createReachability();
  let state = noConnection;
  let closeStream: (() => void) | null = null;
  let stopFollowing: (() => void) | null = null;
  let cancelReading: (() => void) | null = null;
  let cancelPatience: (() => void) | null = null;
  /** Grows when it is closed, so that an answer on its way to a former person is dropped. */
  let visit = 0;

  function tell(event: ConnectionEvent) {
    const before = state;
    state = reduceConnection(before, event);
    const isSame = state.phase === before.phase && state.isOnline === before.isOnline;
    if (!isSame) waitPatiently();
    show(state);
  }

  /** One network for another takes a moment too, so the time begins anew with each change. */
  function waitPatiently() {
    cancelPatience?.();
    cancelPatience = isPatient(state)
      ? after(patienceWithNetwork, () => tell({ type: "patience-ended" }))
      : null;
  }

  /** What was known before is better than nothing. */
  function recall(): boolean {
    const at = dependencies.recall();
    if (at !== null) tell({ type: "recalled", at });
    return at !== null;
  }

  /** Does for the list what the stream should, until the stream does. */
  async function read() {
    const asked = visit;
    const isNeeded = () => asked === visit && (!state.isLive || state.since !== null);
    const stopWaiting = after(patienceWithAnswer, () => {
      if (isNeeded() && state.phase === "unknown") recall();
    });
    try {
      const page = await client.listInspirations({});
      if (!isNeeded()) return;
      onPage(page);
      tell({ type: "answered" });
      if (!state.isLive) readIn(readingInterval);
    } catch (error) {
      if (!isNeeded()) return;
      if (state.phase === "unknown" && !recall()) onUnreadable();
      const isUnanswered = error instanceof ApiError && error.code === "network";
      tell({ type: isUnanswered ? "unanswered" : "refused", at: now() });
      // Whoever has nothing to look at asks by a press; what has no network hears when it has one.
      if (state.phase !== "unknown" && network.isOnline.get()) readIn(readingInterval);
    } finally {
      stopWaiting();
    }
  }

  function readIn(milliseconds: number) {
    cancelReading?.();
    cancelReading = after(milliseconds, () => void read());
  }

  /** The stream does not say at once that it is cut off, and may not say that it has come through. */
  function followNetwork() {
    if (!network.isOnline.get()) return tell({ type: "went-offline", at: now() });
    tell({ type: "went-online" });
    if (state.since !== null) void read();
  }

  /** The stream comes back by itself; until then the list is read. */
  function followLoss() {
    if (!state.isLive) return;
    tell({ type: "lost", at: now() });
    if (network.isOnline.get()) readIn(patienceWithStream);
  }

  return {
    reachability,
    open() {
      if (closeStream !== null) return;
      followNetwork();
      if (!state.isOnline && !recall()) onUnreadable();
      readIn(patienceWithStream);
      stopFollowing = network.isOnline.subscribe(followNetwork);
      closeStream = openLive({
        onEvent(event) {
          cancelReading?.();
          onEvent(event);
          tell({ type: "heard" });
        },
        onLost: followLoss,
        onNotSignedIn,
      });
    },
    async reload() {
      tell({ type: "forgotten" });
      await read();
    },
    noteAnswer: () => tell({ type: "answered" }),
    close() {
      visit += 1;
      closeStream?.();
      closeStream = null;
      stopFollowing?.();
      cancelReading?.();
      tell({ type: "closed" });
    },
  };
}
