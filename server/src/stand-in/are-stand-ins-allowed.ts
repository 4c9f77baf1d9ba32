import { isLoopback } from "../http/loopback.ts";

interface Surroundings {
  /** Where the server listens. */
  readonly host: string;
  /** By which address people reach it. */
  readonly publicUrl: string;
  readonly isProduction: boolean;
  /** How many proxies of the operator's stand in front: they bring the requests of others. */
  readonly proxies: number;
}

/**
 * Whether there may be stand-ins: only where nobody but this machine reaches the server, since anybody
 * signs in there as anybody.
 */
export function areStandInsAllowed(surroundings: Surroundings): boolean {
  const { host, publicUrl, isProduction, proxies } = surroundings;
  const isReachedHere = isLoopback(host) && isLoopback(new URL(publicUrl).hostname);
  return !isProduction && proxies === 0 && isReachedHere;
}
