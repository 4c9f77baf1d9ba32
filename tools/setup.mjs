// Brings a checkout to the state that the other commands need: dependencies as in the lockfile and
// a fresh web build. Plain JavaScript without dependencies, since it runs before there are any, on
// whichever Node.js the machine has. What it has to say goes to stderr.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = join(root, "node_modules", ".bin");

/** The Node.js of the lockfile, which everything but the commands themselves runs on. */
export const node = join(binaries, process.platform === "win32" ? "node.cmd" : "node");

/** The environment in which the lockfile's programs are found first. */
export const environment = {
  ...process.env,
  PATH: binaries + delimiter + (process.env.PATH ?? ""),
};

/** The path of a dependency's file. @param {string} path below `node_modules` */
export const dependency = (path) => join(root, "node_modules", path);

/**
 * Runs a program to its end with its output on stderr, and ends this process when it fails.
 * @param {string} what for the message
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} options
 */
function run(what, command, parameters, options) {
  process.stderr.write(`${what}\n`);
  const { status, error } = spawnSync(command, parameters, {
    cwd: root,
    env: environment,
    ...options,
    stdio: ["ignore", process.stderr, process.stderr],
    shell: process.platform === "win32",
  });
  if (status === 0) return;
  process.stderr.write(
    `That failed${error ? `: ${error.message}` : "; the reason stands above"}.\n`,
  );
  process.exit(1);
}

/** Every file below a folder. @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder, { encoding: "utf8", recursive: true });
  return paths.map((path) => join(folder, path)).filter((path) => statSync(path).isFile());
}

/** @param {string[]} paths files, below the root or absolute */
function fingerprint(paths) {
  const hash = createHash("sha256");
  for (const path of paths.toSorted())
    hash.update(relative(root, path)).update("\0").update(readFileSync(path));
  return hash.digest("hex");
}

/**
 * Does the work unless it was done for the same inputs before.
 * @param {string} stamp file that remembers the inputs, inside what the work makes
 * @param {string} inputs their fingerprint
 * @param {() => void} work
 */
function unlessDone(stamp, inputs, work) {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === inputs) return;
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
}

/** Installs the dependencies from the lockfile, if they are not there yet. */
export function install() {
  installFolder("Installing the dependencies ...", root);
}

/** Installs the emulators of the hosted stack, which nothing else needs, if they are not there yet. */
export function installEmulators() {
  installFolder("Installing the emulators ...", join(root, "emulators"));
}

/** Installs Lighthouse, which only its benchmark needs, unless it is there. */
export function installLighthouse() {
  installFolder("Installing Lighthouse ...", join(root, "bench", "lighthouse"));
}

/** @param {string} what for the message @param {string} folder with a lockfile of its own */
function installFolder(what, folder) {
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith("js") ? [process.execPath, [npm]] : ["npm", []];
  const stamp = join(folder, "node_modules", ".setup");
  unlessDone(stamp, fingerprint([join(folder, "package-lock.json")]), () =>
    // With NODE_ENV=production npm would leave out what builds the product, and the Node.js it runs on.
    run(
      what,
      command,
      [...first, "ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
      { cwd: folder },
    ),
  );
}

/**
 * Which web app the settings ask for, those in `.env` included.
 * @returns {{ stack: "embedded" | "hosted", apiBase: string }}
 */
export function readWebApp() {
  const { status, stdout } = spawnSync(node, [join(root, "tools", "web-app.ts")], {
    cwd: root,
    env: environment,
    stdio: ["ignore", "pipe", process.stderr],
    encoding: "utf8",
  });
  if (status !== 0) process.exit(1);
  return JSON.parse(stdout);
}

/**
 * Builds the web app, if its sources have changed since the last build.
 * @param {object} app
 * @param {"embedded" | "hosted"} [app.stack] whose way of signing in is built into it
 * @param {string} [app.apiBase] base address of the API; the same origin if empty
 * @param {Record<string, string> | null} [app.native] settings of the build for the native shell
 */
export function buildWeb({
  stack = "embedded",
  apiBase = process.env.VITE_API_BASE ?? "",
  native = null,
} = {}) {
  const web = join(root, "web");
  const folders = ["src", "public", "build", "service-worker"].map((folder) => join(web, folder));
  const sources = [...folders, join(root, "contract", "src")]
    .flatMap(filesBelow)
    .filter((path) => !/\.(test|suite)\.tsx?$/.test(path));
  const inputs = [
    ...sources,
    join(web, "index.html"),
    join(web, "sign-in-popup.html"),
    join(web, "vite.config.ts"),
    join(root, "package-lock.json"),
  ];
  const settings = { VITE_SHELL: "browser", ...native, VITE_STACK: stack, VITE_API_BASE: apiBase };
  const told = JSON.stringify(settings);
  const built = join(root, "web", native === null ? webFolder[stack] : "dist-native");
  unlessDone(join(built, ".built-from"), fingerprint(inputs) + told, () =>
    run(
      `Building the web app (${stack}${native === null ? "" : ", native shell"}) ...`,
      node,
      [
        dependency("vite/bin/vite.js"),
        "build",
        "--logLevel=warn",
        web,
        "--config",
        join(web, "vite.config.ts"),
        "--outDir",
        built,
        "--emptyOutDir",
      ],
      // Whatever it is in the shell: a development build has no service worker.
      { env: { ...environment, ...settings, NODE_ENV: "production" } },
    ),
  );
  // With another stack the server refuses to start; see `server/src/stack/web-app.ts`.
  writeFileSync(join(built, ".built-for"), stack);
}

/** Where the web app for browsers is built, by stack. */
const webFolder = { embedded: "dist", hosted: "dist-hosted" };
