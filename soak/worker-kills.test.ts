// A worker of the hosted stack is killed over and over in mid-work, on emulators.
import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { type HostedInspector, inspectHosted } from "../bench/hosted-inspector.ts";
import { registerMember } from "../e2e/member.ts";
import { type Product, startProduct } from "../e2e/product.ts";
import { createHostedStack } from "../e2e/stack-hosted.ts";
import { startEmulators } from "../tools/emulators.mjs";
import { minute, tell, times } from "./proof.ts";

/** The most milliseconds from the taking of a job to the kill: within the script, the speech, the master. */
const longestLife = 2_000;
/** So few that all are killed before the first is taken over, since a job has four attempts. */
const killsOfRound = 8;
/** Audio, cover, thumbnail and artwork. */
const filesOfOne = 4;
/** Seconds for which a job belongs to a worker that is not heard of: the default of the queue in `pubsub.ts`. */
const lease = 30;

it(
  "50 `kill -9` of a worker: 0 lost, 0 twice, nothing left over, each ends within 60 s of its lease",
  async (test) => {
    const emulators = await startEmulators({ slots: 1 });
    const products: Product[] = [];
    try {
      test.skip(emulators.missing.length > 0, `It needs ${emulators.missing.join(" and ")}.`);
      // As `npm run test:hosted` tells them to the journeys.
      Object.assign(process.env, emulators.environment);
      const stack = createHostedStack();
      const storage = await stack.createStorage();
      const start = async (role: "api" | "worker") => {
        const product = await startProduct({ storage, environment: { ROLE: role } });
        products.push(product);
        return product;
      };
      const inspector = inspectHosted(storage);
      const api = await start("api");
      let worker = await start("worker");

      const kills = times(50);
      const seconds: number[] = [];
      for (let killed = 0; killed < kills; killed += killsOfRound) {
        const ends: Promise<void>[] = [];
        for (let kill = killed; kill < Math.min(kills, killed + killsOfRound); kill += 1) {
          const member = await registerMember(api.address, { accounts: stack.accounts });
          const id = await member.ask(1, "What is on my mind.");
          await untilTaken(inspector, id);
          await pause(randomInt(longestLife));
          await worker.end("SIGKILL");
          const began = performance.now();
          worker = await start("worker");
          const untilEnded = async () => {
            // One that does not end is counted below: it is not among the completed.
            await member.untilFinished(id).catch(() => undefined);
            seconds.push((performance.now() - began) / 1_000);
          };
          ends.push(untilEnded());
        }
        await Promise.all(ends);
      }
      const completed = (await inspector.listCompleted()).size;
      const files = (await storage.listMedia()).length;
      const jobs = await inspector.countJobs();
      const slowest = Math.max(...seconds);
      tell(
        test,
        `${kills} kills: ${completed} completed, ${files} files, ${jobs} jobs left over; the slowest ended ` +
          `${slowest.toFixed(0)} s after the kill, of which it belonged to the dead worker for up to ${lease} s`,
      );
      expect({ completed, files, jobs }).toEqual({
        completed: kills,
        files: kills * filesOfOne,
        jobs: 0,
      });
      expect(slowest).toBeLessThan(lease + 60);
    } finally {
      await Promise.all(products.map((product) => product.end("SIGTERM")));
      await emulators.stop();
    }
  },
  60 * minute,
);

/** Resolves when a worker has taken the job, or has ended it already. */
async function untilTaken(inspector: HostedInspector, id: string): Promise<void> {
  const isTaken = async () =>
    (await inspector.listHeldJobs()).some((job) => job.id === id) ||
    (await inspector.listCompleted()).has(id);
  while (!(await isTaken())) await pause(20);
}
