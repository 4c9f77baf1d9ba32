import type { InspirationId } from "@hearten/contract/ids.ts";
import type { generationEndpoints } from "@hearten/contract/inspirations.ts";
import { toWire } from "@hearten/contract/wire-names.ts";
import type { Handlers } from "../http/contract-routes.ts";
import type { OwnedInspiration } from "../ports/documents/owned-inspiration.ts";
import type { Session } from "../ports/identity.ts";
import type { Generation } from "./generation.ts";

export function createGenerationRoutes(
  generation: Pick<Generation, "request">,
  inspirations: { read(session: Session, id: InspirationId): Promise<OwnedInspiration> },
  /** Starts what an order needs, in its own time. Never rejects. */
  warmUp: () => Promise<void>,
): Handlers<typeof generationEndpoints> {
  return {
    async createAffirmation({ id, length, goals, description, music = null }, { session }) {
      const inspiration = await inspirations.read(session, id);
      await generation.request(inspiration, { length, goals, description, music });
      return toWire("request", { id });
    },
    async warmUp() {
      void warmUp();
      return {};
    },
  };
}
