// Child processes that run as long as a command, and end with it.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { node, root } from "./setup.mjs";

/**
 * @typedef {object} Running
 * @property {Promise<number>} ended resolves with the exit code
 * @property {() => void} end asks it to end
 */

/** Milliseconds in which a second signal counts as the first one: npm repeats the signals of a terminal. */
const echoTime = 1_000;

/**
 * Runs a program, and forwards to it the signals that this process gets.
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
  // npm sends a signal to the shell that started this process, and the shell does not forward it.
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
 * Runs the server with these settings.
 * @param {NodeJS.ProcessEnv} settings
 */
export const runServer = (settings) =>
  runToTheEnd(node, [join(root, "server", "src", "main.ts")], {
    cwd: root,
    env: settings,
    // A process group of its own, so that a signal of the terminal reaches the server once, through this process.
    detached: true,
    // The channel closes when this process ends, even by a crash. Then the server stops.
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
