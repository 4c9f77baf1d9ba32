import { noMetrics } from "../adapters/metrics/none.ts";
import type { Config } from "../config.ts";
import { type RunningServer, startServer } from "../http/server.ts";
import { createMetricsApplication } from "../metrics/metrics-routes.ts";
import type { Metrics } from "../ports/metrics.ts";

/** What the product notes for its operator, and the server where it is read, if the settings want one. */
export interface OpenMetrics {
  readonly metrics: Metrics;
  /** Rejects with the system's error when the port is taken or not allowed. */
  readonly serve: () => Promise<Pick<RunningServer, "stop">>;
}

/** Does not load what nobody reads. */
export async function openMetrics({
  metrics: address,
}: Pick<Config, "metrics">): Promise<OpenMetrics> {
  if (address === null)
    return { metrics: noMetrics, serve: async () => ({ stop: async () => undefined }) };
  const { createPrometheusMetrics } = await import("../adapters/metrics/prometheus.ts");
  const metrics = createPrometheusMetrics();
  return {
    metrics,
    serve: () => startServer(createMetricsApplication(metrics), address.host, address.port),
  };
}
