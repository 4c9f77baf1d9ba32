import { createFixedWindowCounter } from "../limits/fixed-window-counter.ts";
import { createRateLimit } from "../limits/rate-limit.ts";
import { tooManyRequests } from "../limits/too-many-requests.ts";
import { isLoopback } from "../network/loopback.ts";
import { networkOf } from "./client-network.ts";

const hour = 60 * 60_000;
/** Attempts to sign up an hour from one network, as many as Firebase allows. A school or a company shares one. */
const signUpsAnHour = 100;
/** Successful sign-ins an hour from one network. A browser stays signed in for weeks, so few are needed. */
const signInsAnHour = 300;

/**
 * Limits what one network may do though every attempt succeeds: make accounts, and open sign-ins. What comes from
 * this machine is not limited: behind a proxy that was not named it would be everybody.
 */
export interface NetworkLimits {
  /** Counts an attempt to sign up, also one that is refused. @throws `too-many-requests` */
  countSignUp(clientAddress: string): void;
  /** Makes the attempt to sign in, and counts it if it succeeds. @throws `too-many-requests` without making it */
  signIn<T>(clientAddress: string, attempt: () => Promise<T>): Promise<T>;
}

export function createNetworkLimits(now: () => number = Date.now): NetworkLimits {
  const signUps = createRateLimit(signUpsAnHour, hour, now);
  const signIns = createFixedWindowCounter(signInsAnHour, hour, now);
  return {
    countSignUp(clientAddress) {
      if (!isLoopback(clientAddress)) signUps.consume(networkOf(clientAddress));
    },
    async signIn(clientAddress, attempt) {
      if (isLoopback(clientAddress)) return attempt();
      const network = networkOf(clientAddress);
      const seconds = signIns.secondsToWait(network);
      if (seconds > 0) throw tooManyRequests(seconds);
      const result = await attempt();
      signIns.increment(network);
      return result;
    },
  };
}
