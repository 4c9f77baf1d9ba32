import { createHash } from "node:crypto";
import type { Uid } from "@hearten/contract/ids.ts";
import { toUtcDay, type UsageStore } from "../ports/documents/usage-store.ts";
import type { Log } from "../ports/log.ts";
import { Refusal } from "../ports/refusal.ts";

/** Limits how many inspirations a person may create on one day in UTC. */
export interface DailyLimit {
  /**
   * Counts one more for the person.
   *
   * @returns what takes it back, for one that was not added after all; it never rejects
   * @throws `daily-limit` when the person has created as many as the limit allows
   */
  countOne(uid: Uid): Promise<() => Promise<void>>;
}

interface DailyLimitParts {
  readonly usage: Pick<UsageStore, "reserve" | "giveBack">;
  readonly inspirationsPerDay: number;
  readonly log: Log;
  readonly now?: () => number;
}

const dayMilliseconds = 24 * 60 * 60 * 1_000;

export function createDailyLimit({
  usage,
  inspirationsPerDay,
  log,
  now = Date.now,
}: DailyLimitParts): DailyLimit {
  return {
    async countOne(uid) {
      const moment = now();
      const day = toUtcDay(moment);
      const resource = toResource(uid);
      if (!(await usage.reserve(resource, day, 1, inspirationsPerDay)))
        throw new Refusal(
          "daily-limit",
          `A person can create ${inspirationsPerDay} inspirations a day (UTC).`,
          {
            limit: inspirationsPerDay,
            retryAfter: Math.ceil((dayMilliseconds - (moment % dayMilliseconds)) / 1_000),
          },
        );
      return async () => {
        try {
          await usage.giveBack(resource, day, 1);
        } catch (error) {
          // The person has one less today, which is no reason to refuse what they ask for.
          log.warn({ error }, "an inspiration that was not added stays counted");
        }
      };
    },
  };
}

/** What is counted may outlive the account, so that it does not name the person. */
function toResource(uid: Uid): string {
  return `inspirations-${createHash("sha256").update(uid).digest("hex")}`;
}
