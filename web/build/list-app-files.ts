import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

export interface ListAppFilesOptions {
  /** The script that receives the list, by its name in the build. */
  readonly into: string;
  /** Whether what is built, or lies in the public folder, at this path is a part of the list. */
  readonly isPart: (path: string) => boolean;
}

/**
 * Tells the service worker what the app consists of: its `APP_FILES` is replaced by the paths of
 * the built files, its `APP_VERSION` by a text that changes with any of them. To stand after
 * whatever adds to the build.
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
