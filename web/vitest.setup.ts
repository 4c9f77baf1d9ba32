// Before each file of component tests.
import { createRequire } from "node:module";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, type MockInstance, vi } from "vitest";

/** React's own queue of what it has still to do. */
interface Scheduler {
  readonly unstable_IdlePriority: number;
  readonly unstable_scheduleCallback: (priority: number, callback: () => void) => void;
}

const require = createRequire(import.meta.url);
// The very one that React uses, and no other of the same name.
const scheduler = createRequire(require.resolve("react-dom"))("scheduler") as Scheduler;

/** What an effect changes is on the screen one round later, and the effects of that too. */
const rounds = 3;

/** Resolves when React has nothing left to do: all is on the screen, and all effects have run. */
async function untilReactRests(): Promise<void> {
  for (let round = 0; round < rounds; round += 1)
    await new Promise<void>((resolve) =>
      scheduler.unstable_scheduleCallback(scheduler.unstable_IdlePriority, resolve),
    );
}

// React then warns of changes that a test did not wait for.
const environment = Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

configure({
  // What is waited for comes when a busy machine comes to it.
  asyncUtilTimeout: 10_000,
  /**
   * Runs what a test waits for, such as a press or a text. The library goes on a millisecond later; on a busy machine
   * the screen or its effects come after that.
   */
  async asyncWrapper(work) {
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      const result = await work();
      await untilReactRests();
      return result;
    } finally {
      environment.IS_REACT_ACT_ENVIRONMENT = true;
    }
  },
});

let complaints: MockInstance[];
beforeEach(() => {
  complaints = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
});

afterEach(() => {
  cleanup();
  // As in the journeys, nothing may be complained about.
  const found = complaints.flatMap(({ mock }) => mock.calls);
  vi.restoreAllMocks();
  if (found.length > 0) throw new Error(`On the console: ${found.join("\n")}`);
});
