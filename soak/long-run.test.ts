// Mixed use for a long time: memory and file handles stay where they are.
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { median } from "../bench/table.ts";
import { allocatedMegabytes } from "../bench/process-usage.ts";
import { removeData, startProduct } from "../e2e/product.ts";
import { inspectable, openGarbageCollector } from "./garbage-collector.ts";
import { ask, behindProxy, password, read, register } from "./person.ts";
import { minute, tell, times } from "./proof.ts";
import { follow } from "./stream.ts";

/** Milliseconds of use before each measure. */
const between = times(60) * 1_000;
/** Bytes. */
const megabyte = 1_000_000;

it(
  "Two hours of mixed use: memory grows under 1 MB an hour after warm-up, file handles within ±5",
  async (test) => {
    const length = times(120 * 60) * 1_000;
    await using started = new AsyncDisposableStack();
    const product = await startProduct({ environment: { ...behindProxy, ...inspectable } });
    started.defer(async () => {
      await product.end("SIGTERM");
      await removeData(product);
    });
    const garbage = await openGarbageCollector(product);
    started.defer(() => garbage.close());
    const begun = performance.now();
    let visits = 0;
    // Somebody comes, listens, changes this and that, has one made now and then, and leaves for good.
    const visit = async () => {
      const number = (visits += 1);
      const person = await register(product.address);
      const stream = follow(product.address, person.headers, () => undefined);
      await person.call("PATCH", "/api/profile", { goals: ["I sleep well"] });
      const id = randomUUID();
      if (number % 10 === 0) await ask(person, id, "The garden.");
      else await person.call("POST", "/api/inspirations", { id, length: 1, goals: "The garden." });
      for (let round = 0; round < 20; round += 1) {
        await person.call("GET", "/api/inspirations");
        await read(person, id);
        await pause(100);
      }
      stream.close();
      await person.call("POST", "/api/account/delete", { password });
    };
    const visitUntil = async (end: number) => {
      while (performance.now() < end) await visit();
    };
    // Measured when nobody uses it: the hash of a password takes 32 MiB for its time.
    const measure = async () => {
      const { usedSize, totalSize } = await garbage.collect();
      return {
        hour: (performance.now() - begun) / (60 * minute),
        // Without the studio, a process of its own that comes and goes with the work.
        megabytes: allocatedMegabytes(product.pid),
        usedHeap: usedSize / megabyte,
        totalHeap: totalSize / megabyte,
        handles: readdirSync(`/proc/${product.pid}/fd`).length,
      };
    };
    const samples: Awaited<ReturnType<typeof measure>>[] = [];
    while (performance.now() - begun < length) {
      const end = performance.now() + between;
      await Promise.all(Array.from({ length: 4 }, () => visitUntil(end)));
      samples.push(await measure());
    }
    // Warm-up is the first half: limits remember for an hour who came, and what they hold has stopped growing only then.
    const warm = samples.slice(Math.floor(samples.length / 2));
    const half = Math.floor(warm.length / 2);
    const [early, late] = [warm.slice(0, half), warm.slice(half)];
    type Measure = keyof (typeof samples)[number];
    const middle = (of: typeof samples, field: Measure) =>
      median(of.map((sample) => sample[field]));
    const grown = (field: Measure) => middle(late, field) - middle(early, field);
    const growth = grown("megabytes") / grown("hour");
    // When it grew, and whether in what JavaScript keeps, in the gaps between it, or beside its heap.
    const parts = Array.from({ length: 6 }, (_, part) =>
      samples.slice((samples.length * part) / 6, (samples.length * (part + 1)) / 6),
    );
    const ofParts = (field: Measure) =>
      parts.map((part) => middle(part, field).toFixed(1)).join(", ");
    tell(
      test,
      `${(length / minute).toFixed(0)} min, ${visits} people: ${growth.toFixed(1)} MB an hour ` +
        `(from ${middle(early, "megabytes").toFixed(0)} MB), ${grown("handles")} handles more; ` +
        `the median of each sixth: ${ofParts("megabytes")} MB, of JavaScript's heap ` +
        `${ofParts("totalHeap")} MB, of what it keeps ${ofParts("usedHeap")} MB`,
    );
    expect(growth).toBeLessThan(1);
    expect(Math.abs(grown("handles"))).toBeLessThanOrEqual(5);
  },
  150 * minute,
);
