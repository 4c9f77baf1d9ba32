// What was acknowledged was on the disk: the calls of the system say in which order it went.
import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { removeData, startProduct } from "../e2e/product.ts";
import { behindProxy, register } from "./person.ts";
import { minute, tell, times } from "./proof.ts";

const hasStrace = spawnSync("strace", ["--version"]).error === undefined;
if (!hasStrace)
  process.stderr.write(
    "SKIPPED: whether commits are synced; it needs strace (apt-get install strace).\n",
  );

it.runIf(hasStrace)(
  "Every commit is synced before it is acknowledged",
  async (test) => {
    const folder = await mkdtemp(join(tmpdir(), "strace-"));
    const trace = join(folder, "trace");
    const product = await startProduct({ environment: behindProxy });
    try {
      const person = await register(product.address);
      const calls = [
        "-f",
        "-e",
        "trace=read,fsync,fdatasync,write,writev",
        "-y",
        "-o",
        trace,
        "-p",
        String(product.pid),
      ];
      const strace = spawn("strace", calls, { stdio: ["ignore", "ignore", "pipe"] });
      const ended = new Promise((resolve) => strace.once("exit", resolve));
      await new Promise((resolve) => strace.stderr.once("data", resolve));
      const commits = times(300);
      for (let commit = 0; commit < commits; commit += 1) {
        const { status } = await person.call("PATCH", "/api/profile", {
          goals: [`Number ${commit}`],
        });
        expect(status).toBe(200);
      }
      strace.kill("SIGINT");
      await ended;
      const { answers, unsynced } = countAnswers(await readFile(trace, "utf8"));
      tell(
        test,
        `${answers - unsynced} of ${commits} writes with a sync of the database before their answer`,
      );
      expect({ answers, unsynced }).toEqual({ answers: commits, unsynced: 0 });
    } finally {
      await product.end("SIGTERM");
      await removeData(product);
      await rm(folder, { recursive: true, force: true });
    }
  },
  10 * minute,
);

/** Counts the answers in the order of the calls, and those that went before the database was synced. */
function countAnswers(trace: string) {
  let isSynced = false;
  let answers = 0;
  let unsynced = 0;
  for (const call of trace.split("\n")) {
    if (call.includes("PATCH /api/profile")) isSynced = false;
    else if (/f(?:data)?sync\(.*hearten\.sqlite/.test(call)) isSynced = true;
    else if (call.includes("HTTP/1.1 200")) {
      answers += 1;
      if (!isSynced) unsynced += 1;
    }
  }
  return { answers, unsynced };
}
