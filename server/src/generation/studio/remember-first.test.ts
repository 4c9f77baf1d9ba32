import { expect, it, vi } from "vitest";
import { rememberFirst } from "./remember-first.ts";

it("loads once, however many ask", async () => {
  const load = vi.fn<() => Promise<object>>(async () => ({}));
  const loadFirst = rememberFirst(load);
  const [one, other] = await Promise.all([loadFirst(), loadFirst()]);
  expect(other).toBe(one);
  expect(await loadFirst()).toBe(one);
  expect(load).toHaveBeenCalledTimes(1);
});

it("loads again after a failure", async () => {
  const load = vi.fn<() => Promise<string>>(async () => "loaded");
  load.mockRejectedValueOnce(new Error("no memory"));
  const loadFirst = rememberFirst(load);
  await expect(loadFirst()).rejects.toThrow("no memory");
  expect(await loadFirst()).toBe("loaded");
});
