import type { TestModule, Vitest } from "vitest/node";
import { expect, it } from "vitest";
import { createSlowestFiles } from "./slowest-files.ts";

/** A test file, with the parts that the reporter uses. */
const moduleOf = (name: string, duration: number) =>
  ({
    moduleId: `/project/${name}`,
    diagnostic: () => ({ collectDuration: 300, setupDuration: 200, duration }),
  }) as unknown as TestModule;

it("names the five files that took longest, with all of their time, and how long the run took", () => {
  let told = "";
  const reporter = createSlowestFiles((text) => (told += text));
  reporter.onInit?.({ config: { root: "/project" } } as Vitest);
  reporter.onTestRunStart?.([]);
  const modules = [1_000, 6_000, 2_000, 5_000, 3_000, 4_000].map((duration) =>
    moduleOf(`e2e/${duration}.test.ts`, duration),
  );
  void reporter.onTestRunEnd?.(modules, [], "passed");
  expect(told.trim().split("\n")).toEqual([
    "The tests took 0 s. The slowest files:",
    "     6.5 s  e2e/6000.test.ts",
    "     5.5 s  e2e/5000.test.ts",
    "     4.5 s  e2e/4000.test.ts",
    "     3.5 s  e2e/3000.test.ts",
    "     2.5 s  e2e/2000.test.ts",
  ]);
});
