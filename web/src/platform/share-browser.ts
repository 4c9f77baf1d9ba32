import type { FileSharing } from "./share.ts";

/** The used part of `navigator`. Older browsers can't share files, and pages without https can't share at all. */
interface Sharer {
  readonly share?: (data: ShareData) => Promise<void>;
  readonly canShare?: (data: ShareData) => boolean;
}

/** @param download adds the file to the browser's downloads */
export function createBrowserSharing(
  navigator: Sharer,
  download: (file: File) => void,
): FileSharing {
  const sharing: FileSharing = {
    async share(file) {
      const data = { files: [file] };
      if (navigator.share === undefined || navigator.canShare?.(data) !== true)
        return sharing.save(file);
      try {
        await navigator.share(data);
        return "shared";
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
        if (error.name === "AbortError") return "dismissed";
        if (error.name === "NotAllowedError") return "needs-tap";
        throw error;
      }
    },
    async save(file) {
      download(file);
      return "saved";
    },
    forget: async () => {},
  };
  return sharing;
}
