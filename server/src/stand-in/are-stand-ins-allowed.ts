import { isLoopback } from "../http/loopback.ts";

interface Surroundings {
  /** Where the server listens. */
  readonly host: string;
  /** By which address people reach it. */
  readonly publicUrl: string;
  readonly isProduction: boolean;
}

/**
 * Whether there may be stand-ins: only where nobody but this machine reaches the server, since anybody
 * signs in there as anybody.
 */
export function areStandInsAllowed({ host, publicUrl, isProduction }: Surroundings): boolean {
  return !isProduction && isLoopback(host) && isLoopback(new URL(publicUrl).hostname);
}
