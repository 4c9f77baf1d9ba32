import { createVariable, type Observable } from "../../api/observable.ts";
import type { ConnectionPhase, ConnectionState } from "./connection-state.ts";

/** What the screens say of the way to the server. */
export interface Reachability {
  readonly phase: Observable<ConnectionPhase>;
  /**
   * Milliseconds since the epoch from when the list is, while nobody can tell whether it is still so:
   * without a network it is what was last known on this device. Null while it is kept up.
   */
  readonly asOf: Observable<number | null>;
  /**
   * Whether it is so because nobody answers: what is not on this device can't be had now. False again with
   * the first answer.
   */
  readonly isOutOfReach: Observable<boolean>;
}

/** Before anybody has to be told. */
const unspoken: readonly ConnectionPhase[] = ["unknown", "current", "doubtful"];
const silent: readonly ConnectionPhase[] = ["offline", "returning", "unreachable"];

/** Begins with nothing to say; `show` brings it up to the connection's state. */
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
      asOf.set(unspoken.includes(state.phase) ? null : state.since);
      isOutOfReach.set(silent.includes(state.phase));
    },
  };
}
