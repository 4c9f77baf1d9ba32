import { createFixedWindowCounter } from "../limits/fixed-window-counter.ts";
import { tooManyRequests } from "../limits/too-many-requests.ts";
import { Refusal } from "../ports/refusal.ts";
import { networkOf } from "./client-network.ts";
import { createRecentSet } from "./recent-set.ts";
import { createSemaphore } from "./semaphore.ts";

const minute = 60_000;
const hour = 60 * minute;
/** Wrong passwords for one account from one network, or from one browser that the account knows. */
const perAccountAndSource = { aMinute: 10, anHour: 20 };
/**
 * Wrong passwords an hour for one account, after which it is closed to unknown networks and browsers. Its person
 * comes from a known one, by a provider, or by the link of a mail.
 */
const perAccount = 20;
/** Failed attempts a minute from one network. A family or an office shares one. */
const perNetwork = 60;
const waiting = {
  /** Attempts that may wait, two to four seconds of work. */
  queueLength: 60,
  /** Of one network, so that one that sends many leaves room for others, even if all of them succeed. */
  queueLengthPerCaller: 40,
};

/** Who makes an attempt. */
export interface Client {
  readonly address: string;
  /** A name of the browser, if it has proved that it belongs to the account; else null. */
  readonly knownDevice: string | null;
}

/** Protects every check and every hash of a password against brute force and against floods. */
export interface SignInGuard {
  /**
   * Makes the attempt as soon as there is room for it. An attempt that is refused counts as failed, for the
   * account and for where it comes from. An attempt that succeeds resets what the two have in common, and from then
   * on the account knows the network.
   *
   * @throws `too-many-requests` without making the attempt
   */
  attempt<T>(account: string, client: Client, attempt: () => Promise<T>): Promise<T>;
}

interface SignInGuardOptions {
  /** How many passwords are hashed at the same time: each keeps a core busy for some 60 ms. */
  readonly concurrentHashes?: number;
  /** Pairs of account and network that are remembered, the latest ones. */
  readonly knownPairs?: number;
  readonly now?: () => number;
}

export function createSignInGuard({
  concurrentHashes = 1,
  knownPairs = 50_000,
  now = Date.now,
}: SignInGuardOptions = {}): SignInGuard {
  const pairs = createFixedWindowCounter(perAccountAndSource.aMinute, minute, now);
  const patientPairs = createFixedWindowCounter(perAccountAndSource.anHour, hour, now);
  const accounts = createFixedWindowCounter(perAccount, hour, now);
  const networks = createFixedWindowCounter(perNetwork, minute, now);
  const known = createRecentSet(knownPairs);
  const semaphore = createSemaphore({ concurrency: concurrentHashes, ...waiting });

  return {
    async attempt(account, { address, knownDevice }, attempt) {
      const name = account.toLowerCase();
      const network = networkOf(address);
      const place = `${network} ${name}`;
      const pair = knownDevice === null ? place : `${knownDevice} ${name}`;
      const refuseWhenOver = () => {
        const isKnown = knownDevice !== null || known.has(place);
        const seconds = Math.max(
          pairs.secondsToWait(pair),
          patientPairs.secondsToWait(pair),
          isKnown ? 0 : accounts.secondsToWait(name),
          knownDevice === null ? networks.secondsToWait(network) : 0,
        );
        if (seconds > 0) throw tooManyRequests(seconds);
      };
      const counted = [
        { counter: pairs, key: pair },
        { counter: patientPairs, key: pair },
        { counter: accounts, key: name },
        { counter: networks, key: network },
      ];
      refuseWhenOver();
      return semaphore(network, async () => {
        // Others of the same account may have failed while this one waited.
        refuseWhenOver();
        // Counted before it is known: two that are checked at the same time are two.
        for (const { counter, key } of counted) counter.increment(key);
        try {
          const result = await attempt();
          for (const { counter, key } of counted) counter.decrement(key);
          pairs.reset(pair);
          patientPairs.reset(pair);
          known.add(place);
          return result;
        } catch (error) {
          if (!(error instanceof Refusal))
            for (const { counter, key } of counted) counter.decrement(key);
          throw error;
        }
      });
    },
  };
}
