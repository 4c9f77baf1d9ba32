import type { Directory, FilesystemPlugin } from "@capacitor/filesystem";
import type { SharePlugin } from "@capacitor/share";
import type { FileSharing } from "./share.ts";

interface NativeSharing {
  readonly share: Pick<SharePlugin, "share">;
  readonly filesystem: Pick<FilesystemPlugin, "writeFile" | "rmdir">;
  /** The plugin's value for the app's cache, which the system may empty. */
  readonly cache: Directory;
  /** Returns the content as a `data:` address. */
  readonly readData: (file: File) => Promise<string>;
}

/** The folder in the cache. It holds the last file only. */
const folder = "shared";

/** The system's sheet both shares and saves: one of its entries leads to the phone's files. */
export function createNativeSharing(system: NativeSharing): FileSharing {
  const { share, filesystem, cache, readData } = system;

  const forget = () =>
    // Rejects if there is none.
    filesystem.rmdir({ directory: cache, path: folder, recursive: true }).catch(() => {});

  async function openSheet(file: File) {
    await forget();
    const { uri } = await filesystem.writeFile({
      directory: cache,
      path: `${folder}/${file.name}`,
      data: await readData(file),
      recursive: true,
    });
    try {
      await share.share({ files: [uri], dialogTitle: "Share" });
      return "shared";
    } catch (error) {
      // The plugin has no error code for it. The message is the same on both systems.
      if (error instanceof Error && error.message === "Share canceled") return "dismissed";
      throw error;
    }
  }

  return { share: openSheet, save: openSheet, forget };
}
