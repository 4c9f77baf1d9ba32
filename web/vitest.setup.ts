// Before each file of component tests.
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, type MockInstance, vi } from "vitest";

// React then warns of changes that a test did not wait for.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// What is waited for comes when a busy machine comes to it.
configure({ asyncUtilTimeout: 10_000 });

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
