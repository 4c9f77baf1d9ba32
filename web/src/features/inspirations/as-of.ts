import type { ConnectionPhase } from "./connection-state.ts";

/** Why the list may be outdated. `returning` has no reason: the network is back, and the answer is still to come. */
const reasons: Readonly<Partial<Record<ConnectionPhase, string>>> = {
  refused: "We couldn't look for new ones. ",
  offline: "You're offline. ",
  unreachable: "We can't reach Hearten. ",
};

/**
 * The notice for a list that may be outdated: the reason, and its time in the person's time zone.
 *
 * @param asOf milliseconds since the epoch
 * @param now milliseconds since the epoch
 */
export function asOfText(asOf: number, now: number, phase: ConnectionPhase): string {
  const time = new Date(asOf);
  const isToday = time.toDateString() === new Date(now).toDateString();
  const day = time.toLocaleDateString("en", { day: "numeric", month: "long" });
  const hour = time.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  return `${reasons[phase] ?? ""}Showing what was here ${isToday ? "" : `on ${day} `}at ${hour}.`;
}
