import { ApiError } from "./api-error.ts";

const advice: Readonly<Partial<Record<ApiError["code"], string>>> = {
  network: "Check your connection and try again.",
  "too-many-requests": "Too many attempts. Please wait a moment and try again.",
};

/** One sentence that tells a person what to do after a call failed through no fault of theirs. */
export function adviceFor(error: unknown): string {
  const known = error instanceof ApiError ? advice[error.code] : undefined;
  return known ?? "Please try again in a moment.";
}
