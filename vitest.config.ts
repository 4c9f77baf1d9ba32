import { defineConfig } from "vitest/config";

const notOurs = ["**/node_modules/**", "**/dist/**"];

const journeys = {
  include: ["e2e/**/*.test.ts"],
  globalSetup: ["e2e/shared-product.ts"],
  // What a worker has connected to and read stays for its next file.
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // What is waited for on a screen comes when a busy machine comes to it.
  expect: { poll: { timeout: 10_000 } },
  // They share a server and a browser, and wait for both more than they work.
  maxWorkers: 2,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "units",
          include: ["{contract,server,web,tools}/**/*.test.ts"],
          exclude: [...notOurs, "**/*.hosted.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "components",
          include: ["web/src/**/*.test.tsx"],
          environment: "happy-dom",
          testTimeout: 30_000,
          setupFiles: ["web/vitest.setup.ts"],
          sequence: { groupOrder: 0 },
        },
      },
      { test: { name: "journeys", ...journeys, sequence: { groupOrder: 1 } } },
      {
        test: {
          name: "hosted-units",
          include: ["{server,tools}/**/*.hosted.test.ts"],
          exclude: notOurs,
          testTimeout: 30_000,
          // As many as there are Authentication emulators; see tools/test-hosted.mjs.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: "hosted-journeys",
          ...journeys,
          env: { HEARTEN_E2E_STACK: "hosted" },
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
