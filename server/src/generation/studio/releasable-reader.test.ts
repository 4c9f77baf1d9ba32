import { expect, it } from "vitest";
import { readingOf } from "@hearten/reading/reading.fixture.ts";
import { createReleasableReader } from "./releasable-reader.ts";

const written = { description: "The bus was late.", goals: [] };

/** @param reading what a text waits for */
function createWorld(reading: Promise<void> = Promise.resolve()) {
  const world = { loaded: 0 };
  const begun = Promise.withResolvers<void>();
  const reader = createReleasableReader(async () => {
    world.loaded += 1;
    return {
      read() {
        begun.resolve();
        return reading.then(() => readingOf());
      },
    };
  });
  return { world, reader, begun: begun.promise };
}

it("loads with its first text, and with the next one after a release", async () => {
  const { world, reader } = createWorld();
  expect(world.loaded).toBe(0);
  await Promise.all([reader.read(written), reader.read(written)]);
  expect(world.loaded).toBe(1);
  reader.release();
  await reader.read(written);
  expect(world.loaded).toBe(2);
});

it.each(["loads", "reads"])("frees nothing while it %s", async (doing) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { world, reader, begun } = createWorld(promise);
  const reading = reader.read(written);
  if (doing === "reads") await begun;
  reader.release();
  resolve();
  await reading;
  await reader.read(written);
  expect(world.loaded).toBe(1);
});

it("loads again when it could not be loaded", async () => {
  let loadings = 0;
  const reader = createReleasableReader(async () => {
    loadings += 1;
    if (loadings === 1) throw new Error("no memory");
    return { read: async () => readingOf() };
  });
  await expect(reader.read(written)).rejects.toThrow("no memory");
  expect(await reader.read(written)).toEqual(readingOf());
});

it("loads again after a text that could not be read", async () => {
  const { world, reader } = createWorld(Promise.reject(new Error("trapped")));
  await expect(reader.read(written)).rejects.toThrow("trapped");
  await expect(reader.read(written)).rejects.toThrow("trapped");
  expect(world.loaded).toBe(2);
});
