import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** The place of the script in a page: before everything that paints. */
const place = "<!--first-paint-->";

export interface FirstPaintOptions {
  /** The page whose scripts come after its first paint. In others the script has nothing to fetch. */
  readonly page: string;
  /**
   * A classic script that runs before the first paint. `__SCRIPTS__` in it is replaced by a list of script addresses, of
   * which the first is the page's own; by an empty list in a page that asks for its script itself.
   * `__SCREENS__` is replaced by an object: for a screen's path it has the indexes of all scripts that are needed there,
   * and for `any` those that are needed everywhere.
   */
  readonly script: string;
  /** From a screen's path to the modules that are imported for it, relative to the root. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

/** The page's own script, and what it imports. */
const ownScripts = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

/**
 * Inserts a script before the first paint. It is inline, so that no request stands before the paint; the server allows
 * it in the content security policy by its hash. In the page it takes the place of
 * the page's own scripts, and fetches them.
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
      const own = scriptsOf(root, options.page, bundle);
      const scripts = [...own];
      const screens = Object.fromEntries(
        Object.entries({ ...options.screens, any: [] }).map(([path, modules]) => {
          const needed = modules.flatMap((module) => scriptsOf(root, module, bundle));
          for (const fileName of needed) if (!scripts.includes(fileName)) scripts.push(fileName);
          return [path, [...new Set([...own, ...needed])].map((it) => scripts.indexOf(it))];
        }),
      );
      const fill = (addresses: readonly string[]) =>
        `<script>${withoutComments(source)
          .replace("__SCRIPTS__", JSON.stringify(addresses))
          .replace("__SCREENS__", JSON.stringify(addresses.length === 0 ? {} : screens))}</script>`;
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".html")) continue;
        const html = String(file.source);
        file.source =
          file.fileName === options.page
            ? html
                .replace(place, () => fill(scripts.map((fileName) => base + fileName)))
                .replaceAll(ownScripts, "")
            : html.replace(place, () => fill([]));
      }
    },
  };
}

/** The files of a module's chunk, which is the first, and of its imports. */
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
  return [...withImports([chunkOf(module)], new Set())];
}

function withoutComments(script: string): string {
  return script.replaceAll(/^\s*\/\/.*\n/gm, "");
}
