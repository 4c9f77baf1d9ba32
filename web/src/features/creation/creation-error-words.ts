import { ApiError } from "../../api/api-error.ts";
import { UnnamedThirdParties } from "./unnamed-third-parties.ts";
import { whereWordsGo } from "./where-words-go.ts";

const words: Readonly<Partial<Record<ApiError["code"], string>>> = {
  "not-signed-in": "Please log in to continue",
  network: "Failed to create affirmation. Check your connection and try again.",
  "no-room": "There's no room for new inspirations right now. Please try again later.",
  "too-many-requests": "Failed to create affirmation. Please wait a moment and try again.",
};

/** The words for an inspiration that could not be created. */
export function creationFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return failure;
  if (error.code === "daily-limit") return dailyLimitReached(error.limit);
  return words[error.code] ?? failure;
}

/** The words for an inspiration that could not be sent and stays on the device. */
export function sendingFailure(error: unknown): string {
  if (error instanceof UnnamedThirdParties)
    return `Nothing is sent yet. ${whereWordsGo(error.thirdParties)}`;
  return error instanceof ApiError && error.code === "daily-limit"
    ? `${dailyLimitReached(error.limit)} What you wrote is kept on your list.`
    : "We couldn't send what you wrote. It is kept on your list.";
}

const failure = "Failed to create affirmation";

function dailyLimitReached(limit: number | null): string {
  const made = limit === 1 ? "an inspiration" : `${limit ?? "many"} inspirations`;
  return `You've made ${made} today. There's room for more tomorrow.`;
}
