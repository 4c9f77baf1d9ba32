import { createVariable, type Observable } from "../../api/observable.ts";
import type { ConnectionPhase, ConnectionState } from "./connection-state.ts";

/** What the screens show about the connection to the server. */
export interface Reachability {
  readonly phase: Observable<ConnectionPhase>;
  /**
   * How old the list is while it can't be kept up to date, in milliseconds since the epoch. Null while it is
   * up to date, or has been in doubt for a moment only.
   */
  readonly asOf: Observable<number | null>;
  /**
   * Whether only what is stored on this device can be used, because the server gives no answer. False
   * again with the first answer.
   */
  readonly isOutOfReach: Observable<boolean>;
}

/** The phases in which the screen says nothing. */
const unnoticed: readonly ConnectionPhase[] = ["unknown", "current", "doubtful"];
/** The phases in which no answer comes. */
const unanswered: readonly ConnectionPhase[] = ["offline", "returning", "unreachable"];

/** Derives what the screens show; `show` takes each new state of the connection. */
export function createReachability(): Reachability & {
  readonly show: (state: ConnectionState) => void;
} {
  const phase = createVariable<ConnectionPhase>("unknown");
  const asOf = createVariable<number | null>(null);
  const isOutOfReach = createVariable(false);
  return {
    phase,
    asOf,
    isOutOfReach,
    show(state) {
      phase.set(state.phase);
      asOf.set(unnoticed.includes(state.phase) ? null : state.since);
      isOutOfReach.set(unanswered.includes(state.phase));
    },
  };
}
