/**
 * `Good morning`, `Good afternoon` or `Good evening` by the person's own clock, with their name
 * where there is one. Morning begins at 5, afternoon at 12, evening at 18 o'clock.
 */
export function greeting(now: Date, name: string | null): string {
  const hour = now.getHours();
  const words =
    hour < 5 || hour >= 18 ? "Good evening" : hour < 12 ? "Good morning" : "Good afternoon";
  const called = name?.trim();
  return called ? `${words}, ${called}` : words;
}
