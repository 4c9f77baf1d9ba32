import type { SharePlugin } from "@capacitor/share";
import type { Share } from "./share.ts";

/** @param address of the app */
export function createNativeShare(plugin: Pick<SharePlugin, "share">, address: string): Share {
  return async ({ title, text }) => {
    try {
      await plugin.share({ title, text, url: address, dialogTitle: "Share" });
      return "shared";
    } catch (error) {
      // The plugin has no error code for it. The message is the same on both systems.
      if (error instanceof Error && error.message === "Share canceled") return "dismissed";
      throw error;
    }
  };
}
