import { defineConfig } from "vitest/config";
import { createFigures } from "./tools/figures.ts";
import { createSlowestFiles } from "./tools/slowest-files.ts";

const notOurs = ["**/node_modules/**", "**/dist/**"];

/** Four keep two cores busy: journeys wait for their pages and for time to pass more than they work. */
const maxWorkers = 4;

/** Node runs TypeScript itself: only what has JSX or styles needs Vite. */
const byNode = { experimental: { viteModuleRunner: false } };

/**
 * Journeys whose matter lies between the screen, the browser and the audio. The stack behind them changes nothing of it:
 * they run on the embedded one alone.
 */
const ofTheScreen = [
  "finding",
  "home-screen",
  "large-text",
  "motion",
  "player",
  "player-keep",
  "player-options",
  "player-traps",
  "reading-along",
  "reload",
  "replaced-app",
].map((name) => `e2e/${name}.test.ts`);

const units = {
  // Nothing that a file does stays for the next one: they can share a process.
  isolate: false,
  // For one that never ends: what computes for seconds does so for a minute where other work has the processors.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // What is waited for comes when a busy machine comes to it.
  expect: { poll: { timeout: 10_000 } },
  maxWorkers,
};

const journeys = {
  ...byNode,
  include: ["e2e/**/*.test.ts"],
  globalSetup: ["e2e/shared-product.ts"],
  // What a worker has connected to and read stays for its next file.
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // What is waited for on a screen comes when a busy machine comes to it; looking for it often makes it later.
  expect: { poll: { timeout: 10_000, interval: 200 } },
  maxWorkers,
};

export default defineConfig({
  test: {
    reporters: ["default", createSlowestFiles(), createFigures()],
    projects: [
      {
        test: {
          name: "units",
          ...units,
          ...byNode,
          include: [
            "{contract,webassembly,reading,writer,server,web,tools,simulated-providers}/**/*.test.ts",
          ],
          exclude: [...notOurs, "**/*.hosted.test.ts"],
        },
      },
      {
        test: {
          name: "components",
          ...units,
          include: ["web/src/**/*.test.tsx"],
          environment: "happy-dom",
          setupFiles: ["web/vitest.setup.ts"],
        },
      },
      { test: { name: "journeys", ...journeys } },
      {
        test: {
          name: "hosted-units",
          ...units,
          ...byNode,
          include: ["{server,tools}/**/*.hosted.test.ts"],
          exclude: notOurs,
        },
      },
      {
        test: {
          name: "soak",
          ...byNode,
          include: ["soak/**/*.test.ts"],
          // One after another: what one does would be in the other's figures.
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
      // The variable `E2E_STACK` says that they run on it, for the start of what they share too.
      { test: { name: "hosted-journeys", ...journeys, exclude: [...notOurs, ...ofTheScreen] } },
    ],
  },
});
