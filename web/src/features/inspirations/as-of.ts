import type { ConnectionPhase } from "./connection-state.ts";

/** Why the list may be behind. A network that has just come back is no reason any more, and no answer yet. */
const reasons: Readonly<Partial<Record<ConnectionPhase, string>>> = {
  refused: "We couldn't look for new ones. ",
  offline: "You're offline. ",
  unreachable: "We can't reach Hearten. ",
};

/**
 * What to say of a list that may have changed meanwhile: why, and from when it is, in the person's own time.
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
