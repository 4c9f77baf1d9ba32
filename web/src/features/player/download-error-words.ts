import { DownloadError, type DownloadRefusal } from "../../platform/downloads.ts";

const outOfReach = "We couldn't download it. Check your connection, then try again.";
const words: Readonly<Record<DownloadRefusal, string>> = {
  "out-of-reach": outOfReach,
  "no-room": "There is no room left on this device. Remove another one, then try again.",
  refused: "We couldn't download it.",
};

/** The words for an inspiration that could not be kept on the device. */
export function keepFailure(error: unknown): string {
  return error instanceof DownloadError ? words[error.reason] : outOfReach;
}

/** The words for one that could not be removed from the device. */
export const releaseFailure = "We couldn't remove it from this device. Please try again.";
