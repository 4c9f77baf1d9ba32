import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  type IBackoff,
  type IHalfOpenAfterBackoffContext,
} from "cockatiel";
import { toUtcDay, type UsageStore } from "../ports/documents/usage-store.ts";
import type { Log } from "../ports/log.ts";
import type { ProviderPart, StudioHost } from "./studio/studio-host.ts";
import { createToldOutages } from "./told-outages.ts";

/** Who may call providers, and when: within the day's spending, and not while they are down. */
export interface ProviderPermits extends Pick<StudioHost, "permitCall" | "settleCall"> {
  /** US dollars that are spent or reserved today (UTC), by all processes together. */
  readSpentToday(): Promise<number>;
  /** The providers that this process leaves alone, because they have failed too often. */
  findDown(): readonly ProviderPart[];
  /** Those and the ones that other processes leave alone, as they have told within the last ten minutes. */
  readDown(): Promise<readonly ProviderPart[]>;
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

const providerParts = ["writer", "voice"] as const;
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
  /** It says nothing about the provider. */
  abandon(): void;
}
type Passed = Pick<Open, "succeed" | "fail" | "abandon">;

/** Ends a call for the breaker without an answer. */
class Abandoned extends Error {
  override readonly name = "Abandoned";
  /** Whether it was the one that tried a provider which is left alone. */
  readonly wasTry: boolean;
  constructor(wasTry: boolean) {
    super("The call was abandoned.");
    this.wasTry = wasTry;
  }
}

/** After a try that was abandoned the next call may try at once. */
const nextTry = ({
  result,
}: IHalfOpenAfterBackoffContext): IBackoff<IHalfOpenAfterBackoffContext> => ({
  duration: "error" in result && result.error instanceof Abandoned ? 0 : leftAlone,
  next: nextTry,
});

/** An abandoned call is no failure to the breaker, and a try of that kind no success: it only ends the try. */
const createBreaker = () =>
  circuitBreaker(
    handleWhen((error) => !(error instanceof Abandoned) || error.wasTry),
    { halfOpenAfter: { next: nextTry }, breaker: new ConsecutiveBreaker(failuresInARow) },
  );

/**
 * Permits for this process's calls. A call is refused while its provider is left alone, for a minute after three failures in a
 * row, and when its worst price would exceed what may be spent on this day (UTC) by all processes together.
 */
export function createProviderPermits(parts: PermitParts): ProviderPermits {
  const { usage, spendingPerDay, log } = parts;
  const now = parts.now ?? Date.now;
  const breakers = { writer: createBreaker(), voice: createBreaker() };
  const outages = createToldOutages({ usage, log, now });
  for (const part of providerParts) {
    breakers[part].onBreak((reason) => {
      if (!("error" in reason && reason.error instanceof Abandoned)) void outages.tell(part);
    });
    breakers[part].onReset(() => void outages.takeBack(part));
  }
  const open = new Map<number, Open>();
  let last = 0;
  /** How often all permits were taken back. */
  let ends = 0;

  /** Passes the breaker; the call lasts, for it, until it is settled. Null when the breaker lets nobody through. */
  function pass(part: ProviderPart): Promise<Passed | null> {
    return new Promise((resolve) => {
      const call = () => {
        const wasTry = breakers[part].state === CircuitState.HalfOpen;
        return new Promise<void>((succeed, reject) =>
          resolve({
            succeed,
            fail: () => reject(new Error("The call failed.")),
            abandon: () => reject(new Abandoned(wasTry)),
          }),
        );
      };
      // It rejects with the failed call, too, when it has been let through; the promise above is settled then.
      breakers[part].execute(call).catch(() => resolve(null));
    });
  }

  /** Puts what was used in the place of what was reserved; both in millionths. */
  async function book(day: string, reserved: number, used: number): Promise<void> {
    try {
      if (used < reserved) await usage.giveBack(resource, day, reserved - used);
      // It is spent already, whatever may be.
      else if (used > reserved) await usage.reserve(resource, day, used - reserved, Infinity);
    } catch (error) {
      // What was reserved counts as spent: what was called has its answer all the same.
      log.warn({ error }, "what a call has used could not be booked");
    }
  }

  const findDown = () =>
    providerParts.filter((part) => breakers[part].state !== CircuitState.Closed);

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
        passed?.abandon();
        await book(day, reserved, 0);
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
      if (fault === "abandoned") call.abandon();
      // The provider works, if not for this text.
      else if (fault === null || fault === "unusable") call.succeed();
      else call.fail();
      if (fault !== null && fault !== "abandoned")
        log.warn({ part, fault }, "a provider's call failed");
      await book(day, reserved, toMillionths(dollars));
    },

    readSpentToday: async () => (await usage.read(resource, toUtcDay(now()))) / 1_000_000,

    findDown,
    readDown: async () => [...new Set([...findDown(), ...(await outages.read())])],

    abandonAll() {
      ends += 1;
      for (const call of open.values()) call.abandon();
      open.clear();
    },
  };
}
