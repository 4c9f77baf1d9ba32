import { DownloadError } from "../../platform/downloads.ts";

/** What the person reads when an inspiration could not be kept on the device. */
export function keepFailure(error: unknown): string {
  return error instanceof DownloadError && error.reason === "no-room"
    ? "There is no room left on this device. Let another one go, then try again."
    : "We couldn't bring it to this device. Check your connection, then try again.";
}

/** What the person reads when one could not be removed from the device. */
export const releaseFailure = "We couldn't remove it from this device. Please try again.";
