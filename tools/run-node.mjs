// Programs that a command runs one after another, on the Node.js of the lockfile.
import { spawnSync } from "node:child_process";
import { environment, node, root } from "./setup.mjs";

/**
 * Runs a program until its end, with the output of this process. Says on stderr why it could not be started.
 * @param {string[]} parameters of Node.js
 * @param {{ cwd?: string, variables?: Record<string, string> }} [options] a folder other than the root, and variables
 *   besides the environment
 * @returns {number} the exit code; 1 when a signal ended it or it was never started
 */
export function runNode(parameters, { cwd = root, variables = {} } = {}) {
  const { status, error } = spawnSync(node, parameters, {
    cwd,
    env: { ...environment, ...variables },
    stdio: "inherit",
  });
  if (error) process.stderr.write(`${error.message}\n`);
  return status ?? 1;
}
