import { Refusal } from "../ports/refusal.ts";

/** `too-many-requests`, with the time to come back. */
export function tooMany(seconds: number): Refusal {
  return new Refusal("too-many-requests", `Too many attempts. Try again in ${seconds} seconds.`, {
    retryAfter: seconds,
  });
}
