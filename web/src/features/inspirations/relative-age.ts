const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;
/** Months of the label are 30 days long. */
const month = 30 * day;

/**
 * How long ago something was made, in whole units that have passed: `Just now`, `5 minutes ago`,
 * `1 hour ago`, `Yesterday`, `3 days ago`, `2 weeks ago`, `4 months ago`.
 *
 * @param createdAt ISO 8601; a moment that is still to come (clocks differ) is `Just now`
 * @param now milliseconds since the epoch
 */
export function relativeAge(createdAt: string, now: number): string {
  const age = now - Date.parse(createdAt);
  if (age < minute) return "Just now";
  if (age < hour) return ago(age, minute, "minute");
  if (age < day) return ago(age, hour, "hour");
  if (age < 2 * day) return "Yesterday";
  if (age < week) return ago(age, day, "day");
  if (age < month) return ago(age, week, "week");
  return ago(age, month, "month");
}

function ago(age: number, unit: number, name: string): string {
  const count = Math.floor(age / unit);
  return `${count} ${name}${count === 1 ? "" : "s"} ago`;
}
