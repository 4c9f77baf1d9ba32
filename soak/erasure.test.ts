// People take everything along and leave while an inspiration of theirs is being made.
import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { removeData, startProduct } from "../e2e/product.ts";
import { ask, behindProxy, password, register } from "./person.ts";
import { minute, tell, times } from "./proof.ts";

it(
  "Erasure and export 200 times in mid-job: no canary byte left under `DATA_DIR` within 60 s",
  async (test) => {
    const rounds = times(200);
    const product = await startProduct({ environment: behindProxy });
    try {
      const seconds: number[] = [];
      const archives: string[] = [];
      const canaries: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const canary = `canary${randomInt(1e9)}`;
        canaries.push(canary);
        const person = await register(product.address, canary);
        const displayName = `Friend of ${canary}`;
        await person.call("PATCH", "/api/profile", { displayName, goals: [displayName] });
        await ask(person, randomUUID(), `My ${canary} sings`);
        await pause(randomInt(2_000));
        const { body } = await person.call<{ readonly archiveUrl: string }>(
          "POST",
          "/api/account/export",
          {},
        );
        const archive = await fetch(new URL(body.archiveUrl, product.address));
        if ((await archive.text()).includes(canary)) archives.push(canary);
        const { status } = await person.call("POST", "/api/account/delete", { password });
        expect(status).toBe(200);
        const left = performance.now();
        while (await isKept(product, canary)) {
          expect(performance.now() - left).toBeLessThan(2 * minute);
          await pause(100);
        }
        seconds.push((performance.now() - left) / 1_000);
      }
      // What was being made then has ended by now, and has written nothing.
      const stale: string[] = [];
      for (const canary of canaries) if (await isKept(product, canary)) stale.push(canary);
      const files = (await product.storage.listMedia()).length;
      const slowest = Math.max(...seconds);
      tell(
        test,
        `${rounds} times: ${stale.length} canaries and ${files} files left; the slowest gone after ` +
          `${slowest.toFixed(1)} s; ${archives.length} archives with their words`,
      );
      expect(stale).toEqual([]);
      expect(files).toBe(0);
      expect(archives).toHaveLength(rounds);
      expect(slowest).toBeLessThan(60);
    } finally {
      await product.end("SIGTERM");
      await removeData(product);
    }
  },
  60 * minute,
);

/** Whether anything under the data directory, or the log, has the word. */
async function isKept(
  product: Awaited<ReturnType<typeof startProduct>>,
  canary: string,
): Promise<boolean> {
  const texts = [...(await product.storage.readTexts()), ...product.log];
  return texts.some((text) => text.includes(canary));
}
