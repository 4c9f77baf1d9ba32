import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** Where the page wants the script; in `index.html` before everything that paints. */
const place = "<!--first-paint-->";

export interface FirstPaintOptions {
  /**
   * A classic script that runs before the first paint. Its `__SCREENS__` is replaced by an object
   * from a screen's path to the addresses of the scripts that it needs beside the page's own.
   */
  readonly script: string;
  /** From a screen's path to the modules that are imported for it, relative to the root. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

/**
 * Puts a script before the first paint: inline while developing, as a hashed file of its own in the
 * build, because the content security policy allows no inline script.
 */
export function firstPaint(options: FirstPaintOptions): Plugin {
  let root = "";
  let base = "/";
  return {
    name: "first-paint",
    enforce: "post",
    configResolved(config) {
      ({ root, base } = config);
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, context) {
        if (context.server === undefined) return html;
        const script = await readFile(join(root, options.script), "utf8");
        return html.replace(place, `<script>${script.replace("__SCREENS__", "{}")}</script>`);
      },
    },
    async generateBundle(_outputOptions, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("The build has no index.html");
      const source = await readFile(join(root, options.script), "utf8");
      const screens = Object.fromEntries(
        Object.entries(options.screens).map(([path, modules]) => {
          const fileNames = modules.flatMap((module) => scriptsOf(join(root, module), bundle));
          return [path, [...new Set(fileNames)].map((fileName) => base + fileName)];
        }),
      );
      const script = source.replace("__SCREENS__", JSON.stringify(screens));
      const hash = createHash("sha256").update(script).digest("base64url").slice(0, 8);
      const fileName = `assets/first-paint-${hash}.js`;
      this.emitFile({ type: "asset", fileName, source: script });
      page.source = String(page.source).replace(
        place,
        `<script src="${base}${fileName}"></script>`,
      );
    },
  };
}

/** The files of a module's chunk and of those it imports, without what the page loads anyway. */
function scriptsOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const chunk = chunks.find((candidate) => candidate.facadeModuleId === module);
  if (chunk === undefined) throw new Error(`No chunk of the build starts at ${module}`);
  const entry = chunks.find((chunk) => chunk.isEntry);
  const loadedAnyway = new Set([entry?.fileName, ...(entry?.imports ?? [])]);
  return [chunk.fileName, ...chunk.imports].filter((fileName) => !loadedAnyway.has(fileName));
}
