import type { Gauges, Metrics } from "../../ports/metrics.ts";

/** Metrics for tests, in the order in which they were noted. */
export interface MemoryMetrics extends Metrics {
  readonly noted: string[];
  /** What the watched gauges show now. */
  readGauges(): Promise<Gauges>;
}

export function createMemoryMetrics(): MemoryMetrics {
  const noted: string[] = [];
  const watched: (() => Promise<Gauges> | Gauges)[] = [];
  return {
    noted,
    countAnswer: ({ method, route, status }) => void noted.push(`${method} ${route} ${status}`),
    countError: (code) => void noted.push(code),
    timeStep: (step, seconds) => void noted.push(`${step} ${seconds}`),
    countAttempt: (outcome) => void noted.push(outcome),
    watch: (read) => void watched.push(read),
    readGauges: async () =>
      Object.assign({}, ...(await Promise.all(watched.map(async (read) => read())))) as Gauges,
  };
}
