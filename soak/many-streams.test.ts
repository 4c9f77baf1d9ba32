// As many live streams as one process may have: what they take of its memory, and how soon they tell.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { residentMegabytes } from "../bench/process-usage.ts";
import { removeData, startProduct } from "../e2e/product.ts";
import { behindProxy, type Person, register } from "./person.ts";
import { minute, tell, times } from "./proof.ts";
import { follow, type Stream } from "./stream.ts";

/** As many as one person may have. */
const streamsOfOne = 5;
/** People who register at the same time. */
const atOnce = 4;
/** Milliseconds after which the memory of a process is stable. */
const settleTime = 20_000;

interface Listening {
  readonly person: Person;
  readonly id: string;
  /** How many of the streams have told the change. */
  told: number;
}

it(
  "10,000 streams in one process at 20 kB or less each, a change told to all of a person's within 300 ms",
  async (test) => {
    const people = Math.ceil(times(10_000) / streamsOfOne);
    const product = await startProduct({ environment: behindProxy });
    const streams: Stream[] = [];
    try {
      const listening: Listening[] = [];
      let begun = 0;
      const registerSome = async () => {
        while (begun < people) {
          begun += 1;
          const one = { person: await register(product.address), id: randomUUID(), told: 0 };
          listening.push(one);
          await one.person.call("POST", "/api/inspirations", {
            id: one.id,
            length: 1,
            goals: "What changes",
          });
        }
      };
      await Promise.all(Array.from({ length: atOnce }, registerSome));
      await pause(settleTime);
      const before = residentMegabytes(product.pid);
      let opened = 0;
      for (const one of listening) {
        for (let place = 0; place < streamsOfOne; place += 1)
          streams.push(
            follow(product.address, one.person.headers, (kind, told) => {
              if (kind === "snapshot") opened += 1;
              else if (told.some(({ id, status }) => id === one.id && status === "failed"))
                one.told += 1;
            }),
          );
        while (opened < streams.length) await pause(1);
      }
      await pause(settleTime);
      const kilobytes = ((residentMegabytes(product.pid) - before) * 1_000) / streams.length;

      const milliseconds: number[] = [];
      for (const one of listening.slice(0, 100)) {
        await one.person.call("PATCH", `/api/inspirations/${one.id}`, { status: "processing" });
        const began = performance.now();
        await one.person.call("PATCH", `/api/inspirations/${one.id}`, {
          status: "failed",
          error: "It changed.",
        });
        while (one.told < streamsOfOne && performance.now() - began < 10_000) await pause(1);
        milliseconds.push(performance.now() - began);
      }
      const lost = streams.filter(({ openings }) => openings !== 1).length;
      const slowest = Math.max(...milliseconds);
      tell(
        test,
        `${streams.length} streams, ${lost} lost: ${kilobytes.toFixed(1)} kB each; of ${milliseconds.length} changes ` +
          `the slowest told after ${slowest.toFixed(0)} ms`,
      );
      expect(lost).toBe(0);
      expect(kilobytes).toBeLessThanOrEqual(20);
      expect(slowest).toBeLessThanOrEqual(300);
    } finally {
      for (const stream of streams) stream.close();
      await product.end("SIGTERM");
      await removeData(product);
    }
  },
  30 * minute,
);
