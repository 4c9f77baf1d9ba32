import type { LocalResources } from "../config.ts";
import { checkPort } from "../http/server.ts";
import { openLocal } from "./local.ts";

/**
 * Opens the data directory and checks that the ports are free. For port 0 the system chooses one. The result is null
 * where the settings have none or could not be read.
 *
 * @throws {AggregateError} with all faults that were found
 */
export async function claimResources({ host, port, metrics, dataDirectory }: LocalResources) {
  const [local, freePort, metricsPort] = await Promise.allSettled([
    dataDirectory === null ? null : openLocal(dataDirectory),
    host === null || port === null ? null : checkPort(host, port),
    metrics === null ? null : checkPort(metrics.host, metrics.port),
  ]);
  const faults = [local, freePort, metricsPort].flatMap((claim) =>
    claim.status === "rejected" ? [claim.reason] : [],
  );
  if (local.status === "rejected" || freePort.status === "rejected" || faults.length > 0)
    throw new AggregateError(faults);
  return { local: local.value, port: freePort.value };
}
