import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { createThreads } from "./create-threads.ts";

const { signal } = new AbortController();
const folder = mkdtempSync(join(tmpdir(), "threads-"));
const module = pathToFileURL(join(folder, "work.mjs"));
writeFileSync(
  module,
  `let calls = 0;
  export const count = () => (calls += 1);
  export const crash = () => process.exit(3);
  export const hang = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  /** Comes back once so many are in it. */
  export function meet({ memory, expected }) {
    const here = new Int32Array(memory);
    Atomics.add(here, 0, 1);
    Atomics.notify(here, 0);
    for (let met = Atomics.load(here, 0); met < expected; met = Atomics.load(here, 0))
      Atomics.wait(here, 0, met);
    return "met";
  }`,
);
const task = (name: string, argument: unknown = null) => ({ module, name, argument });

const one = createThreads(1);
afterAll(async () => {
  await one.close();
  rmSync(folder, { recursive: true });
});

describe("threads", () => {
  it("run as many tasks at the same time as there are threads", async () => {
    const two = createThreads(2);
    const meet = task("meet", { memory: new SharedArrayBuffer(4), expected: 2 });
    const meeting = [two.run(meet, signal), two.run(meet, signal)];
    expect(await Promise.all(meeting)).toEqual(["met", "met"]);
    await two.close();
  });

  it("keep what a module holds for the next task", async () => {
    const first = await one.run<number>(task("count"), signal);
    // A thread of others starts, works and ends meanwhile.
    const other = createThreads(1);
    expect(await other.run<number>(task("count"), signal)).toBe(1);
    await other.close();
    expect(await one.run<number>(task("count"), signal)).toBe(first + 1);
  });

  it("reject a task that ends its thread, and go on with a new one", async () => {
    await expect(one.run(task("crash"), signal)).rejects.toThrow("worker exited with code: 3");
    expect(await one.run<number>(task("count"), signal)).toBe(1);
  });

  it("reject a task that there is not", async () => {
    await expect(one.run(task("missing"), signal)).rejects.toThrow("exports no function missing");
  });

  it("give up a task that hangs, with the reason, and go on", async () => {
    const controller = new AbortController();
    const reason = new Error("given up");
    const hanging = one.run(task("hang"), controller.signal);
    setImmediate(() => controller.abort(reason));
    await expect(hanging).rejects.toBe(reason);
    await expect(one.run(task("count"), controller.signal)).rejects.toBe(reason);
    expect(await one.run<number>(task("count"), signal)).toBe(1);
  });

  it("reject what is under way when they are closed, and everything after that", async () => {
    const closing = createThreads(1);
    const hanging = closing.run(task("hang"), signal);
    await Promise.all([expect(hanging).rejects.toThrow("are closed"), closing.close()]);
    await expect(closing.run(task("count"), signal)).rejects.toThrow("are closed");
  });
});
