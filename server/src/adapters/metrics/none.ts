import type { Metrics } from "../../ports/metrics.ts";

const ignore = () => undefined;

/** Notes nothing: nobody reads it. */
export const noMetrics: Metrics = {
  countAnswer: ignore,
  countError: ignore,
  timeStep: ignore,
  countAttempt: ignore,
  watch: ignore,
};
