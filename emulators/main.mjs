// @ts-check
// Starts the emulators, tells their addresses, and ends them when the parent process has ended, even by a crash. Their
// data is in a temporary directory that is removed in the end.
//
// Parameter: the number of Authentication emulators. It sends one message, `Started` or `{ failed }`.
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { findArchive, googleEmulators, startArchive } from "./google.mjs";

/**
 * @typedef {object} Started
 * @property {Record<string, string>} environment variables with their addresses
 * @property {string[]} missing the emulators that this machine can't run, with the reason
 */

const directory = mkdtempSync(join(tmpdir(), "hearten-emulators-"));
/** @type {import("node:child_process").ChildProcess[]} */
const children = [];

process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
  // One of them may still be writing.
  rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
});
process.on("disconnect", () => process.exit(0));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(0));

const [slots = "1"] = process.argv.slice(2);
try {
  const [google, authentication, storage] = await Promise.all([
    startGoogle(),
    startAuthentication(slots),
    startStorage(),
  ]);
  const environment = { ...google.environment, ...authentication, ...storage };
  process.send?.({ environment, missing: google.missing });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

async function startGoogle() {
  /** @type {Started} */
  const started = { environment: {}, missing: [] };
  await Promise.all(
    googleEmulators.map(async (emulator) => {
      const found = findArchive(emulator);
      if ("lacks" in found) {
        started.missing.push(`the ${emulator.name} emulator; this machine lacks ${found.lacks}`);
        return;
      }
      const java = await startArchive(emulator, found.archive, directory);
      keep(emulator.name, java.process);
      await java.ready;
      started.environment[emulator.variable] = java.address;
    }),
  );
  return started;
}

/** @param {string} slots */
async function startAuthentication(slots) {
  if (slots === "0") return {};
  const child = startScript("authentication.mjs", [slots]);
  keep("Authentication", child);
  child.stdout?.resume();
  const [addresses] = /** @type {[string[]]} */ (await once(child, "message"));
  return { AUTH_EMULATOR_HOSTS: addresses.join(",") };
}

async function startStorage() {
  const objects = join(directory, "objects");
  mkdirSync(objects);
  const child = startScript("s3.mjs", ["0", objects]);
  keep("S3", child);
  const [line] = /** @type {[string]} */ (
    await once(createInterface(/** @type {any} */ (child.stdout)), "line")
  );
  return { S3_ENDPOINT: line.slice(line.indexOf("http://")) };
}

/** @param {string} name @param {string[]} parameters */
function startScript(name, parameters) {
  return fork(fileURLToPath(new URL(name, import.meta.url)), parameters, {
    cwd: directory,
    // For files that a library would write into the user's home.
    env: { ...process.env, HOME: directory, XDG_CONFIG_HOME: directory },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
}

/** @param {string} name @param {import("node:child_process").ChildProcess} child */
function keep(name, child) {
  children.push(child);
  child.once("exit", (code, signal) => {
    fail(`The ${name} emulator ended with ${code ?? signal}.`);
  });
}

/** @param {string} failed */
function fail(failed) {
  process.send?.({ failed }, undefined, undefined, () => process.exit(1));
}
