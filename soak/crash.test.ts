// The server is killed over and over while inspirations are asked for and made.
import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { removeData, startAgain, startProduct } from "../e2e/product.ts";
import { ask, behindProxy, isWhole, type Person, read, register } from "./person.ts";
import { minute, tell, times } from "./proof.ts";

/** The most milliseconds from a start to a kill in mid-work: within the script, the speech, the master. */
const longestLife = 4_000;
/** Milliseconds after which an inspiration that did not end counts as stuck. */
const patience = 5 * minute;
/** Audio, cover, thumbnail and artwork. */
const filesOfOne = 4;

it(
  "200 `kill -9` during generation: 0 acknowledged lost, 0 broken finished ones, 0 twice, each ends within 60 s",
  async (test) => {
    const kills = times(200);
    let product = await startProduct({ environment: behindProxy });
    try {
      const person = await register(product.address);
      const acknowledged: string[] = [];
      const ended: number[] = [];
      const crash = async () => {
        await product.end("SIGKILL");
        product = await startAgain(product, behindProxy);
      };
      // As the web app does: what was not acknowledged is asked for again, under the same id.
      const askUntilAcknowledged = async (id: string): Promise<void> => {
        const isAcknowledged = () =>
          ask(person, id, "What is on my mind.").then(
            () => true,
            () => false,
          );
        while (!(await isAcknowledged())) await pause(20);
        acknowledged.push(id);
      };
      const untilEnded = async (id: string): Promise<void> => {
        const began = performance.now();
        const isEnded = async () => {
          const { status } = await read(person, id);
          return status === "completed" || status === "failed";
        };
        while (!(await isEnded())) {
          if (performance.now() - began > patience) return;
          await pause(10);
        }
        ended.push((performance.now() - began) / 1_000);
      };
      for (let kill = 0; kill < kills; kill += 2) {
        const id = randomUUID();
        // Once anywhere from the asking to the master, and once right after the end, among its last writes.
        const asking = askUntilAcknowledged(id);
        await pause(randomInt(longestLife));
        await crash();
        await asking;
        await untilEnded(id);
        await crash();
      }
      const seconds = Math.max(...ended);
      const { lost, broken, failed } = await look(product.address, person, acknowledged);
      const files = (await product.storage.listMedia()).length;
      const twice = files - filesOfOne * (acknowledged.length - failed);
      tell(
        test,
        `${kills} kills, ${acknowledged.length} acknowledged: ${lost} lost, ${broken} broken, ${failed} failed, ` +
          `${twice} files too many; the slowest ended ${seconds.toFixed(0)} s after the restart`,
      );
      expect({ lost, broken, failed, twice }).toEqual({ lost: 0, broken: 0, failed: 0, twice: 0 });
      expect(ended).toHaveLength(acknowledged.length);
      expect(seconds).toBeLessThan(60);
    } finally {
      await product.end("SIGTERM");
      await removeData(product);
    }
  },
  90 * minute,
);

/** How many are not there any more, how many failed, and how many of the others have no whole audio. */
async function look(address: string, person: Person, ids: readonly string[]) {
  let lost = 0;
  let broken = 0;
  let failed = 0;
  for (const id of ids) {
    const inspiration = await read(person, id).catch(() => null);
    if (inspiration === null) lost += 1;
    else if (inspiration.status === "failed") failed += 1;
    else if (!(await isWhole(address, person, inspiration))) broken += 1;
  }
  return { lost, broken, failed };
}
