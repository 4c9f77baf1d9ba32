import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import { loadTextClassifier } from "@hearten/reading/classifier/text-classifier.ts";
import { afterAll, expect, it } from "vitest";
import { createThreadedClassifier } from "./threaded-classifier.ts";

const classifier = createThreadedClassifier();
afterAll(() => classifier.close());

it("answers as a classifier does that is loaded here", async () => {
  const texts = ["The dog is asleep on my feet.", "", "Tomorrow I present it to everybody."];
  await classifier.prepare();
  const here = await loadTextClassifier();
  expect(await classifier.classify(texts)).toEqual(await here.classify(texts));
  const goals = ["I sleep through the night", "open a bakery"];
  expect(await classifier.classifyGoals(goals, "Rain.")).toEqual(
    await here.classifyGoals(goals, "Rain."),
  );
  const sentences = ["The dog is asleep on my feet.", "Nobody knows yet."];
  expect(await classifier.classifySentences(sentences)).toEqual(
    await here.classifySentences(sentences),
  );
});

it("answers all that ask at the same time, each its own", async () => {
  const [one, two] = await Promise.all([
    classifier.classify(["Rain."]),
    classifier.classify(["A wedding."]),
  ]);
  expect([one, two]).toEqual([
    await classifier.classify(["Rain."]),
    await classifier.classify(["A wedding."]),
  ]);
  expect(one).not.toEqual(two);
});

it("ends its thread when it is released, and starts another one with the next text", async () => {
  const other = createThreadedClassifier();
  const started = once(process, "worker");
  const before = await other.classify(["Rain."]);
  const [thread] = (await started) as [Worker];
  const ended = once(thread, "exit");
  await other.release();
  await ended;
  expect(await other.classify(["Rain."])).toEqual(before);
  await other.close();
});

it("does not end while it answers", async () => {
  const answering = classifier.classify(["Rain."]);
  await classifier.release();
  expect(await answering).toHaveLength(1);
});

it("rejects what is asked once it is closed", async () => {
  const closing = createThreadedClassifier();
  await closing.close();
  await expect(closing.classify(["Rain."])).rejects.toThrow("the classifier is closed");
});
