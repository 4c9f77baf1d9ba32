import type { DailyLimit } from "./daily-limit.ts";

/** For tests that add inspirations and are about something else. */
export const noDailyLimit: DailyLimit = { countOne: async () => async () => undefined };
