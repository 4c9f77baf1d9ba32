import { describe, expect, it } from "vitest";
import { createMutex } from "./mutex.ts";

/** A fake of the browser's Web Locks, with the parts that are used. */
function createFakeLocks(): LockManager {
  const taken = new Set<string>();
  const used = {
    async request(
      name: string,
      _options: { ifAvailable: true },
      work: (lock: object | null) => unknown,
    ) {
      if (taken.has(name)) return work(null);
      taken.add(name);
      try {
        return await work({});
      } finally {
        taken.delete(name);
      }
    },
  };
  return used as unknown as LockManager; // as far as it is used
}

describe.each([
  ["with the browser's locks", createFakeLocks],
  ["over plain http", () => undefined],
])("What is done alone %s", (_name, locksOf) => {
  it("is not begun by anybody else until it is done", async () => {
    const mutex = createMutex("outbox", locksOf());
    const work = Promise.withResolvers<void>();
    const first = mutex.tryRun(() => work.promise);
    let isDone = false;
    const other = () => void (isDone = true);
    expect(await mutex.tryRun(other)).toBe(false);
    expect(isDone).toBe(false);
    work.resolve();
    expect(await first).toBe(true);
    expect(await mutex.tryRun(other)).toBe(true);
    expect(isDone).toBe(true);
  });

  it("can be done again when it has failed", async () => {
    const mutex = createMutex("outbox", locksOf());
    await expect(mutex.tryRun(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await mutex.tryRun(() => {})).toBe(true);
  });
});

it("What is done alone is so in all windows that share the browser's locks", async () => {
  const locks = createFakeLocks();
  const work = Promise.withResolvers<void>();
  const first = createMutex("outbox", locks).tryRun(() => work.promise);
  expect(await createMutex("outbox", locks).tryRun(() => {})).toBe(false);
  work.resolve();
  await first;
});
