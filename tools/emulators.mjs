// The emulators of the hosted stack's services, for the length of a command.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { environment, node, root } from "./setup.mjs";

/**
 * @typedef {object} Emulators
 * @property {Record<string, string>} environment how they are found, by the variables that say it
 * @property {string[]} missing those that this machine can't run, each with the reason
 * @property {number} pid of the process that has started them
 * @property {Promise<string>} failed settles, with a sentence, when one of them ends by itself
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the emulators and waits until all that this machine can run answer. They end with this
 * process, however it ends.
 * @param {{ slots: number }} options how many Authentication emulators: one each for who works at the
 *   same time, the nth with the project `demo-hearten-n`
 * @returns {Promise<Emulators>}
 */
export async function startEmulators({ slots }) {
  const host = fork(join(root, "emulators", "main.mjs"), [String(slots)], {
    cwd: root,
    env: environment,
    execPath: node,
    execArgv: [],
    // A group of its own: what a terminal tells this process is not told to them.
    detached: true,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const exited = once(host, "exit");
  const [first] = /** @type {[{ failed: string } | Pick<Emulators, "environment" | "missing">]} */ (
    await Promise.race([once(host, "message"), exited.then(() => [{ failed: "They ended." }])])
  );
  if ("failed" in first) throw new Error(`The emulators could not be started. ${first.failed}`);
  return {
    ...first,
    pid: host.pid ?? 0,
    environment: { ...first.environment, ...others },
    failed: Promise.race([
      once(host, "message").then(([{ failed }]) => String(failed)),
      exited.then(() => "The emulators ended."),
    ]),
    async stop() {
      if (host.connected) host.disconnect();
      await exited;
    },
  };
}

/**
 * Waits for a program to end, which is told to when an emulator has failed, and stops the emulators.
 * @param {Emulators} emulators
 * @param {import("./children.mjs").Running} program
 * @returns {Promise<number>} the program's exit code, or 1
 */
export async function runBeside(emulators, program) {
  const first = await Promise.race([program.ended, emulators.failed]);
  if (typeof first === "string") {
    process.stderr.write(`${first}\n`);
    program.end();
    await program.ended;
  }
  await emulators.stop();
  return typeof first === "string" ? 1 : first;
}

/** What goes with the addresses. */
const others = {
  // Google's clients would ask the machine's network who they are.
  METADATA_SERVER_DETECTION: "none",
  S3_REGION: "us-east-1",
  S3_ACCESS_KEY_ID: "S3RVER",
  S3_SECRET_ACCESS_KEY: "S3RVER",
};
