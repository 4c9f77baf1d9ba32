import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const bench = fileURLToPath(new URL("bench.mjs", import.meta.url));

it.each(["lighthous", "5", "start 5", "scale 20 30", "generation-stages 20", "scale 7"])(
  "Benchmarks measure nothing when a word means nothing: %s",
  (given) => {
    const words = given.split(" ");
    const { status, stderr } = spawnSync(process.execPath, [bench, ...words], { encoding: "utf8" });
    expect(status).toBe(1);
    expect(stderr).toContain(`'${words.at(-1)}' is no benchmark`);
  },
);
