/** What is shared with another app, together with the address of this one. */
export interface Shared {
  readonly title: string;
  readonly text: string;
}

/**
 * Lets the person share something with another app. Call it inside the tap's event handler. Resolves with `copied` if
 * sharing is not possible and the text was copied to the clipboard, and with `dismissed` if the person cancelled.
 * Rejects if nothing of this is possible.
 */
export type Share = (shared: Shared) => Promise<"shared" | "copied" | "dismissed">;
