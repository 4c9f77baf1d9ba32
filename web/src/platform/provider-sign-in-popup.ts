import type { Provider } from "@hearten/contract/account.ts";
import { type Credential, popupEndPath, popupPath } from "@hearten/contract/authentication.ts";
import { type ObtainCredential, SignInInterrupted } from "./provider-sign-in.ts";
import type { After } from "./timer.ts";

/** The used part of a window. */
type Popup = Pick<Window, "closed" | "close">;

/** Calls back with each message of the BroadcastChannel. Returns the function that ends it. */
type ListenToChannel = (name: string, receive: (message: unknown) => void) => () => void;

/** The used part of the browser. */
export interface PopupBrowser {
  /** The page's origin. */
  readonly origin: string;
  /** Returns a random name for an attempt, in the format of the contract (`popupPath`). */
  readonly nameAttempt: () => string;
  /** Opens a window, or brings the one with that name to the front. Null if the browser blocks it. */
  readonly open: (address: string, name: string, features: string) => Popup | null;
  readonly listen: ListenToChannel;
  readonly after: After;
}

const windowName = "hearten-sign-in";
const windowFeatures = "popup,width=480,height=680";
/** Milliseconds between two checks whether the popup is still open. */
const pollInterval = 300;
/** Milliseconds in which the answer of a closed popup may still arrive. */
const gracePeriod = 1000;

/**
 * Signs in by a popup, which ends on the page at `popupEndPath`. That page sends the answer by a BroadcastChannel,
 * because the provider's pages may have cut the link between the two windows (Cross-Origin-Opener-Policy).
 *
 * @param baseUrl the API's address; empty for the page's own origin
 */
export function createPopupSignIn(baseUrl: string, browser: PopupBrowser): ObtainCredential {
  const { origin, nameAttempt, open, listen, after } = browser;
  let interruptCurrent: ((reason: SignInInterrupted) => void) | null = null;

  return async (provider, signal) => {
    signal.throwIfAborted();
    interruptCurrent?.(new SignInInterrupted("replaced"));
    const address = new URL(baseUrl + popupPath(provider), origin);
    const attempt = nameAttempt();
    address.searchParams.set("origin", origin);
    address.searchParams.set("attempt", attempt);
    const popup = open(address.href, windowName, windowFeatures);
    if (popup === null || popup.closed) throw new SignInInterrupted("blocked");

    const over = new AbortController();
    try {
      return await new Promise<Credential>((resolve, reject) => {
        interruptCurrent = reject;
        const stopListening = listen(popupEndPath, (message) => {
          const answer = new URLSearchParams(String(message));
          // The channel also gets answers of other tabs' popups, and forged ones by links to that page.
          if (answer.get("attempt") !== attempt) return;
          popup.close();
          const credential = readCredential(provider, answer);
          if (credential === null) reject(new SignInInterrupted("refused"));
          else resolve(credential);
        });
        const stopPolling = whenClosed(popup, after, () => reject(new SignInInterrupted("closed")));
        const withdraw = () => {
          popup.close();
          reject(signal.reason);
        };
        signal.addEventListener("abort", withdraw, { signal: over.signal });
        over.signal.addEventListener("abort", () => {
          stopListening();
          stopPolling();
        });
      });
    } finally {
      over.abort();
    }
  };
}

/** Calls back after the popup has closed, with a grace period. Returns the function that stops it. */
function whenClosed(popup: Popup, after: After, callback: () => void): () => void {
  let stop = after(pollInterval, poll);
  function poll(): void {
    stop = popup.closed ? after(gracePeriod, callback) : after(pollInterval, poll);
  }
  return () => stop();
}

/** Null if the provider sent no sign-in. */
function readCredential(provider: Provider, answer: URLSearchParams): Credential | null {
  const code = answer.get("code");
  const state = answer.get("state");
  if (code === null || state === null) return null;
  const [firstName, lastName] = [answer.get("firstName"), answer.get("lastName")];
  return { kind: "code", provider, code, state, firstName, lastName };
}

/** 128 random bits. Unlike `randomUUID`, this works also on pages without https. */
export const nameBrowserAttempt = (): string =>
  crypto.getRandomValues(new Uint32Array(4)).join("-");

export const listenToChannel: ListenToChannel = (name, receive) => {
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }) => receive(data));
  return () => channel.close();
};
