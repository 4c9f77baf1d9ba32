import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "units",
          include: ["{contract,server,web,tools}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/dist/**"],
          testTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "journeys",
          include: ["e2e/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // What is waited for on a screen comes when a busy machine comes to it.
          expect: { poll: { timeout: 10_000 } },
          // Each file runs a server and a browser of its own, with voice and mastering threads.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
