// Programs that run for as long as a command does, and end with it.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { node, root } from "./setup.mjs";

/**
 * @typedef {object} Running
 * @property {Promise<number>} ended settles with the exit code
 * @property {() => void} end tells it to end
 */

/** Milliseconds in which being told again is the same word: npm repeats what a terminal says. */
const echoTime = 1_000;

/**
 * Runs a program and hands on to it what this process is told: a signal, or that nobody waits for it
 * any more.
 * @param {string} command
 * @param {string[]} parameters
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {Running}
 */
export function runToTheEnd(command, parameters, options) {
  const child = spawn(command, parameters, options);
  /** @type {number | null} */
  let toldAt = null;
  /** @param {NodeJS.Signals} signal */
  const tell = (signal) => {
    const now = performance.now();
    if (toldAt !== null && now - toldAt < echoTime) return;
    toldAt = now;
    child.kill(signal);
  };
  const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
  for (const signal of signals)
    process.on(signal, () => tell(signal === "SIGHUP" ? "SIGTERM" : signal));
  // npm passes a signal on to the shell that it started this process with, and the shell keeps it.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    if (toldAt === null) tell("SIGTERM");
  }, 250).unref();
  return {
    ended: new Promise((resolve) =>
      child.once("exit", (code, signal) => resolve(code ?? (signal === "SIGKILL" ? 137 : 1))),
    ),
    end: () => tell("SIGTERM"),
  };
}

/**
 * Runs the product's server with these settings.
 * @param {NodeJS.ProcessEnv} settings
 */
export const runServer = (settings) =>
  runToTheEnd(node, [join(root, "server", "src", "main.ts")], {
    cwd: root,
    env: settings,
    // A group of its own: what a terminal tells this process is told to the server once, by this one.
    detached: true,
    // The channel closes when this process dies, however it dies; the server stops then.
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
