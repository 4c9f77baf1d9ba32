import { Refusal } from "../ports/refusal.ts";
import { networkOf } from "./client-network.ts";
import { createFixedWindowCounter } from "./fixed-window-counter.ts";
import { createSemaphore } from "./semaphore.ts";
import { tooManyRequests } from "./too-many-requests.ts";

const minute = 60_000;
const hour = 60 * minute;
/** Wrong passwords for one account from one network. */
const perAccountAndNetwork = { aMinute: 10, anHour: 40 };
/**
 * Wrong passwords an hour for one account from all unknown networks. Only several networks together reach this
 * limit. Then the account is closed to unknown networks alone; its person comes from a known one.
 */
const perAccountFromStrangers = 300;
/** Failed attempts a minute from one network. A family or an office shares one. */
const perNetwork = 60;
const hashing = {
  /** Passwords hashed at the same time: each keeps a core busy for some 60 ms, and there is other work. */
  concurrency: 2,
  /** Attempts that may wait, about two seconds of work. */
  queueLength: 60,
  /** Of one network, so that one that sends many leaves room for others, even if all of them succeed. */
  queueLengthPerCaller: 40,
};
/** Pairs of account and network remembered at most. */
const maxKnownPairs = 50_000;

/** Protects every check and every hash of a password against brute force and against floods. */
export interface SignInGuard {
  /**
   * Makes the attempt as soon as there is room for it. An attempt that is refused counts as failed, for the
   * account and for the client's network. An attempt that succeeds resets what the two have in common, and
   * from then on the account knows the network.
   *
   * @throws `too-many-requests` without making the attempt
   */
  attempt<T>(account: string, clientAddress: string, attempt: () => Promise<T>): Promise<T>;
}

export function createSignInGuard(now: () => number = Date.now): SignInGuard {
  const pairs = createFixedWindowCounter(perAccountAndNetwork.aMinute, minute, now);
  const patientPairs = createFixedWindowCounter(perAccountAndNetwork.anHour, hour, now);
  const accounts = createFixedWindowCounter(perAccountFromStrangers, hour, now);
  const networks = createFixedWindowCounter(perNetwork, minute, now);
  const known = createRecentSet(maxKnownPairs);
  const semaphore = createSemaphore(hashing);

  return {
    async attempt(account, clientAddress, attempt) {
      const name = account.toLowerCase();
      const network = networkOf(clientAddress);
      const pair = `${network} ${name}`;
      const refuseWhenOver = () => {
        const seconds = Math.max(
          pairs.secondsToWait(pair),
          patientPairs.secondsToWait(pair),
          known.has(pair) ? 0 : accounts.secondsToWait(name),
          networks.secondsToWait(network),
        );
        if (seconds > 0) throw tooManyRequests(seconds);
      };
      refuseWhenOver();
      return semaphore(network, async () => {
        // Others of the same account may have failed while this one waited.
        refuseWhenOver();
        try {
          const result = await attempt();
          pairs.reset(pair);
          patientPairs.reset(pair);
          known.add(pair);
          return result;
        } catch (error) {
          if (error instanceof Refusal) {
            pairs.increment(pair);
            patientPairs.increment(pair);
            networks.increment(network);
            if (!known.has(pair)) accounts.increment(name);
          }
          throw error;
        }
      });
    },
  };
}

/** A set that keeps the names added last (LRU). */
function createRecentSet(maxSize: number) {
  const names = new Set<string>();
  return {
    has: (name: string) => names.has(name),
    add(name: string) {
      names.delete(name);
      names.add(name);
      const [oldest] = names;
      if (names.size > maxSize && oldest !== undefined) names.delete(oldest);
    },
  };
}
