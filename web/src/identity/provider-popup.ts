import type { ProviderPopup } from "./firebase-authentication.ts";
import { calling } from "./firebase-errors.ts";

/**
 * Waits for the result of a popup. If the signal aborts, it closes the window and rejects with the signal's reason.
 *
 * @param undo called if the sign-in succeeds after the signal has aborted
 */
export function awaitPopup(
  popup: ProviderPopup,
  signal: AbortSignal,
  undo: () => void,
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const withdraw = () => {
      popup.close();
      reject(signal.reason);
      popup.accessToken.then(undo, () => {});
    };
    signal.addEventListener("abort", withdraw, { once: true });
    calling("provider", popup.accessToken)
      .finally(() => signal.removeEventListener("abort", withdraw))
      .then(resolve, reject);
  });
}
