import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type PluginOption, type Rolldown } from "vite";

export interface FirstScreensOptions {
  /** The module that exports `renderFirstScreens`: the markup of each screen by its name. Relative to the root. */
  readonly module: string;
  /** A classic script that puts the right screen in place. It runs after the screens. Relative to the root. */
  readonly script: string;
  /** The page that holds the screens, in the build. */
  readonly page: string;
  /** The screen that a page shows without a script: from the page's name to the screen's. Other pages are copies. */
  readonly pages: Readonly<Record<string, string>>;
  /** The plugins that the screens' modules need. */
  readonly plugins: readonly PluginOption[];
}

const splash = /<!--splash-->([\s\S]*)<!--\/splash-->/;
const place = "<!--first-screens-->";

/**
 * Renders the first screens into the built page, each into a `<template>`, and one in place. Use it before the plugins
 * that list or compress the build's files.
 */
export function firstScreens(options: FirstScreensOptions): Plugin {
  let root = "";
  let mode = "production";
  return {
    name: "first-screens",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      ({ root, mode } = config);
    },
    async generateBundle(_outputOptions, bundle) {
      const page = bundle[options.page];
      if (page?.type !== "asset") throw new Error(`The build has no ${options.page}`);
      const html = String(page.source);
      const screens = {
        splash: splash.exec(html)?.[1] ?? "",
        ...(await renderScreens(root, mode, options)),
      };
      for (const [screen, markup] of Object.entries(screens))
        for (const [, asset = ""] of markup.matchAll(/"\/(assets\/[^"]+)"/g))
          if (bundle[asset] === undefined)
            throw new Error(`The first screen "${screen}" names ${asset}, which the build has not`);
      const script = withoutComments(await readFile(join(root, options.script), "utf8"));
      for (const [fileName, screen] of Object.entries(options.pages)) {
        const markup = screens[screen as keyof typeof screens];
        const templates = Object.entries(screens)
          .filter(([name]) => name !== screen)
          .map(([name, other]) => `<template data-screen="${name}">${other.trim()}</template>`)
          .join("\n");
        const source = html
          .replace('data-first="true"', `data-first="${screen}"`)
          .replace(splash, () => markup)
          .replace(place, () => `${templates}\n<script>${script}</script>`);
        if (fileName === options.page) page.source = source;
        else this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

/** Builds the module for Node.js, with the same names of classes and files as in the app, and runs it. */
async function renderScreens(
  root: string,
  mode: string,
  { module, plugins }: FirstScreensOptions,
): Promise<Readonly<Record<string, string>>> {
  const result = (await build({
    root,
    mode,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [...plugins],
    ssr: { noExternal: true },
    build: {
      ssr: join(root, module),
      write: false,
      target: "es2024",
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: "first-screens.mjs" } },
    },
  })) as Rolldown.RolldownOutput;
  const folder = await mkdtemp(join(tmpdir(), "first-screens-"));
  try {
    const file = join(folder, "first-screens.mjs");
    await writeFile(file, result.output[0].code);
    const { renderFirstScreens } = (await import(pathToFileURL(file).href)) as {
      renderFirstScreens: () => Readonly<Record<string, string>>;
    };
    return renderFirstScreens();
  } finally {
    await rm(folder, { recursive: true });
  }
}

function withoutComments(script: string): string {
  return script.replaceAll(/^\s*\/\/.*\n/gm, "");
}
