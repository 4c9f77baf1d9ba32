/**
 * What to say of a list that may have changed meanwhile: from when it is, in the person's own time.
 *
 * @param asOf milliseconds since the epoch
 * @param isOutOfReach whether nobody answers; else the answer was that it can't be told now
 */
export function asOfText(asOf: number, now: number, isOutOfReach: boolean): string {
  const time = new Date(asOf);
  const isToday = time.toDateString() === new Date(now).toDateString();
  const day = time.toLocaleDateString("en", { day: "numeric", month: "long" });
  const hour = time.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  const reason = isOutOfReach ? "You're offline." : "We couldn't look for new ones.";
  return `${reason} Showing what was here ${isToday ? "" : `on ${day} `}at ${hour}.`;
}
