import * as v from "valibot";
import { host, wholeNumber } from "./values.ts";

export const metricsVariables = {
  METRICS_PORT: v.optional(wholeNumber(1, 65_535, "must be a port from 1 to 65535.")),
  METRICS_HOST: v.optional(host, "127.0.0.1"),
};

const variables = v.object(metricsVariables);

/** Where an operator's program reads metrics; null where nobody does. */
export function toMetrics(given: v.InferOutput<typeof variables>) {
  return given.METRICS_PORT === undefined
    ? null
    : Object.freeze({ host: given.METRICS_HOST, port: given.METRICS_PORT });
}

/** The same, of settings that may be wrong: null where it can't be read. */
export function readMetrics(given: Readonly<Record<string, string | undefined>>) {
  const result = v.safeParse(variables, given);
  return result.success ? toMetrics(result.output) : null;
}

/** What people reach shows no metrics. */
export function findSharedPort(given: Readonly<Record<string, string | undefined>>): string[] {
  return given["METRICS_PORT"] !== undefined && given["METRICS_PORT"] === (given["PORT"] ?? "3000")
    ? ["METRICS_PORT must be another port than PORT."]
    : [];
}
