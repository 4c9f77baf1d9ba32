/**
 * How far the list on the screen can be trusted:
 *
 * - `unknown`: there is no list yet, or it could not be read and none was stored on the device.
 * - `current`: it is what the server last sent, and nothing suggests that it has changed.
 * - `doubtful`: it may have changed since. This often lasts a moment only, so the screen says nothing yet.
 * - `refused`: the server answers, but with an error.
 * - `offline`: the device has no network.
 * - `returning`: the device has a network again, and no answer has come yet.
 * - `unreachable`: the device has a network, and no answer comes.
 */
export type ConnectionPhase =
  | "unknown"
  | "current"
  | "doubtful"
  | "refused"
  | "offline"
  | "returning"
  | "unreachable";

/** What is known about the connection to the server. */
export interface ConnectionState {
  readonly phase: ConnectionPhase;
  /** Milliseconds since the epoch from when the list is; null while it is `unknown` or `current`. */
  readonly since: number | null;
  /** Whether the live stream is open. */
  readonly isLive: boolean;
  /** Whether the device has a network. */
  readonly isOnline: boolean;
}

export type ConnectionEvent =
  /** The live stream has sent an event. */
  | { readonly type: "heard" }
  /** The live stream has ended, or did not come about; `at` is the time now. */
  | { readonly type: "lost"; readonly at: number }
  /** The server has answered a call. */
  | { readonly type: "answered" }
  /** The server has answered a call with an error; `at` is the time now. */
  | { readonly type: "refused"; readonly at: number }
  /** A call got no answer; `at` is the time now. */
  | { readonly type: "unanswered"; readonly at: number }
  /** The list that was stored on the device at the time `at` is shown, because there is no newer one. */
  | { readonly type: "recalled"; readonly at: number }
  /** The device has a network, again or still; `at` is the time now. */
  | { readonly type: "went-online"; readonly at: number }
  /** `at` is the time now. */
  | { readonly type: "went-offline"; readonly at: number }
  /** The network or the server did not come back in time. */
  | { readonly type: "grace-period-ended" }
  /** The list is dropped and will be read again. */
  | { readonly type: "forgotten" }
  /** The connection was closed. */
  | { readonly type: "closed" };

export const noConnection: ConnectionState = {
  phase: "unknown",
  since: null,
  isLive: false,
  isOnline: true,
};

/** Whether the network or the server gets time to come back by itself. `grace-period-ended` must follow. */
export function isGracePeriod({ phase }: ConnectionState): boolean {
  return phase === "doubtful" || phase === "returning";
}

/**
 * Whether the server has answered although the device has no network. The answer may have been under way when the
 * network went, and nothing may come after it: the server must be asked again.
 */
export function isAnsweredOffline({ phase, isOnline }: ConnectionState): boolean {
  return !isOnline && (phase === "current" || phase === "refused");
}

/** Reducer: the state after an event of the network, the stream or a call. */
export function reduceConnection(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  switch (event.type) {
    case "heard":
      return { ...state, phase: "current", since: null, isLive: true };
    case "answered":
      return { ...state, phase: "current", since: null };
    case "lost":
      return { ...(state.isLive ? doubted(state, event.at) : state), isLive: false };
    case "refused":
      return state.phase === "unknown"
        ? state
        : { ...state, phase: "refused", since: state.since ?? event.at };
    case "unanswered":
      return state.phase === "refused" ? outOfReach(state) : doubted(state, event.at);
    case "recalled":
      return outOfReach({ ...state, since: event.at });
    case "went-online":
      return { ...(state.isOnline ? state : returned(state, event.at)), isOnline: true };
    case "went-offline":
      return wentOffline({ ...state, isOnline: false }, event.at);
    case "grace-period-ended":
      return isGracePeriod(state) ? outOfReach(state) : state;
    case "forgotten":
      return { ...state, phase: "unknown", since: null };
    case "closed":
      return noConnection;
  }
  event satisfies never;
  return state;
}

/** A lost connection mostly comes back by itself, so the screen says nothing for now. */
function doubted(state: ConnectionState, at: number): ConnectionState {
  return state.phase === "current" ? { ...state, phase: "doubtful", since: at } : state;
}

/** If the screen already shows a notice, its words change at once. */
function wentOffline(state: ConnectionState, at: number): ConnectionState {
  const isTold = state.since !== null && state.phase !== "doubtful";
  return isTold ? { ...state, phase: "offline" } : doubted(state, at);
}

/** Also what was answered without a network may have changed: the stream may be dead without a word. */
function returned(state: ConnectionState, at: number): ConnectionState {
  return state.phase === "offline" ? { ...state, phase: "returning" } : doubted(state, at);
}

function outOfReach(state: ConnectionState): ConnectionState {
  return { ...state, phase: state.isOnline ? "unreachable" : "offline" };
}
