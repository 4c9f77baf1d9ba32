// The server is killed over and over while inspirations are asked for and made.
import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { removeData, startAgain, startProduct } from "../e2e/product.ts";
import { ask, behindProxy, read, register } from "./person.ts";
import { minute, tell, times } from "./proof.ts";

/** The most milliseconds from a start to the kill: within the script, the speech, the master and the last writes. */
const longestLife = 4_000;
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
      const asking: Promise<void>[] = [];
      const over = new AbortController();
      // As the web app does: what was not acknowledged is asked for again, under the same id.
      const askUntilAcknowledged = async (words: string): Promise<void> => {
        const id = randomUUID();
        while (!over.signal.aborted) {
          const isAcknowledged = await ask(person, id, words).then(
            () => true,
            () => false,
          );
          if (isAcknowledged) return void acknowledged.push(id);
          await pause(50);
        }
      };
      for (let kill = 0; kill < kills; kill += 1) {
        asking.push(askUntilAcknowledged(`Number ${kill} is on my mind.`));
        await pause(randomInt(longestLife));
        await product.end("SIGKILL");
        product = await startAgain(product, behindProxy);
      }
      const restartedAt = performance.now();
      await Promise.all(asking);
      over.abort();

      const secondsToEnd = () => Math.round((performance.now() - restartedAt) / 1_000);
      const ended = new Map<string, string>();
      while (ended.size < acknowledged.length && secondsToEnd() < 600) {
        for (const id of acknowledged) {
          if (ended.has(id)) continue;
          const { status } = await read(person, id);
          if (status === "completed" || status === "failed") ended.set(id, status);
        }
        await pause(200);
      }
      const seconds = secondsToEnd();
      const { lost, broken } = await look(product.address, person, acknowledged);
      const files = (await product.storage.listMedia()).length;
      const failed = [...ended.values()].filter((status) => status === "failed").length;
      const twice = files - filesOfOne * (acknowledged.length - failed);
      tell(
        test,
        `${kills} kills, ${acknowledged.length} acknowledged: ${lost} lost, ${broken} broken, ${failed} failed, ` +
          `${twice} files too many; all ended ${seconds} s after the last restart`,
      );
      expect({ lost, broken, failed, twice }).toEqual({ lost: 0, broken: 0, failed: 0, twice: 0 });
      expect(ended.size).toBe(acknowledged.length);
      expect(seconds).toBeLessThan(60);
    } finally {
      await product.end("SIGTERM");
      await removeData(product);
    }
  },
  90 * minute,
);

/** How many are not there any more, and how many of the finished ones have no whole audio. */
async function look(
  address: string,
  person: Awaited<ReturnType<typeof register>>,
  ids: readonly string[],
) {
  let lost = 0;
  let broken = 0;
  for (const id of ids) {
    const inspiration = await read(person, id).catch(() => null);
    if (inspiration === null) lost += 1;
    else if (inspiration.status === "completed") {
      const audio = await fetch(new URL(String(inspiration.audioUrl), address), {
        headers: person.headers,
      });
      const bytes = new Uint8Array(await audio.arrayBuffer());
      // A minute of MP3 at a constant bit rate, from its tag or first frame to its end.
      const isWhole =
        audio.status === 200 &&
        bytes.byteLength === Number(audio.headers.get("content-length")) &&
        bytes.byteLength > 500_000;
      if (!isWhole) broken += 1;
    }
  }
  return { lost, broken };
}
