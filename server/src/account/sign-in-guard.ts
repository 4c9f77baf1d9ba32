import { Refusal } from "../ports/refusal.ts";

/** Wrong passwords a minute for one account, from wherever they come. */
const failuresPerAccount = 10;
/** Failed attempts a minute from one address; a family or an office shares one. */
const failuresPerAddress = 60;
const windowMilliseconds = 60_000;
/** Passwords hashed at once: each takes a core for some 60 ms, and the machine has other work. */
const concurrentHashes = 2;
/** Attempts that may wait for their turn; some two seconds' worth. */
const waitingAttempts = 60;
/** Names remembered at most, so that inventing accounts fills no memory. */
const rememberedNames = 50_000;

/** Stands before everything that checks or hashes a password. */
export interface SignInGuard {
  /**
   * Makes the attempt in its turn. One that is refused counts as failed for the account and the
   * client's address; one that succeeds clears the account's count.
   *
   * @throws `too-many-requests` without making the attempt
   */
  attempt<T>(account: string, clientAddress: string, attempt: () => Promise<T>): Promise<T>;
}

export function createSignInGuard(now: () => number = Date.now): SignInGuard {
  const accounts = createFailureCount(failuresPerAccount, now);
  const addresses = createFailureCount(failuresPerAddress, now);
  const inTurn = createTurns();
  return {
    async attempt(account, clientAddress, attempt) {
      const name = account.toLowerCase();
      const network = networkOf(clientAddress);
      const refuseWhenOver = () => {
        const seconds = Math.max(accounts.secondsToWait(name), addresses.secondsToWait(network));
        if (seconds > 0) throw tooMany(seconds);
      };
      refuseWhenOver();
      return inTurn(async () => {
        // Others of the same account may have failed while this one waited.
        refuseWhenOver();
        try {
          const result = await attempt();
          accounts.clear(name);
          return result;
        } catch (error) {
          if (error instanceof Refusal) {
            accounts.add(name);
            addresses.add(network);
          }
          throw error;
        }
      });
    },
  };
}

function createFailureCount(limit: number, now: () => number) {
  const failures = new Map<string, { count: number; until: number }>();
  return {
    add(name: string) {
      const present = failures.get(name);
      if (present !== undefined && present.until > now()) {
        present.count += 1;
        return;
      }
      failures.delete(name);
      failures.set(name, { count: 1, until: now() + windowMilliseconds });
      // Windows all last the same, so the first in the map is the first to end.
      for (const [oldest, { until }] of failures) {
        if (until > now() && failures.size <= rememberedNames) break;
        failures.delete(oldest);
      }
    },
    clear: (name: string) => void failures.delete(name),
    /** Zero while another attempt is allowed. */
    secondsToWait(name: string): number {
      const present = failures.get(name);
      if (present === undefined || present.count < limit) return 0;
      return Math.max(0, Math.ceil((present.until - now()) / 1_000));
    },
  };
}

/** Runs work so many at a time, in the order of asking. */
function createTurns() {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < concurrentHashes) running += 1;
    else {
      if (waiting.length >= waitingAttempts) throw tooMany(2);
      // Whoever ends hands over the turn, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** An IPv6 customer has a whole /64; counting its addresses one by one would count nothing. */
function networkOf(address: string): string {
  return address.includes(":") && !address.includes(".")
    ? expand(address).slice(0, 4).join(":")
    : address;
}

function expand(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: missing }, () => "0"), ...right];
}

function tooMany(seconds: number): Refusal {
  return new Refusal("too-many-requests", `Too many attempts. Try again in ${seconds} seconds.`, {
    retryAfter: seconds,
  });
}
