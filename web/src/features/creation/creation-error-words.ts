import { ApiError } from "../../api/api-error.ts";

const words: Readonly<Partial<Record<ApiError["code"], string>>> = {
  "not-signed-in": "Please log in to continue",
  network: "Failed to create affirmation. Check your connection and try again.",
  "too-many-requests": "Failed to create affirmation. Please wait a moment and try again.",
};

/** The words for an inspiration that could not be created. */
export function creationFailure(error: unknown): string {
  const known = error instanceof ApiError ? words[error.code] : undefined;
  return known ?? "Failed to create affirmation";
}

/** The words for an inspiration that could not be sent and stays on the device. */
export const sendingFailure = "We couldn't send what you wrote. It is kept on your list.";
