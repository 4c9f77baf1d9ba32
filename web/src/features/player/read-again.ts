import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { isOutOfReach } from "../../api/api-error.ts";
import type { Network } from "../../platform/network.ts";
import type { After } from "../../platform/timer.ts";

/** Milliseconds before each further attempt. A server that starts anew, or a phone that changes its network, is back by then. */
export const readAgainAfter = [1_000, 2_000, 4_000] as const;

interface ReadAgainDependencies {
  readonly readInspiration: (id: string) => Promise<Inspiration>;
  readonly network: Network;
  readonly after: After;
}

/**
 * Reads an inspiration, and a few times again while the device has a network and the server gives no answer: what plays
 * outlasts a server that is away for seconds. Rejects with the last error.
 */
export function createReadAgain({ readInspiration, network, after }: ReadAgainDependencies) {
  return async (id: string): Promise<Inspiration> => {
    for (const delay of readAgainAfter) {
      try {
        return await readInspiration(id);
      } catch (error) {
        if (!isOutOfReach(error) || !network.isOnline.get()) throw error;
      }
      await new Promise<void>((resolve) => after(delay, resolve));
    }
    return readInspiration(id);
  };
}
