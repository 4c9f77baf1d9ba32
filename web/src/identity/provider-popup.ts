import type { ProviderPopup } from "./firebase-authentication.ts";
import { calling } from "./firebase-errors.ts";

/**
 * What comes of a popup, or the signal's reason as soon as it has aborted; then the window closes.
 *
 * @param undo what is done when the popup has come to its end all the same
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
