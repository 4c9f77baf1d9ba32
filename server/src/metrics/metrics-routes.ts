import { Hono } from "hono";
import type { Bindings } from "../http/bindings.ts";
import type { MetricsReader } from "../ports/metrics.ts";

/** What a server of its own answers, which people do not reach: the metrics, to whoever asks. */
export function createMetricsApplication(metrics: MetricsReader): Hono<Bindings> {
  const app = new Hono<Bindings>();
  app.get("/metrics", async (context) => {
    const { text, type } = await metrics.read();
    return context.body(text, 200, { "Content-Type": type, "Cache-Control": "no-store" });
  });
  return app;
}
