import { expect, it, vi } from "vitest";
import { createLoadable } from "./loadable.ts";

it("fetches once for everybody", async () => {
  const fetchIt = vi.fn<() => Promise<string>>(() => Promise.resolve("player"));
  const loadable = createLoadable(fetchIt);
  expect(loadable.get()).toBeNull();
  expect(loadable.load()).toBe(loadable.load());
  expect(await loadable.load()).toBe("player");
  expect(loadable.get()).toBe("player");
  expect(fetchIt).toHaveBeenCalledOnce();
});

it("tries again after a failure", async () => {
  const fetchIt = vi.fn<() => Promise<string>>(() => Promise.resolve("player"));
  fetchIt.mockRejectedValueOnce(new Error("offline"));
  const loadable = createLoadable(fetchIt);
  await expect(loadable.load()).rejects.toThrow("offline");
  expect(await loadable.load()).toBe("player");
});
