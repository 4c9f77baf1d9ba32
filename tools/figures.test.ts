import type { TestModule } from "vitest/node";
import { expect, it } from "vitest";
import { createFigures } from "./figures.ts";

/** A test file with these tests, with the parts that the reporter uses. */
const moduleOf = (project: string, tests: readonly object[]) =>
  ({ project: { name: project }, children: { allTests: () => tests } }) as unknown as TestModule;

const testOf = (name: string, meta: object, state: string) => ({
  name,
  meta: () => meta,
  result: () => ({ state }),
});

it("prints what each proof has seen, and whether its goal holds", () => {
  let told = "";
  const reporter = createFigures((text) => (told += text));
  const modules = [
    moduleOf("soak", [
      testOf("Nothing is lost", { figure: "0 of 200" }, "passed"),
      testOf("Nobody waits", {}, "failed"),
    ]),
    moduleOf("units", [testOf("adds", {}, "passed")]),
  ];
  void reporter.onTestRunEnd?.(modules, [], "failed");
  const rows = told.trim().split("\n");
  expect(rows).toHaveLength(4);
  expect(rows[2]).toMatch(/^\| Nothing is lost \| 0 of 200 \| yes \| \d+ cores, .* \| \d{4}-/);
  expect(rows[3]).toMatch(/^\| Nobody waits \| nothing seen \| NO \|/);
});

it("prints nothing without proofs", () => {
  let told = "";
  const units = moduleOf("units", [testOf("adds", {}, "passed")]);
  void createFigures((text) => (told += text)).onTestRunEnd?.([units], [], "passed");
  expect(told).toBe("");
});
