// Prepares a checkout for the other commands: installs the dependencies of the lockfile and builds the web app. It is
// plain JavaScript without dependencies, because it runs before they are installed, with the Node.js of the machine.
// Its output goes to stderr.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = join(root, "node_modules", ".bin");

const isWindows = process.platform === "win32";

/**
 * The Node.js of the lockfile. Everything runs on it except the commands in this folder. The program itself: on Windows
 * `.bin` has only a script, which can't be started without a shell.
 */
export const node = join(root, "node_modules", "node", "bin", isWindows ? "node.exe" : "node");

/**
 * The environment, with the programs of the lockfile first in `PATH`. What Node.js has stripped of types and compiled is
 * kept: the server takes 26 MB less from its second start on, and the many processes of tests start sooner.
 */
export const environment = {
  NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "compiled"),
  ...process.env,
  PATH: binaries + delimiter + (process.env.PATH ?? ""),
};

/** The path of a file of a dependency. @param {string} path below `node_modules` */
export const dependency = (path) => join(root, "node_modules", path);

/**
 * Runs a program until its end, with its output on stderr. Ends this process when the program fails.
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
    // There npm is a script. All else is started by its path, in which a shell would part the words.
    shell: isWindows && command === "npm",
  });
  if (status === 0) return;
  process.stderr.write(
    `That failed${error ? `: ${error.message}` : "; the reason stands above"}.\n`,
  );
  process.exit(1);
}

/** Prints how long this command has taken up to now, with installing and building. @param {string} command */
export function tellDuration(command) {
  const seconds = (performance.now() / 1_000).toFixed(0);
  process.stderr.write(`${command} took ${seconds} s, with installing and building.\n`);
}

/** All files in a folder, recursively. @param {string} folder @returns {string[]} */
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
 * Does the work, unless it was already done for the same inputs.
 * @param {string} stamp a file, in the result of the work, that stores the fingerprint
 * @param {string} inputs their fingerprint
 * @param {() => void} work
 */
function unlessDone(stamp, inputs, work) {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === inputs) return;
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
}

/** Installs the dependencies of the lockfile, if that is needed. */
export function install() {
  installFolder("Installing the dependencies ...", root);
}

/** Installs the emulators of the hosted stack, if that is needed. */
export function installEmulators() {
  installFolder("Installing the emulators ...", join(root, "emulators"));
}

/** Installs Lighthouse for its benchmark, if that is needed. */
export function installLighthouse() {
  installFolder("Installing Lighthouse ...", join(root, "bench", "lighthouse"));
}

/** Installs what puts mutants into the code, if that is needed. */
export function installMutants() {
  installFolder("Installing the mutants ...", join(root, "tools", "mutants"));
}

/** @param {string} what for the message @param {string} folder with a lockfile of its own */
function installFolder(what, folder) {
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith("js") ? [process.execPath, [npm]] : ["npm", []];
  const stamp = join(folder, "node_modules", ".setup");
  unlessDone(stamp, fingerprint([join(folder, "package-lock.json")]), () =>
    // With NODE_ENV=production npm would not install the build tools and Node.js.
    run(
      what,
      command,
      [...first, "ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
      { cwd: folder },
    ),
  );
}

/**
 * The web app for the settings, including those in `.env`.
 * @returns {{ stack: "embedded" | "hosted", apiBase: string }}
 */
export function readWebApp() {
  const { status, stdout, error } = spawnSync(node, [join(root, "tools", "web-app.ts")], {
    cwd: root,
    env: environment,
    stdio: ["ignore", "pipe", process.stderr],
    encoding: "utf8",
  });
  if (error) process.stderr.write(`${error.message}\n`);
  if (status !== 0) process.exit(1);
  return JSON.parse(stdout);
}

/** The folder of the web app's files that are served as they are. */
const publicFolder = join(root, "web", "public");

/**
 * Makes the sample that strangers hear at the door, if what it is made of has changed. It takes some seconds.
 * It lies with the files of the web app that are served as they are, and is not in the repository.
 */
export function makeSample() {
  const server = join(root, "server", "src");
  const inputs = [
    ...["reading/src", "reading/trained", "writer/src", "writer/stock", "webassembly/src"].map(
      (folder) => join(root, folder),
    ),
    ...["generation", "threads"].map((folder) => join(server, folder)),
    ...["voice", "writer"].map((folder) => join(server, "adapters", folder)),
  ]
    .flatMap(filesBelow)
    .filter((path) => !/\.(test|suite)\.ts$/.test(path));
  const made = fingerprint([
    ...inputs,
    join(server, "sample-main.ts"),
    join(root, "contract", "src", "sample.ts"),
    join(root, "package-lock.json"),
  ]);
  unlessDone(join(root, ".cache", "sample-made-from"), made, () =>
    run("Making the sample ...", node, [join(server, "sample-main.ts"), publicFolder], {}),
  );
}

/**
 * Builds the web app, with the sample in it, if its sources have changed.
 * @param {object} app
 * @param {"embedded" | "hosted"} [app.stack] the stack whose sign-in is built in
 * @param {string} [app.apiBase] base address of the API; empty for the same origin
 * @param {Record<string, string> | null} [app.native] settings of the build for the native shell
 */
export function buildWeb({
  stack = "embedded",
  apiBase = process.env.VITE_API_BASE ?? "",
  native = null,
} = {}) {
  makeSample();
  const web = join(root, "web");
  const folders = ["src", "build", "service-worker"].map((folder) => join(web, folder));
  const sources = [...folders, publicFolder, join(root, "contract", "src")]
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
      // Even when it is different in the shell: a development build has no service worker.
      { env: { ...environment, ...settings, NODE_ENV: "production" } },
    ),
  );
  // The server checks it at the start; see `server/src/stack/web-app.ts`.
  writeFileSync(join(built, ".built-for"), stack);
}

/** The folder of the web app for browsers, by stack. */
const webFolder = { embedded: "dist", hosted: "dist-hosted" };
