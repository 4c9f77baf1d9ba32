/**
 * What to say of a list that may have changed meanwhile: from when it is, in the person's own time.
 *
 * @param asOf milliseconds since the epoch
 */
export function asOfText(asOf: number, now: number): string {
  const time = new Date(asOf);
  const isToday = time.toDateString() === new Date(now).toDateString();
  const day = time.toLocaleDateString("en", { day: "numeric", month: "long" });
  const hour = time.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  return `You're offline. Showing what was here ${isToday ? "" : `on ${day} `}at ${hour}.`;
}
