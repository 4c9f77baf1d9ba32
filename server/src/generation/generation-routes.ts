import type { generationEndpoints } from "@hearten/contract/inspirations.ts";
import type { Handlers } from "../http/contract-routes.ts";
import type { Generation } from "./generation.ts";

export function createGenerationRoutes(
  generation: Generation,
): Handlers<typeof generationEndpoints> {
  return {
    async createAffirmation(input, { session }) {
      await generation.request(session.person.uid, input);
      return { recordId: input.recordId };
    },
  };
}
