import { randomBytes } from "node:crypto";

/** The page that waits for a popup's answer. */
export interface PopupWaiting {
  /** Origin of the web app. */
  readonly origin: string;
  /** Tells the waiting page which popup is its own, among those of other tabs. */
  readonly attempt: string;
}

/**
 * The `state` of OAuth 2.0: the provider gets it when the popup opens and sends it back with its code. It is a random
 * part and the page that waits.
 */
export function createPopupState({ origin, attempt }: PopupWaiting): string {
  const unguessable = randomBytes(18).toString("base64url");
  return [unguessable, Buffer.from(origin).toString("base64url"), attempt].join(".");
}

/** Reads the waiting page from a state. Nothing in it can be trusted: anybody may have made it up. */
export function readPopupState(state: string): PopupWaiting {
  const [, origin = "", attempt = ""] = state.split(".");
  return { origin: Buffer.from(origin, "base64url").toString(), attempt };
}
