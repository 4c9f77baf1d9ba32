import type { Provider } from "@hearten/contract/account.ts";
import { type Credential, popupEndPath, popupPath } from "@hearten/contract/authentication.ts";
import { type ObtainCredential, SignInInterrupted } from "./provider-sign-in.ts";
import type { After } from "./timer.ts";

/** What is used of the window that was opened. */
type Popup = Pick<Window, "closed" | "close">;

/** Calls back with what is sent by the channel of that name; answers how to stop. */
type ListenToChannel = (name: string, receive: (message: unknown) => void) => () => void;

/** What is used of the browser. */
export interface PopupBrowser {
  /** Of the page. */
  readonly origin: string;
  /** A name that nobody else can guess, as the contract has it for popups. */
  readonly nameAttempt: () => string;
  /** Opens a window, or brings the one of that name to the front; null when it may not. */
  readonly open: (address: string, name: string, features: string) => Popup | null;
  readonly listen: ListenToChannel;
  readonly after: After;
}

const windowName = "hearten-sign-in";
const windowFeatures = "popup,width=480,height=680";
/** Milliseconds between two looks at whether the popup is still there. */
const pollInterval = 300;
/** Milliseconds in which the answer of a popup that has closed may still arrive. */
const gracePeriod = 1000;

/**
 * Signs in by a popup, which ends on the page at `popupEndPath`; that sends what came of it by a
 * channel, because the provider's pages may have parted the two windows.
 *
 * @param baseUrl where the API is; empty for the page's own origin
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
          // The answers of other tabs' popups, and of anybody's who was led to that page, come too.
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

/** Calls back a while after the popup has closed; answers how to stop. */
function whenClosed(popup: Popup, after: After, callback: () => void): () => void {
  let stop = after(pollInterval, poll);
  function poll(): void {
    stop = popup.closed ? after(gracePeriod, callback) : after(pollInterval, poll);
  }
  return () => stop();
}

/** Null when the provider sent no sign-in. */
function readCredential(provider: Provider, answer: URLSearchParams): Credential | null {
  const code = answer.get("code");
  const state = answer.get("state");
  if (code === null || state === null) return null;
  const [firstName, lastName] = [answer.get("firstName"), answer.get("lastName")];
  return { kind: "code", provider, code, state, firstName, lastName };
}

/** 128 random bits, which unlike a UUID are to be had on pages without https too. */
export const nameBrowserAttempt = (): string =>
  crypto.getRandomValues(new Uint32Array(4)).join("-");

export const listenToChannel: ListenToChannel = (name, receive) => {
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }) => receive(data));
  return () => channel.close();
};
