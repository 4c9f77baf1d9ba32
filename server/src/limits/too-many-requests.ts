import { Refusal } from "../ports/refusal.ts";

/** The refusal `too-many-requests`, with the seconds after which the caller may try again. */
export function tooManyRequests(retryAfter: number): Refusal {
  return new Refusal(
    "too-many-requests",
    `Too many attempts. Try again in ${retryAfter} seconds.`,
    { retryAfter },
  );
}
