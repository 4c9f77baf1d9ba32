import { isLoopback } from "../network/loopback.ts";

interface Surroundings {
  /** The address at which the server listens. */
  readonly host: string;
  /** The public address of the server. */
  readonly publicUrl: string;
  readonly isProduction: boolean;
  /** How many of the operator's own proxies a request passes: they bring requests of others. */
  readonly proxies: number;
}

/**
 * Whether there may be stand-ins: only when nobody but this machine can reach the server, because with a stand-in
 * anybody can sign in as anybody.
 */
export function areStandInsAllowed(surroundings: Surroundings): boolean {
  const { host, publicUrl, isProduction, proxies } = surroundings;
  const { protocol, hostname } = new URL(publicUrl);
  // The server itself speaks no TLS: with https there is a proxy.
  const isReachedHere = isLoopback(host) && isLoopback(hostname) && protocol === "http:";
  return !isProduction && proxies === 0 && isReachedHere;
}
