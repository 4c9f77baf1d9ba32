import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleAll } from "cockatiel";
import { toUtcDay, type UsageStore } from "../ports/documents/usage-store.ts";
import type { Log } from "../ports/log.ts";
import type { ProviderPart, StudioHost } from "./studio/studio-host.ts";

/** Who may call providers, and when: within the day's spending, and not while they are down. */
export interface ProviderPermits extends Pick<StudioHost, "permitCall" | "settleCall"> {
  /** US dollars that are spent or reserved today (UTC), by all processes together. */
  readSpentToday(): Promise<number>;
  /** The providers that are left alone, because they have failed too often. */
  findDown(): readonly ProviderPart[];
  /** Takes back all permits, also those that are being asked for: nobody is left who could settle them. */
  abandonAll(): void;
}

interface PermitParts {
  readonly usage: UsageStore;
  /** US dollars a day (UTC) for everybody together. */
  readonly spendingPerDay: number;
  readonly log: Log;
  readonly now?: () => number;
}

/** Failures in a row after which a provider is left alone. */
const failuresInARow = 3;
/** Milliseconds after which one call may try it again. */
const leftAlone = 60_000;

const resource = "spending";
/** Dollars are counted in whole millionths, so that sums stay exact. */
const toMillionths = (dollars: number) => Math.ceil(dollars * 1_000_000);

/** Ends a permit's call, as the breaker sees it. */
interface Open {
  readonly part: ProviderPart;
  readonly day: string;
  readonly reserved: number;
  succeed(): void;
  fail(): void;
}

const createBreaker = () =>
  circuitBreaker(handleAll, {
    halfOpenAfter: leftAlone,
    breaker: new ConsecutiveBreaker(failuresInARow),
  });

/**
 * Permits for this process's calls. A call is refused while its provider is left alone, for a minute after three failures in a
 * row, and when its worst price would exceed what may be spent on this day (UTC) by all processes together.
 */
export function createProviderPermits(parts: PermitParts): ProviderPermits {
  const { usage, spendingPerDay, log } = parts;
  const now = parts.now ?? Date.now;
  const breakers = { writer: createBreaker(), voice: createBreaker() };
  const open = new Map<number, Open>();
  let last = 0;
  /** How often all permits were taken back. */
  let ends = 0;

  /** Passes the breaker; the call lasts, for it, until it is settled. Null when the breaker lets nobody through. */
  function pass(part: ProviderPart): Promise<Pick<Open, "succeed" | "fail"> | null> {
    return new Promise((resolve) => {
      const call = () =>
        new Promise<void>((succeed, reject) =>
          resolve({ succeed, fail: () => reject(new Error("The call failed.")) }),
        );
      // It rejects with the failed call, too, when it has been let through; the promise above is settled then.
      breakers[part].execute(call).catch(() => resolve(null));
    });
  }

  async function giveBack(day: string, unused: number): Promise<void> {
    if (unused <= 0) return;
    try {
      await usage.giveBack(resource, day, unused);
    } catch (error) {
      // It counts as spent: what was called has its answer all the same.
      log.warn({ error }, "what a call did not use could not be given back");
    }
  }

  return {
    async permitCall(part, dollars) {
      const begun = ends;
      const day = toUtcDay(now());
      const reserved = toMillionths(dollars);
      const mayBeSpent =
        reserved === 0 ||
        (await usage.reserve(resource, day, reserved, toMillionths(spendingPerDay)));
      if (!mayBeSpent) {
        log.warn({ part }, "what may be spent in a day is used up");
        return { granted: null, reason: "spent" };
      }
      const passed = await pass(part);
      // Nobody is left who could settle it if all were taken back meanwhile.
      if (passed === null || begun !== ends) {
        passed?.succeed();
        await giveBack(day, reserved);
        return { granted: null, reason: "down" };
      }
      last += 1;
      open.set(last, { part, day, reserved, ...passed });
      return { granted: last };
    },

    async settleCall(permit, { dollars, fault }) {
      const call = open.get(permit);
      if (call === undefined) return;
      open.delete(permit);
      const { part, day, reserved } = call;
      // The provider works, if not for this text.
      if (fault === null || fault === "unusable") call.succeed();
      else call.fail();
      if (fault !== null) log.warn({ part, fault }, "a provider's call failed");
      await giveBack(day, reserved - toMillionths(dollars));
    },

    readSpentToday: async () => (await usage.read(resource, toUtcDay(now()))) / 1_000_000,

    findDown: () =>
      (["writer", "voice"] as const).filter((part) => breakers[part].state !== CircuitState.Closed),

    abandonAll() {
      ends += 1;
      for (const call of open.values()) call.succeed();
      open.clear();
    },
  };
}
