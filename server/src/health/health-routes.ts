import type { healthEndpoints } from "@hearten/contract/health.ts";
import type { Handlers } from "../http/contract-routes.ts";
import { Refusal } from "../ports/refusal.ts";

/** What must answer for the server to serve, by the name that an operator reads. */
type Parts = Readonly<Record<string, { checkHealth(): Promise<void> }>>;

interface Failing {
  /** Of the part that doesn't work. */
  readonly name: string;
  readonly error: unknown;
}

/** Milliseconds for which an answer holds: anybody may ask, and services are paid by the call. */
const answerMilliseconds = 2_000;

/** What the server does itself while its provider does not answer, or does not do while its disk is nearly full. */
export type Degradable = "writer" | "voice" | "room";

/**
 * @param degraded which of them it is now; empty when all is well
 * @param now milliseconds of a clock that nobody sets
 */
export function createHealthRoutes(
  parts: Parts,
  degraded: () => Promise<readonly Degradable[]>,
  now: () => number = () => performance.now(),
): Handlers<typeof healthEndpoints> {
  let answer: Promise<readonly Failing[]> = Promise.resolve([]);
  let holdsUntil = -Infinity;

  async function check(): Promise<readonly Failing[]> {
    const failing = await Promise.all(
      Object.entries(parts).map(async ([name, part]) => {
        try {
          await part.checkHealth();
          return [];
        } catch (error) {
          return [{ name, error }];
        }
      }),
    );
    holdsUntil = now() + answerMilliseconds;
    return failing.flat();
  }

  return {
    async readHealth() {
      if (now() >= holdsUntil) {
        // Whoever asks before it is there waits for it, too.
        holdsUntil = Infinity;
        answer = check();
      }
      const failing = await answer;
      const [first] = failing;
      if (first !== undefined) {
        const message = `Not working: ${failing.map(({ name }) => name).join(", ")}.`;
        // The caller reads names alone; the reason is for the operator's log.
        throw new Refusal("unavailable", message, { retryAfter: 5, cause: first.error });
      }
      const names = await degraded();
      return { status: "ok", ...(names.length > 0 && { degraded: [...names] }) };
    },
  };
}
