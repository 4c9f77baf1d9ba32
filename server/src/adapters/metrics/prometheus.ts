import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import {
  type AttemptOutcome,
  attemptOutcomes,
  type Gauges,
  type Metrics,
  type MetricsReader,
} from "../../ports/metrics.ts";

/** Name and meaning of each gauge. Prometheus wants units at the end of a name. */
const gaugeTexts: Record<keyof Gauges, readonly [name: string, help: string]> = {
  queueJobs: ["hearten_queue_jobs", "Inspirations that wait or are being made."],
  queueOldestSeconds: [
    "hearten_queue_oldest_age_seconds",
    "Seconds since the first of them had its turn; 0 when there is none.",
  ],
  freeBytes: ["hearten_disk_free_bytes", "Free space where inspirations are kept."],
  liveStreams: ["hearten_live_streams", "Live lists of inspirations that are open here."],
  spentTodayDollars: [
    "hearten_spent_today_dollars",
    "What writer and voice have cost today (UTC), with what is reserved, in all processes together.",
  ],
  spendingPerDayDollars: ["hearten_spending_per_day_dollars", "What they may cost in a day."],
};

/** Seconds. From a read on this machine to a slow sign-in. */
const answerBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Seconds. From a short script of our own to a long one of a slow model and voice. */
const stepBuckets = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 320];

/** Metrics in Prometheus's text format, with those of this process: memory, processor, event loop, open files. */
export function createPrometheusMetrics(): Metrics & MetricsReader {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const answers = new Histogram({
    name: "hearten_http_request_duration_seconds",
    help: "Seconds until an answer began.",
    labelNames: ["method", "route", "status"],
    buckets: answerBuckets,
    registers,
  });
  const errors = new Counter({
    name: "hearten_http_errors_total",
    help: "Answers that were an error, by its code.",
    labelNames: ["code"],
    registers,
  });
  const steps = new Histogram({
    name: "hearten_step_duration_seconds",
    help: "Seconds that a step of making an inspiration took.",
    labelNames: ["step"],
    buckets: stepBuckets,
    registers,
  });
  const attempts = new Counter({
    name: "hearten_attempts_total",
    help: "Tries to make an inspiration, by how they ended.",
    labelNames: ["outcome"],
    registers,
  });
  // Rates are known from the first one on only where there was a zero before.
  for (const outcome of attemptOutcomes) attempts.inc({ outcome } satisfies Labels, 0);

  const shownGauges = (Object.keys(gaugeTexts) as (keyof Gauges)[]).map((gauge) => {
    const [name, help] = gaugeTexts[gauge];
    return [gauge, new Gauge({ name, help, registers })] as const;
  });
  const watched: (() => Promise<Gauges> | Gauges)[] = [];

  return {
    countAnswer: ({ method, route, status, seconds }) =>
      answers.observe({ method, route, status }, seconds),
    countError: (code) => errors.inc({ code }),
    timeStep: (step, seconds) => steps.observe({ step }, seconds),
    countAttempt: (outcome) => attempts.inc({ outcome } satisfies Labels),
    watch: (read) => void watched.push(read),
    async read() {
      const values = await Promise.all(
        watched.map(async (ask) => {
          try {
            return await ask();
          } catch {
            // One part that does not answer must not hide all others.
            return {};
          }
        }),
      );
      const all: Gauges = Object.assign({}, ...values);
      for (const [gauge, shown] of shownGauges) {
        const value = all[gauge];
        if (value === undefined) shown.remove();
        else shown.set(value);
      }
      return { text: await registry.metrics(), type: registry.contentType };
    },
  };
}

interface Labels {
  readonly outcome: AttemptOutcome;
}
