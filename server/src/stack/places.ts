import type { Places } from "../config.ts";
import { checkPort } from "../http/server.ts";
import { openLocal } from "./local.ts";

/**
 * The data directory and the port, both free to be had; the system chooses the port when it is 0.
 * Null for what the settings don't ask for or could not tell.
 *
 * @throws {AggregateError} with all that stands against having them
 */
export async function claimPlaces({ host, port, dataDirectory }: Places) {
  const [local, freePort] = await Promise.allSettled([
    dataDirectory === null ? null : openLocal(dataDirectory),
    host === null || port === null ? null : checkPort(host, port),
  ]);
  const faults = [local, freePort].flatMap((claim) =>
    claim.status === "rejected" ? [claim.reason] : [],
  );
  if (local.status === "rejected" || freePort.status === "rejected")
    throw new AggregateError(faults);
  return { local: local.value, port: freePort.value };
}
