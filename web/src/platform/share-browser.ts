import type { Share } from "./share.ts";

/** The used part of `navigator`. Older browsers have no `share`, and pages without https have none of them. */
interface Sharer {
  readonly share?: (data: ShareData) => Promise<void>;
  readonly clipboard?: Pick<Clipboard, "writeText">;
}

/** @param address of the app */
export function createBrowserShare(navigator: Sharer, address: string): Share {
  return async ({ title, text }) => {
    if (navigator.share === undefined) {
      if (navigator.clipboard === undefined) throw new Error("The browser has no clipboard here");
      await navigator.clipboard.writeText(`${text}\n${address}`);
      return "copied";
    }
    try {
      await navigator.share({ title, text, url: address });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
      throw error;
    }
  };
}
