import { toUtcDay, type UsageStore } from "../ports/documents/usage-store.ts";
import type { Log } from "../ports/log.ts";
import type { ProviderPart } from "./studio/studio-host.ts";

/**
 * Which providers don't answer, as processes tell each other: the workers find it out, and who asks about the server's health
 * asks another process. Nothing here rejects but `read`, with the store's error.
 */
interface ToldOutages {
  /** Tells that the provider doesn't answer. It holds for ten minutes, so that no process that has died holds it for ever. */
  tell(part: ProviderPart): Promise<void>;
  /** Tells that it answers again. */
  takeBack(part: ProviderPart): Promise<void>;
  /** The providers that don't answer, as some process has told; at most two seconds old. */
  read(): Promise<readonly ProviderPart[]>;
}

interface ToldOutagesParts {
  readonly usage: UsageStore;
  readonly log: Log;
  readonly now: () => number;
}

/** Seconds for which it holds. A provider is tried again once a minute, if there is work for it. */
const holdsSeconds = 10 * 60;
/** Milliseconds for which an answer holds: anybody may ask about health, and stores are paid by the call. */
const answerMilliseconds = 2_000;

const toSeconds = (milliseconds: number) => Math.floor(milliseconds / 1_000);
const resourceOf = (part: ProviderPart) => `${part}-outage`;

/**
 * Kept among what was used on a day, as the second (since 1970) until which it holds: an amount that is only raised, up to
 * that second, and given back as a whole.
 */
export function createToldOutages({ usage, log, now }: ToldOutagesParts): ToldOutages {
  let answer: Promise<readonly ProviderPart[]> = Promise.resolve([]);
  let answerHoldsUntil = -Infinity;

  /** It may hold beyond midnight; who reads looks into the day at hand. */
  const findDays = () =>
    new Set([now(), now() + holdsSeconds * 1_000].map((moment) => toUtcDay(moment)));

  async function unlessStoreFails(change: () => Promise<void>): Promise<void> {
    try {
      await change();
    } catch (error) {
      log.warn({ error }, "other processes could not be told whether a provider answers");
    }
  }

  async function find(): Promise<readonly ProviderPart[]> {
    const day = toUtcDay(now());
    const parts = ["writer", "voice"] as const;
    const until = await Promise.all(parts.map((part) => usage.read(resourceOf(part), day)));
    return parts.filter((_part, index) => (until[index] ?? 0) > toSeconds(now()));
  }

  return {
    tell: (part) =>
      unlessStoreFails(async () => {
        const until = toSeconds(now()) + holdsSeconds;
        for (const day of findDays()) {
          const told = await usage.read(resourceOf(part), day);
          // Should another process tell it at the same moment, one of the two is refused, and both say the same.
          if (told < until) await usage.reserve(resourceOf(part), day, until - told, until);
        }
      }),
    takeBack: (part) =>
      unlessStoreFails(async () => {
        const all = toSeconds(now()) + holdsSeconds;
        for (const day of findDays()) await usage.giveBack(resourceOf(part), day, all);
      }),
    read() {
      if (now() >= answerHoldsUntil) {
        answerHoldsUntil = now() + answerMilliseconds;
        answer = find();
      }
      return answer;
    },
  };
}
