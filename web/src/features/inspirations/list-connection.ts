import type { LiveEvent } from "@hearten/contract/inspirations.ts";
import { ApiError, isUnanswered } from "../../api/api-error.ts";
import type { Client } from "../../api/client.ts";
import type { OpenLive } from "../../api/live.ts";
import type { Network } from "../../platform/network.ts";
import type { After } from "../../platform/timer.ts";
import {
  type ConnectionEvent,
  isAnsweredOffline,
  isGracePeriod,
  noConnection,
  reduceConnection,
} from "./connection-state.ts";
import type { InspirationPage } from "./inspiration-list.ts";
import { createReachability, type Reachability } from "./reachability.ts";

/** Milliseconds that the live stream has to open. After that the list is polled. */
const streamTimeout = 1_500;
/** Milliseconds between two polls while there is no live stream. */
const pollingInterval = 5_000;
/** The same within the grace period: a network that has just come back often loses the first question. */
const graceInterval = 1_000;
/** Milliseconds that the first answer may take. After that the list that is stored on the device is shown. */
const answerTimeout = 4_000;
/** Milliseconds that a lost network or server has to come back before the screen says so. */
const gracePeriod = 3_000;

/** Keeps the list up to date by the live stream, and by polling while there is no stream. */
export interface ListConnection {
  readonly reachability: Reachability;
  /** Opens the stream; does nothing if it is open. */
  open(): void;
  /** Reads the list again after a failure. Resolves when that has succeeded or failed; never rejects. */
  reload(): Promise<void>;
  /** To be called when the server has answered another call that changes the list; includes `noteChange`. */
  noteAnswer(): void;
  /** To be called when the list has changed here: an answer that is under way is dropped, and asked for anew. */
  noteChange(): void;
  /** Closes the stream, stops polling and ignores answers that come later. */
  close(): void;
}

export interface ListConnectionDependencies {
  readonly client: Pick<Client, "listInspirations">;
  readonly openLive: OpenLive;
  readonly onNotSignedIn: () => void;
  /** Receives a fault of our own in reading the list. Otherwise it is like a refusal of the server. */
  readonly onFault: (error: unknown) => void;
  readonly after: After;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly network: Network;
  /** Receives each event of the live stream. */
  readonly onEvent: (event: LiveEvent) => void;
  /** Receives the newest page when polling. */
  readonly onPage: (page: InspirationPage) => void;
  /** Shows the list that is stored on the device. Returns the time of that list, milliseconds since the epoch; null if there is none. */
  readonly recall: () => number | null;
  /** There is no list to show, not even a stored one. */
  readonly onUnreadable: () => void;
}

export function createListConnection(dependencies: ListConnectionDependencies): ListConnection {
  const { client, openLive, onNotSignedIn, after, now, network } = dependencies;
  const { onEvent, onPage, onUnreadable, onFault } = dependencies;
  const { show, ...reachability } = createReachability();
  let state = noConnection;
  let closeStream: (() => void) | null = null;
  let stopFollowing: (() => void) | null = null;
  let cancelPolling: (() => void) | null = null;
  let cancelGracePeriod: (() => void) | null = null;
  /** Counts the closings, so that a late answer for an earlier person is ignored. */
  let visit = 0;
  /** Counts the changes that were made here, so that an answer from before them is ignored. */
  let changes = 0;

  /** Whether nothing suggests that the stream has missed anything. */
  const isKeptByStream = () => state.isLive && state.isOnline && state.since === null;

  function tell(event: ConnectionEvent) {
    const before = state;
    state = reduceConnection(before, event);
    const isSame = state.phase === before.phase && state.isOnline === before.isOnline;
    if (!isSame) restartGracePeriod();
    show(state);
    if (isKeptByStream()) cancelPolling?.();
    else if (isAnsweredOffline(state)) pollIn(pollingInterval);
  }

  /** Each change of the network restarts it: to switch from one network to another takes a moment. */
  function restartGracePeriod() {
    cancelGracePeriod?.();
    cancelGracePeriod = isGracePeriod(state)
      ? after(gracePeriod, () => tell({ type: "grace-period-ended" }))
      : null;
  }

  /** Returns whether there was a stored list to show. */
  function recall(): boolean {
    const at = dependencies.recall();
    if (at !== null) tell({ type: "recalled", at });
    return at !== null;
  }

  /**
   * Reads the newest page in place of the stream. An answer that comes after the stream has opened is ignored. Never
   * rejects.
   */
  async function read(): Promise<void> {
    const asked = visit;
    const before = changes;
    const isNeeded = () => asked === visit && !isKeptByStream();
    const stopWaiting = after(answerTimeout, () => {
      if (isNeeded() && state.phase === "unknown") recall();
    });
    try {
      const page = await client.listInspirations({});
      if (!isNeeded()) return;
      if (before !== changes) return await read();
      onPage(page);
      tell({ type: "answered" });
      if (!state.isLive) pollIn(pollingInterval);
    } catch (error) {
      if (!(error instanceof ApiError)) onFault(error);
      if (!isNeeded()) return;
      if (state.phase === "unknown" && !recall()) onUnreadable();
      tell({ type: isUnanswered(error) ? "unanswered" : "refused", at: now() });
      // Without a list the person retries by a button; without a network `followNetwork` reads again.
      if (state.phase !== "unknown" && network.isOnline.get())
        pollIn(isGracePeriod(state) ? graceInterval : pollingInterval);
    } finally {
      stopWaiting();
    }
  }

  function pollIn(milliseconds: number) {
    cancelPolling?.();
    cancelPolling = after(milliseconds, () => void read());
  }

  /** A stream notices a lost network late, or survives it without an event. */
  function followNetwork() {
    if (!network.isOnline.get()) return tell({ type: "went-offline", at: now() });
    tell({ type: "went-online", at: now() });
    if (state.since !== null) void read();
  }

  /** The stream reconnects by itself; until then the list is polled. */
  function followLoss() {
    if (!state.isLive) return;
    tell({ type: "lost", at: now() });
    if (network.isOnline.get()) pollIn(streamTimeout);
  }

  return {
    reachability,
    open() {
      if (closeStream !== null) return;
      followNetwork();
      if (!state.isOnline && !recall()) onUnreadable();
      pollIn(streamTimeout);
      stopFollowing = network.isOnline.subscribe(followNetwork);
      closeStream = openLive({
        onEvent(event) {
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
    noteAnswer() {
      changes += 1;
      tell({ type: "answered" });
    },
    noteChange() {
      changes += 1;
    },
    close() {
      visit += 1;
      closeStream?.();
      closeStream = null;
      stopFollowing?.();
      cancelPolling?.();
      tell({ type: "closed" });
    },
  };
}
