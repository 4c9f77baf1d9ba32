import { describe, expect, it } from "vitest";
import { createPrometheusMetrics } from "./prometheus.ts";

const readLines = async (metrics: ReturnType<typeof createPrometheusMetrics>) =>
  (await metrics.read()).text.split("\n");

describe("Metrics for Prometheus", () => {
  it("are text in its format, with those of the process", async () => {
    const { text, type } = await createPrometheusMetrics().read();
    expect(type).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).toMatch(/^process_open_fds \d+$/m);
  });

  it("count what is noted, by names that are known beforehand", async () => {
    const metrics = createPrometheusMetrics();
    const route = "/api/inspirations/:id";
    metrics.countAnswer({ method: "GET", route, status: 404, seconds: 0.02 });
    metrics.countAnswer({ method: "GET", route, status: 404, seconds: 0.2 });
    metrics.countError("not-found");
    metrics.timeStep("mixing", 3);
    metrics.countAttempt("made");
    const lines = await readLines(metrics);
    const labels = `method="GET",route="${route}",status="404"`;
    expect(lines).toEqual(
      expect.arrayContaining([
        `hearten_http_request_duration_seconds_count{${labels}} 2`,
        `hearten_http_request_duration_seconds_bucket{le="0.1",${labels}} 1`,
        'hearten_http_errors_total{code="not-found"} 1',
        'hearten_step_duration_seconds_sum{step="mixing"} 3',
        'hearten_attempts_total{outcome="made"} 1',
        // From the start, so that the first one is seen as a rise.
        'hearten_attempts_total{outcome="given-up"} 0',
      ]),
    );
  });

  it("ask for what is watched whenever they are read", async () => {
    const metrics = createPrometheusMetrics();
    let liveStreams = 3;
    metrics.watch(() => ({ liveStreams }));
    metrics.watch(async () => ({ queueJobs: 2, queueOldestSeconds: 1.5 }));
    expect(await readLines(metrics)).toEqual(
      expect.arrayContaining([
        "hearten_live_streams 3",
        "hearten_queue_jobs 2",
        "hearten_queue_oldest_age_seconds 1.5",
      ]),
    );
    liveStreams = 4;
    expect(await readLines(metrics)).toContain("hearten_live_streams 4");
  });

  it("are without what can't be told now, and with all else", async () => {
    const metrics = createPrometheusMetrics();
    let isAway = false;
    metrics.watch(() => (isAway ? Promise.reject(new Error("away")) : { spentTodayDollars: 0.25 }));
    metrics.watch(() => ({ liveStreams: 1 }));
    expect(await readLines(metrics)).toContain("hearten_spent_today_dollars 0.25");
    isAway = true;
    const lines = await readLines(metrics);
    expect(lines.filter((line) => line.startsWith("hearten_spent_today_dollars"))).toEqual([]);
    expect(lines).toContain("hearten_live_streams 1");
  });
});
