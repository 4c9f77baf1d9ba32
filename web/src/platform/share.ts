/** What is handed to another app; the address of this one goes with it. */
export interface Shared {
  readonly title: string;
  readonly text: string;
}

/**
 * Lets the person hand something to another app; to be called inside the tap. `copied` where there
 * is no way to and it went to the clipboard; `dismissed` when they thought better of it. Rejects when it can't be
 * done.
 */
export type Share = (shared: Shared) => Promise<"shared" | "copied" | "dismissed">;
