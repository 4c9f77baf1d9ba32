import { ApiError } from "./api-error.ts";

const advice: Readonly<Partial<Record<ApiError["code"], string>>> = {
  network: "Check your connection and try again.",
  "too-many-requests": "Too many attempts. Please wait a moment and try again.",
};

/** What a person can do about a call that failed for no reason of their own; one sentence. */
export function adviceFor(error: unknown): string {
  const known = error instanceof ApiError ? advice[error.code] : undefined;
  return known ?? "Please try again in a moment.";
}
