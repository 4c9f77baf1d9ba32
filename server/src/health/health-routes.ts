import type { healthEndpoints } from "@hearten/contract/health.ts";
import type { Handlers } from "../http/contract-routes.ts";
import { Refusal } from "../ports/refusal.ts";

/** What must answer for the server to serve, by the name that an operator reads. */
type Parts = Readonly<Record<string, { checkHealth(): Promise<void> }>>;

export function createHealthRoutes(parts: Parts): Handlers<typeof healthEndpoints> {
  return {
    async readHealth() {
      const failing = await Promise.all(
        Object.entries(parts).map(([name, part]) =>
          part.checkHealth().then(
            () => [],
            () => [name],
          ),
        ),
      );
      const names = failing.flat();
      if (names.length > 0)
        throw new Refusal("unavailable", `Not working: ${names.join(", ")}.`, { retryAfter: 5 });
      return { status: "ok" };
    },
  };
}
