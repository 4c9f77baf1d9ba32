import { relative } from "node:path";
import type { Reporter, TestModule, Vitest } from "vitest/node";

/** The number of files to print. */
const named = 5;

/**
 * A reporter that prints, at the end of a test run, its duration and its slowest files. The command that started the run
 * tells its own duration, which is longer (`tellDuration`).
 */
export function createSlowestFiles(write: (text: string) => void = writeOut): Reporter {
  let root = "";
  let startedAt = 0;
  return {
    onInit(vitest: Vitest) {
      root = vitest.config.root;
    },
    onTestRunStart() {
      startedAt = performance.now();
    },
    onTestRunEnd(modules) {
      const seconds = (performance.now() - startedAt) / 1_000;
      const files = modules
        .map((module) => ({ path: relative(root, module.moduleId), seconds: secondsOf(module) }))
        .toSorted((one, other) => other.seconds - one.seconds)
        .slice(0, named);
      const lines = files.map(
        ({ path, seconds: of }) => `  ${of.toFixed(1).padStart(6)} s  ${path}`,
      );
      write(
        [`\nThe tests took ${seconds.toFixed(0)} s. The slowest files:`, ...lines, ""].join("\n"),
      );
    },
  };
}

/** From its first import to the end of its last hook. */
function secondsOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return (collectDuration + setupDuration + duration) / 1_000;
}

function writeOut(text: string): void {
  process.stdout.write(text);
}
