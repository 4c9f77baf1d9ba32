// Live streams whose connections are cut while what they tell of goes on changing.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { removeData, startProduct } from "../e2e/product.ts";
import { startCuttingProxy } from "./cutting-proxy.ts";
import { behindProxy, type Person, register } from "./person.ts";
import { minute, tell, times } from "./proof.ts";
import { follow, type Stream } from "./stream.ts";

/** As many as one person may have. */
const streamsOfOne = 5;
const seconds = Math.max(5, times(60));
const cutsPerSecond = times(20);

/** One person, whose inspiration changes, and what each of their streams knows of it. */
interface Watched {
  readonly person: Person;
  readonly id: string;
  /** The number of the last change that the server has answered, and when. */
  change: number;
  changedAt: number;
  readonly known: number[];
  readonly streams: Stream[];
}

it(
  "500 live streams cut at random for 60 s: none misses or doubles a change, right again within 3 s",
  async (test) => {
    const product = await startProduct({ environment: behindProxy });
    const proxy = await startCuttingProxy(product.address);
    const people: Watched[] = [];
    try {
      const doubled: string[] = [];
      const lags: number[] = [];
      const begin = async () => {
        const person = await register(product.address);
        const id = randomUUID();
        await person.call("POST", "/api/inspirations", { id, length: 1, goals: "What changes" });
        const watched: Watched = { person, id, change: 0, changedAt: 0, known: [], streams: [] };
        for (let place = 0; place < streamsOfOne; place += 1) {
          watched.known.push(0);
          const stream = follow(proxy.address, person.headers, (kind, told) => {
            const inspiration = told.find((each) => each.id === id);
            if (inspiration?.status !== "failed") return;
            const change = Number(inspiration.error);
            // On one connection a change is told once, and none is told after a later one.
            if (kind === "changed" && change <= (watched.known[place] ?? 0))
              doubled.push(`${change} after ${watched.known[place]}`);
            watched.known[place] = change;
          });
          watched.streams.push(stream);
        }
        people.push(watched);
      };
      for (let place = 0; place < times(500) / streamsOfOne; place += 1) await begin();
      await pause(2_000);

      const end = performance.now() + seconds * 1_000;
      const cutting = (async () => {
        while (performance.now() < end) {
          proxy.cut();
          await pause(1_000 / cutsPerSecond);
        }
      })();
      let missed = 0;
      const change = async (watched: Watched) => {
        while (performance.now() < end) {
          const { person, id } = watched;
          const next = watched.change + 1;
          await person.call("PATCH", `/api/inspirations/${id}`, { status: "processing" });
          await person.call("PATCH", `/api/inspirations/${id}`, {
            status: "failed",
            error: String(next),
          });
          watched.change = next;
          watched.changedAt = performance.now();
          const isKnown = () => watched.known.every((known) => known >= next);
          while (!isKnown() && performance.now() - watched.changedAt < 10_000) await pause(20);
          if (!isKnown()) missed += 1;
          lags.push((performance.now() - watched.changedAt) / 1_000);
          await pause(500);
        }
      };
      await Promise.all([cutting, ...people.map(change)]);
      const openings = people.flatMap(({ streams }) => streams.map((stream) => stream.openings));
      const streams = openings.length;
      const cuts = openings.reduce((sum, count) => sum + count, 0) - streams;
      const slowest = Math.max(...lags);
      tell(
        test,
        `${streams} streams, ${cuts} opened again, ${lags.length} changes: ${missed} missed, ` +
          `${doubled.length} doubled; the slowest stream right after ${slowest.toFixed(1)} s`,
      );
      expect(cuts).toBeGreaterThan(0);
      expect(missed).toBe(0);
      expect(doubled).toEqual([]);
      expect(slowest).toBeLessThan(3);
    } finally {
      for (const { streams } of people) for (const stream of streams) stream.close();
      await proxy.close();
      await product.end("SIGTERM");
      await removeData(product);
    }
  },
  10 * minute,
);
