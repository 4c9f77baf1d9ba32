/**
 * How the list on the screen stands to the one on the server:
 *
 * - `unknown`: there is no list yet, or it could not be read and none was kept.
 * - `current`: as the server last told, with no reason for doubt.
 * - `doubtful`: it may have changed meanwhile. That may pass, so nobody is told yet.
 * - `refused`: the server answers that it can't tell now.
 * - `offline`: the device has no network.
 * - `returning`: there is a network again, and no answer yet.
 * - `unreachable`: there is a network, and nobody answers.
 */
export type ConnectionPhase =
  | "unknown"
  | "current"
  | "doubtful"
  | "refused"
  | "offline"
  | "returning"
  | "unreachable";

/** What is known of the way to the server, and so of the list. */
export interface ConnectionState {
  readonly phase: ConnectionPhase;
  /** Milliseconds since the epoch from when the list is; null while it is `unknown` or `current`. */
  readonly since: number | null;
  /** Whether the live stream is there. */
  readonly isLive: boolean;
  /** Whether the device has a network. */
  readonly isOnline: boolean;
}

export type ConnectionEvent =
  /** The live stream has told something. */
  | { readonly type: "heard" }
  /** The live stream has ended, or did not come about; `at` is the time now. */
  | { readonly type: "lost"; readonly at: number }
  /** The server has answered a call. */
  | { readonly type: "answered" }
  /** The server has answered that it can't tell now; `at` is the time now. */
  | { readonly type: "refused"; readonly at: number }
  /** Nobody has answered a call; `at` is the time now. */
  | { readonly type: "unanswered"; readonly at: number }
  /** The list of an earlier visit, of the time `at`, is shown for want of a newer one. */
  | { readonly type: "recalled"; readonly at: number }
  | { readonly type: "went-online" }
  /** `at` is the time now. */
  | { readonly type: "went-offline"; readonly at: number }
  /** The network or the server had time to come back, and did not. */
  | { readonly type: "patience-ended" }
  /** The list is read anew from nothing. */
  | { readonly type: "forgotten" }
  /** Nobody follows the list any more. */
  | { readonly type: "closed" };

export const noConnection: ConnectionState = {
  phase: "unknown",
  since: null,
  isLive: false,
  isOnline: true,
};

/** Whether it is waited for what was lost to come back: `patience-ended` is due after a while. */
export function isPatient({ phase }: ConnectionState): boolean {
  return phase === "doubtful" || phase === "returning";
}

/** What has happened to the network, the stream or a call, applied to what was known before. */
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
      return {
        ...state,
        phase: state.phase === "offline" ? "returning" : state.phase,
        isOnline: true,
      };
    case "went-offline":
      return wentOffline({ ...state, isOnline: false }, event.at);
    case "patience-ended":
      return isPatient(state) ? outOfReach(state) : state;
    case "forgotten":
      return { ...state, phase: "unknown", since: null };
    case "closed":
      return noConnection;
  }
  event satisfies never;
  return state;
}

/** Without a word about it: what was lost comes back by itself, mostly before anybody has to be told. */
function doubted(state: ConnectionState, at: number): ConnectionState {
  return state.phase === "current" ? { ...state, phase: "doubtful", since: at } : state;
}

/** Who has been told already is told why at once. */
function wentOffline(state: ConnectionState, at: number): ConnectionState {
  const isTold = state.since !== null && state.phase !== "doubtful";
  return isTold ? { ...state, phase: "offline" } : doubted(state, at);
}

function outOfReach(state: ConnectionState): ConnectionState {
  return { ...state, phase: state.isOnline ? "unreachable" : "offline" };
}
