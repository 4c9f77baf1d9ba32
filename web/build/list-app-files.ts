import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

export interface ListAppFilesOptions {
  /** The file name in the build of the script that gets the list. */
  readonly into: string;
  /** Whether the file at this path, from the build or the public folder, is in the list. */
  readonly isPart: (path: string) => boolean;
}

/**
 * Inserts the list of the app's files into the service worker. `APP_FILES` is replaced by their paths, and
 * `APP_VERSION` by a text that changes with any of them. Use it after all plugins that add files to the build.
 */
export function listAppFiles({ into, isPart }: ListAppFilesOptions): Plugin {
  let publicFolder = "";
  return {
    name: "list-app-files",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    async generateBundle(_outputOptions, bundle) {
      const worker = bundle[into];
      if (worker?.type !== "chunk") return;
      const files = new Map<string, string | Uint8Array>();
      for (const file of Object.values(bundle))
        if (file !== worker)
          files.set(file.fileName, file.type === "chunk" ? file.code : file.source);
      for (const name of await readdir(publicFolder))
        files.set(name, await readFile(join(publicFolder, name)));
      const paths = [...files.keys()].filter((name) => isPart(`/${name}`)).toSorted();
      const hash = createHash("sha256").update(worker.code);
      for (const path of paths) hash.update(`\0${path}\0`).update(files.get(path) ?? "");
      const version = hash.digest("base64url").slice(0, 12);
      worker.code = worker.code
        .replace(/\bAPP_FILES\b/, JSON.stringify(paths.map((path) => `/${path}`)))
        .replace(/\bAPP_VERSION\b/, JSON.stringify(version));
    },
  };
}
