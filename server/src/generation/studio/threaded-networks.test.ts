import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import { loadNetworks } from "@hearten/reading/networks.ts";
import { afterAll, expect, it } from "vitest";
import { createThreadedNetworks } from "./threaded-networks.ts";

const networks = createThreadedNetworks();
const { encoder, classifier } = networks;
afterAll(() => networks.close());

it("answer as networks do that are loaded here", async () => {
  const texts = ["The dog is asleep on my feet.", "", "Tomorrow I present it to everybody."];
  await networks.prepare();
  const here = await loadNetworks();
  expect(await encoder.encode(texts)).toEqual(await here.encoder.encode(texts));
  expect(await classifier.classify(texts)).toEqual(await here.classifier.classify(texts));
  const sentences = ["The dog is asleep on my feet.", "Nobody knows yet."];
  expect(await classifier.classifySentences(sentences)).toEqual(
    await here.classifier.classifySentences(sentences),
  );
});

it("answer all that ask at the same time, each its own", async () => {
  const [one, two] = await Promise.all([encoder.encode(["Rain."]), encoder.encode(["A wedding."])]);
  expect([one, two]).toEqual([
    await encoder.encode(["Rain."]),
    await encoder.encode(["A wedding."]),
  ]);
  expect(one).not.toEqual(two);
});

it("end their thread when they are released, and start another one with the next text", async () => {
  const other = createThreadedNetworks();
  const started = once(process, "worker");
  const before = await other.encoder.encode(["Rain."]);
  const [thread] = (await started) as [Worker];
  const ended = once(thread, "exit");
  await other.release();
  await ended;
  expect(await other.encoder.encode(["Rain."])).toEqual(before);
  await other.close();
});

it("do not end while they answer", async () => {
  const encoding = encoder.encode(["Rain."]);
  await networks.release();
  expect(await encoding).toHaveLength(1);
});

it("reject what is asked once they are closed", async () => {
  const closing = createThreadedNetworks();
  await closing.close();
  await expect(closing.encoder.encode(["Rain."])).rejects.toThrow("the networks are closed");
});
