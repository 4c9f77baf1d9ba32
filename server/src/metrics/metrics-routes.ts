import { Hono } from "hono";
import type { Bindings } from "../http/bindings.ts";
import type { MetricsReader } from "../ports/metrics.ts";

/**
 * The routes of the metrics. They need no sign-in: whoever reaches them may read. So they are served on a port of their
 * own, which people can't reach.
 */
export function createMetricsApplication(metrics: MetricsReader): Hono<Bindings> {
  const app = new Hono<Bindings>();
  app.get("/metrics", async (context) => {
    const { text, type } = await metrics.read();
    return context.body(text, 200, { "Content-Type": type, "Cache-Control": "no-store" });
  });
  return app;
}
