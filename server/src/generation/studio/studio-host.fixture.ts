import type { CallOutcome, ProviderPart, StudioHost } from "./studio-host.ts";

/** A host that permits every call, and remembers what it was told. */
export function createMemoryHost() {
  const permitted: { part: ProviderPart; dollars: number }[] = [];
  const settled: CallOutcome[] = [];
  const kept = new Map<string, Uint8Array>();
  const steps: string[] = [];
  const host: StudioHost = {
    tellStep: async (_id, step) => void steps.push(step),
    keepScript: async () => undefined,
    async permitCall(part, dollars) {
      permitted.push({ part, dollars });
      return { granted: permitted.length };
    },
    settleCall: async (_permit, outcome) => void settled.push(outcome),
    tellProgress: async () => undefined,
    tellFallback: async () => undefined,
    recall: async (key) => kept.get(key) ?? null,
    remember: async (key, bytes) => void kept.set(key, bytes),
  };
  return { host, steps, permitted, settled, kept };
}
