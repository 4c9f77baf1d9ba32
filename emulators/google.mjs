// @ts-check
// The emulators that are Java archives in Google's command line tools.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, globSync, realpathSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/**
 * @typedef {object} Emulator
 * @property {string} name
 * @property {string} variable with its address, for Google's clients
 * @property {string} archive pattern of its path in the tools' folder
 * @property {(archive: string) => string[]} main Java's parameters to run it
 * @property {string[]} parameters
 * @property {string} ready what it prints when it is ready
 */

const rules = join(dirname(dirname(fileURLToPath(import.meta.url))), "firestore.rules");

/** @type {Emulator[]} */
export const googleEmulators = [
  {
    name: "Firestore",
    variable: "FIRESTORE_EMULATOR_HOST",
    archive: "platform/cloud-firestore-emulator/cloud-firestore-emulator.jar",
    main: (archive) => [
      "-cp",
      archive,
      "com.google.cloud.datastore.emulator.firestore.CloudFirestore",
    ],
    parameters: [`--rules=${rules}`],
    ready: "Dev App Server is now running",
  },
  {
    name: "Pub/Sub",
    variable: "PUBSUB_EMULATOR_HOST",
    archive: "platform/pubsub-emulator/lib/cloud-pubsub-emulator-*-all.jar",
    main: (archive) => ["-jar", archive],
    parameters: [],
    ready: "Server started, listening on",
  },
];

// Without the second compiler it starts in half of the time. In English, because we read its output.
const javaOptions = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Duser.language=en"];

/**
 * Finds an emulator's archive, or what this machine lacks for it.
 * @param {Emulator} emulator
 * @returns {{ archive: string } | { lacks: string }}
 */
export function findArchive({ archive }) {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const gcloud = folders.map((folder) => join(folder, "gcloud")).find((path) => existsSync(path));
  if (gcloud === undefined) return { lacks: "Google's command line tools (gcloud)" };
  const tools = dirname(dirname(realpathSync(gcloud)));
  const [found] = globSync(archive, { cwd: tools });
  if (found === undefined) return { lacks: `${archive} in ${tools}` };
  if (spawnSync("java", ["-version"]).error) return { lacks: "Java" };
  return { archive: join(tools, found) };
}

/**
 * Starts an emulator on a free port and waits until it is ready. The caller must kill it.
 * @param {Emulator} emulator
 * @param {string} archive
 * @param {string} directory in which it may write
 */
export async function startArchive(emulator, archive, directory) {
  const address = `127.0.0.1:${await findFreePort()}`;
  const [host, port] = address.split(":");
  const java = spawn(
    "java",
    [
      ...javaOptions,
      ...emulator.main(archive),
      `--host=${host}`,
      `--port=${port}`,
      ...emulator.parameters,
    ],
    { cwd: directory, stdio: ["ignore", "pipe", "pipe"] },
  );
  /** @type {string[]} */
  const said = [];
  /** @type {Promise<void>} */
  const ready = new Promise((resolve, reject) => {
    for (const stream of [java.stdout, java.stderr])
      createInterface(stream).on("line", (line) => {
        // It logs every call.
        if (said.length < 100) said.push(line);
        if (line.includes(emulator.ready)) resolve();
      });
    java.once("error", reject);
    java.once("exit", (code) =>
      reject(new Error(`The ${emulator.name} emulator ended with ${code}:\n${said.join("\n")}`)),
    );
  });
  return { process: java, address, ready };
}

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
