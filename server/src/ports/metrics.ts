import type { ErrorCode } from "@hearten/contract/error-codes.ts";
import type { MakingStep } from "@hearten/contract/inspirations.ts";

/** How the server has answered a request. */
export interface AnsweredRequest {
  readonly method: string;
  /** The route's template, such as `/api/inspirations/:id`; never the path, which holds ids. */
  readonly route: string;
  readonly status: number;
  /** Until the answer begins. */
  readonly seconds: number;
}

/** How one try to make an inspiration has ended. */
export const attemptOutcomes = [
  "made",
  /** Somebody else had made, removed or given up the inspiration. */
  "needless",
  /** It failed, and is tried again. */
  "failed",
  /** It failed for the last time: the person reads of it. */
  "given-up",
  /** The server stopped, or has lost the job; it counts as no try. */
  "broken-off",
] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

/** Values that are read only when somebody reads the metrics. */
export interface Gauges {
  /** Inspirations that wait or are being made. */
  readonly queueJobs?: number;
  /** Since the first of them had its turn; 0 when there is none. */
  readonly queueOldestSeconds?: number;
  /** On the disk of what is kept on this machine. */
  readonly freeBytes?: number;
  readonly liveStreams?: number;
  /** Spent or reserved since midnight (UTC), in all processes together. */
  readonly spentTodayDollars?: number;
  readonly spendingPerDayDollars?: number;
}

/** The metrics as a program reads them. */
export interface MetricsReader {
  /** All of them as they are now, and the media type of the text. */
  read(): Promise<{ readonly text: string; readonly type: string }>;
}

/**
 * Takes the metrics of the product, for whoever runs it. They are numbers, with names and labels that are known
 * beforehand. They never hold anything of a person: no id, no address, no word. All calls are cheap and never throw.
 */
export interface Metrics {
  countAnswer(request: AnsweredRequest): void;
  /** Counts an answer that was an error. */
  countError(code: ErrorCode): void;
  /** Notes how long a step of making an inspiration took, whether it succeeded or not. */
  timeStep(step: MakingStep, seconds: number): void;
  countAttempt(outcome: AttemptOutcome): void;
  /**
   * Calls `read` whenever somebody reads the metrics, and adds its values to them. If it rejects, only its values are
   * missing.
   */
  watch(read: () => Promise<Gauges> | Gauges): void;
}
