import { randomBytes } from "node:crypto";

/** Where a popup's answer is waited for. */
export interface PopupWaiting {
  /** Of the web app. */
  readonly origin: string;
  /** By which the waiting page knows its own popup among those of other tabs. */
  readonly attempt: string;
}

/**
 * What goes to the provider with a popup and comes back with its code: something unguessable, and
 * where the web app waits.
 */
export function createPopupState({ origin, attempt }: PopupWaiting): string {
  const unguessable = randomBytes(18).toString("base64url");
  return [unguessable, Buffer.from(origin).toString("base64url"), attempt].join(".");
}

/** Where the web app waits as the state has it, for which nobody vouches. */
export function readPopupState(state: string): PopupWaiting {
  const [, origin = "", attempt = ""] = state.split(".");
  return { origin: Buffer.from(origin, "base64url").toString(), attempt };
}
