import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import { loadSentenceEncoder } from "@hearten/reading/sentence-encoder.ts";
import { afterAll, expect, it } from "vitest";
import { createThreadedSentenceEncoder } from "./threaded-sentence-encoder.ts";

const encoder = createThreadedSentenceEncoder();
afterAll(() => encoder.close());

it("encodes as an encoder does that is loaded here", async () => {
  const texts = ["The dog is asleep on my feet.", "", "Tomorrow I present it to everybody."];
  await encoder.prepare();
  expect(await encoder.encode(texts)).toEqual(await (await loadSentenceEncoder()).encode(texts));
});

it("answers all that ask at the same time, each its own", async () => {
  const [one, two] = await Promise.all([encoder.encode(["Rain."]), encoder.encode(["A wedding."])]);
  expect([one, two]).toEqual([
    await encoder.encode(["Rain."]),
    await encoder.encode(["A wedding."]),
  ]);
  expect(one).not.toEqual(two);
});

it("ends its thread when it is released, and starts another one with the next text", async () => {
  const other = createThreadedSentenceEncoder();
  const started = once(process, "worker");
  const before = await other.encode(["Rain."]);
  const [thread] = (await started) as [Worker];
  const ended = once(thread, "exit");
  await other.release();
  await ended;
  expect(await other.encode(["Rain."])).toEqual(before);
  await other.close();
});

it("does not end while it encodes", async () => {
  const encoding = encoder.encode(["Rain."]);
  await encoder.release();
  expect(await encoding).toHaveLength(1);
});

it("rejects what is asked once it is closed", async () => {
  const closing = createThreadedSentenceEncoder();
  await closing.close();
  await expect(closing.encode(["Rain."])).rejects.toThrow("the encoder is closed");
});
