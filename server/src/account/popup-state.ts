import { randomBytes } from "node:crypto";

/**
 * What goes to the provider with a popup and comes back with its code: something unguessable, and
 * the origin of the web app that waits.
 */
export function createPopupState(origin: string): string {
  return `${randomBytes(18).toString("base64url")}.${Buffer.from(origin).toString("base64url")}`;
}

/** The web app's origin as the state names it, for which nobody vouches. */
export function originOf(state: string): string {
  return Buffer.from(state.split(".")[1] ?? "", "base64url").toString();
}
