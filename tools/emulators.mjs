// The emulators of the hosted stack's services, which run as long as a command.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { environment, node, root } from "./setup.mjs";

/**
 * @typedef {object} Emulators
 * @property {Record<string, string>} environment variables with their addresses
 * @property {string[]} missing the emulators that this machine can't run, with the reason
 * @property {number} pid of the process that started them
 * @property {Promise<string>} failed resolves with a sentence when one of them ends by itself
 * @property {() => Promise<void>} stop
 */

/**
 * Starts all emulators that this machine can run, and waits until they answer. They end with this process, even after
 * a crash.
 * @param {{ slots: number }} options how many Authentication emulators, the nth with the project
 *   `demo-hearten-n`
 * @returns {Promise<Emulators>}
 */
export async function startEmulators({ slots }) {
  const host = fork(join(root, "emulators", "main.mjs"), [String(slots)], {
    cwd: root,
    env: environment,
    execPath: node,
    execArgv: [],
    // A process group of its own, so that the signals of a terminal do not reach them.
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
 * Waits until a program has ended, and stops the emulators. When an emulator fails, it ends the program.
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

/** Settings that are needed besides the addresses. */
const others = {
  // Otherwise Google's clients ask the network for credentials.
  METADATA_SERVER_DETECTION: "none",
  S3_REGION: "us-east-1",
  S3_ACCESS_KEY_ID: "S3RVER",
  S3_SECRET_ACCESS_KEY: "S3RVER",
};
