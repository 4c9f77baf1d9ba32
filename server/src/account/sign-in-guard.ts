import { Refusal } from "../ports/refusal.ts";
import { createAttemptCount } from "./attempt-count.ts";
import { networkOf } from "./client-network.ts";
import { tooMany } from "./too-many.ts";
import { createTurns } from "./turns.ts";

const minute = 60_000;
const hour = 60 * minute;
/** Wrong passwords for one account from one network. */
const perAccountAndNetwork = { aMinute: 10, anHour: 40 };
/**
 * Wrong passwords an hour for one account from wherever else they come. It takes several networks to
 * get here, and then the account is closed to strange ones alone: its person has signed in before.
 */
const perAccountFromStrangers = 300;
/** Failed attempts a minute from one network; a family or an office shares one. */
const perNetwork = 60;
const turns = {
  /** Passwords hashed at once: each takes a core for some 60 ms, and the machine has other work. */
  atOnce: 2,
  /** Attempts that may wait for their turn; some two seconds' worth. */
  places: 60,
  /** From one network: however many it makes, and if all succeed, there is room for others. */
  placesForOne: 40,
};
/** Pairs of account and network remembered at most. */
const rememberedPairs = 50_000;

/** Stands before everything that checks or hashes a password. */
export interface SignInGuard {
  /**
   * Makes the attempt in its turn. One that is refused counts as failed for the account and the
   * client's network; one that succeeds clears their common count, and the account knows the
   * network from then on.
   *
   * @throws `too-many-requests` without making the attempt
   */
  attempt<T>(account: string, clientAddress: string, attempt: () => Promise<T>): Promise<T>;
}

export function createSignInGuard(now: () => number = Date.now): SignInGuard {
  const pairs = createAttemptCount(perAccountAndNetwork.aMinute, minute, now);
  const patientPairs = createAttemptCount(perAccountAndNetwork.anHour, hour, now);
  const accounts = createAttemptCount(perAccountFromStrangers, hour, now);
  const networks = createAttemptCount(perNetwork, minute, now);
  const known = createKnownNames(rememberedPairs);
  const inTurn = createTurns(turns);

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
        if (seconds > 0) throw tooMany(seconds);
      };
      refuseWhenOver();
      return inTurn(network, async () => {
        // Others of the same account may have failed while this one waited.
        refuseWhenOver();
        try {
          const result = await attempt();
          pairs.clear(pair);
          patientPairs.clear(pair);
          known.add(pair);
          return result;
        } catch (error) {
          if (error instanceof Refusal) {
            pairs.add(pair);
            patientPairs.add(pair);
            networks.add(network);
            if (!known.has(pair)) accounts.add(name);
          }
          throw error;
        }
      });
    },
  };
}

/** The names added last. */
function createKnownNames(most: number) {
  const names = new Set<string>();
  return {
    has: (name: string) => names.has(name),
    add(name: string) {
      names.delete(name);
      names.add(name);
      const [oldest] = names;
      if (names.size > most && oldest !== undefined) names.delete(oldest);
    },
  };
}
