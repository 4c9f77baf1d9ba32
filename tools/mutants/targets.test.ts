import { globSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { spellOut } from "../arrows/pattern.ts";
import { sourcesOf, targets, testsOf } from "./targets.ts";

const root = dirname(dirname(import.meta.dirname));

describe("The targets of mutants", () => {
  it.each(targets)("name only files that there are: $name", ({ sources, tests }) => {
    const patterns = [...sources, ...tests].map((pattern) => pattern.replace(/^!/, ""));
    const choices = patterns.flatMap(spellOut);
    expect(choices.filter((choice) => globSync(choice, { cwd: root }).length === 0)).toEqual([]);
  });

  it.each(targets)("have sources and tests of the embedded stack: $name", (target) => {
    const [sources, tests] = [sourcesOf(root, target), testsOf(root, target)];
    expect(sources.length).toBeGreaterThan(0);
    expect(
      sources.filter((path) => /\.(?:test|suite|fixture)\.|firestore|firebase/.test(path)),
    ).toEqual([]);
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((path) => !path.endsWith(".test.ts") || path.includes(".hosted."))).toEqual(
      [],
    );
  });
});
