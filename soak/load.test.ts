// How long people wait while others ask much of the server, or hold it up on purpose.
import { randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, removeData, startProduct } from "../e2e/product.ts";
import { loadProduct } from "./listener.ts";
import { ask, behindProxy, type Person, read, register } from "./person.ts";
import { minute, tell, times } from "./proof.ts";
import { floodSignIns } from "./sign-in-flood.ts";
import { follow } from "./stream.ts";

let product: Product;
const people: { person: Person; id: string; audioUrl: string }[] = [];
/** As many as can have 500 live streams together. */
const peopleCount = times(100);
const streamsOfOne = 5;

beforeAll(async () => {
  product = await startProduct({ environment: behindProxy });
  const first = await register(product.address);
  const id = randomUUID();
  await ask(first, id, "The garden.");
  let made = await read(first, id);
  while (made.status !== "completed") {
    await pause(100);
    made = await read(first, id);
  }
  const stored = await product.storage.readInspiration(id);
  for (let place = 0; place < peopleCount; place += 1) {
    const person = await register(product.address);
    const own = randomUUID();
    const createdAt = new Date(Date.now() - place * 1_000);
    await product.storage.addInspiration(stored, {
      id: own,
      userId: person.uid,
      title: "One",
      createdAt,
    });
    people.push({ person, id: own, audioUrl: String((await read(person, own)).audioUrl) });
  }
  // The studio gives its memory back.
  await pause(12_000);
}, 5 * minute);
afterAll(async () => {
  await product.end("SIGTERM");
  await removeData(product);
});

it(
  "300 requests a second with 500 live streams: p99 100 ms or less, no error",
  async (test) => {
    const streams = people.flatMap(({ person }) =>
      Array.from({ length: streamsOfOne }, () =>
        follow(product.address, person.headers, () => undefined),
      ),
    );
    try {
      await pause(3_000);
      const load = await loadProduct(product.address, people, 300, AbortSignal.timeout(30_000));
      const lost = streams.filter(({ openings }) => openings !== 1).length;
      tell(
        test,
        `${load.milliseconds.length} requests in 30 s, ${streams.length} streams: p99 ${load.p99.toFixed(0)} ms, ` +
          `${load.faults.length} errors, ${lost} streams lost`,
      );
      expect(load.faults.slice(0, 5)).toEqual([]);
      expect(lost).toBe(0);
      expect(load.p99).toBeLessThanOrEqual(100);
    } finally {
      for (const stream of streams) stream.close();
    }
  },
  5 * minute,
);

it(
  "2,000 slow sockets: good requests' p99 under 200 ms, slow ones cut within 15 s",
  async (test) => {
    const count = times(2_000);
    const { port, hostname } = new URL(product.address);
    const lives: number[] = [];
    const sockets: Socket[] = [];
    for (let place = 0; place < count; place += 1) {
      const socket = connect(Number(port), hostname);
      const opened = performance.now();
      socket.on("error", () => undefined);
      // Whoever reads nothing does not hear of the end either.
      socket.resume();
      socket.once("close", () => lives.push((performance.now() - opened) / 1_000));
      socket.write("GET /api/health HTTP/1.1\r\nHost: slow\r\n");
      sockets.push(socket);
      // Some at a time, as a list of waiting connections holds them.
      if (place % 100 === 99) await pause(20);
    }
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write("X-Slow: 1\r\n");
    }, 3_000);
    try {
      const load = await loadProduct(product.address, people, 20, AbortSignal.timeout(20_000));
      const slowest = Math.max(...lives);
      tell(
        test,
        `${count} sockets: p99 ${load.p99.toFixed(0)} ms, ${load.faults.length} errors; ` +
          `${lives.length} cut, the last after ${slowest.toFixed(1)} s`,
      );
      expect(lives).toHaveLength(count);
      expect(slowest).toBeLessThan(15);
      expect(load.faults.slice(0, 5)).toEqual([]);
      expect(load.p99).toBeLessThan(200);
    } finally {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    }
  },
  5 * minute,
);

it(
  "500 parallel sign-ins: playback's p99 under 250 ms",
  async (test) => {
    const count = times(500);
    const ended = new AbortController();
    const loading = loadProduct(product.address, people, 20, ended.signal);
    await pause(1_000);
    const statuses = await floodSignIns(product.address, count);
    await pause(3_000);
    ended.abort();
    const load = await loading;
    const refused = statuses.filter((status) => status === 429).length;
    tell(
      test,
      `${count} sign-ins, ${refused} of them told to wait: p99 ${load.p99.toFixed(0)} ms of ` +
        `${load.milliseconds.length}, ${load.faults.length} errors`,
    );
    expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
    expect(load.faults.slice(0, 5)).toEqual([]);
    expect(load.p99).toBeLessThan(250);
  },
  5 * minute,
);
