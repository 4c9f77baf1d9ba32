import type { InspirationId } from "@hearten/contract/ids.ts";
import type { generationEndpoints } from "@hearten/contract/inspirations.ts";
import type { Handlers } from "../http/contract-routes.ts";
import type { OwnedInspiration } from "../ports/documents/owned-inspiration.ts";
import type { Session } from "../ports/identity.ts";
import type { Generation } from "./generation.ts";

export function createGenerationRoutes(
  generation: Pick<Generation, "request">,
  inspirations: { read(session: Session, id: InspirationId): Promise<OwnedInspiration> },
): Handlers<typeof generationEndpoints> {
  return {
    async createAffirmation(input, { session }) {
      const { recordId, length, userGoals, description, music = null } = input;
      const inspiration = await inspirations.read(session, recordId);
      await generation.request(inspiration, { length, goals: userGoals, description, music });
      return { recordId };
    },
  };
}
