import { expect, it, vi } from "vitest";
import { loadOnce } from "./load-once.ts";

it("loads once, however many ask", async () => {
  const load = vi.fn<() => Promise<object>>(async () => ({}));
  const loadIt = loadOnce(load);
  const [one, other] = await Promise.all([loadIt(), loadIt()]);
  expect(other).toBe(one);
  expect(await loadIt()).toBe(one);
  expect(load).toHaveBeenCalledTimes(1);
});

it("loads again after a failure", async () => {
  const load = vi.fn<() => Promise<string>>(async () => "loaded");
  load.mockRejectedValueOnce(new Error("no memory"));
  const loadIt = loadOnce(load);
  await expect(loadIt()).rejects.toThrow("no memory");
  expect(await loadIt()).toBe("loaded");
});
