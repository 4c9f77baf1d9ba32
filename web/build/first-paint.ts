import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** The place of the script in a page: before everything that paints. */
const place = "<!--first-paint-->";

export interface FirstPaintOptions {
  /**
   * A classic script that runs before the first paint. `__SCRIPTS__` in it is replaced by a list of script addresses.
   * `__SCREENS__` is replaced by an object: for a screen's path it has the indexes of the scripts that the screen needs
   * besides the page's own.
   */
  readonly script: string;
  /** From a screen's path to the modules that are imported for it, relative to the root. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

/**
 * Inserts a script before the first paint. It is inline, so that no request stands before the paint; the server allows
 * it in the content security policy by its hash.
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
        const withoutBuild = script.replace("__SCRIPTS__", "[]").replace("__SCREENS__", "{}");
        return html.replace(place, `<script>${withoutBuild}</script>`);
      },
    },
    async generateBundle(_outputOptions, bundle) {
      const source = await readFile(join(root, options.script), "utf8");
      const scripts: string[] = [];
      const screens = Object.fromEntries(
        Object.entries(options.screens).map(([path, modules]) => {
          const needed = modules.flatMap((module) => scriptsOf(root, module, bundle));
          for (const fileName of needed) if (!scripts.includes(fileName)) scripts.push(fileName);
          return [path, [...new Set(needed)].map((fileName) => scripts.indexOf(fileName))];
        }),
      );
      const script = withoutComments(source)
        .replace("__SCRIPTS__", JSON.stringify(scripts.map((fileName) => base + fileName)))
        .replace("__SCREENS__", JSON.stringify(screens));
      const element = `<script>${script}</script>`;
      for (const file of Object.values(bundle))
        if (file.type === "asset" && file.fileName.endsWith(".html"))
          file.source = String(file.source).replace(place, () => element);
    },
  };
}

/** The files of a module's chunk and of its imports, without those that the app always loads. */
function scriptsOf(root: string, module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const chunkOf = (path: string) => {
    const chunk = chunks.find((candidate) => candidate.facadeModuleId === join(root, path));
    if (chunk === undefined) throw new Error(`No chunk of the build starts at ${path}`);
    return chunk.fileName;
  };
  const withImports = (fileNames: readonly string[], found: Set<string>): Set<string> => {
    for (const fileName of fileNames) {
      if (found.has(fileName)) continue;
      found.add(fileName);
      withImports(chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [], found);
    }
    return found;
  };
  const loadedAnyway = withImports([chunkOf("index.html")], new Set());
  return [...withImports([chunkOf(module)], new Set())].filter(
    (fileName) => !loadedAnyway.has(fileName),
  );
}

function withoutComments(script: string): string {
  return script.replaceAll(/^\s*\/\/.*\n/gm, "");
}
