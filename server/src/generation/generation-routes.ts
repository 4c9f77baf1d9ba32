import type { generationEndpoints } from "@hearten/contract/inspirations.ts";
import type { Handlers } from "../http/contract-routes.ts";
import type { Generation } from "./generation.ts";

export function createGenerationRoutes(
  generation: Generation,
): Handlers<typeof generationEndpoints> {
  return {
    async createAffirmation(input, { session }) {
      const { recordId, length, userGoals, description } = input;
      const request = { id: recordId, length, goals: userGoals, description };
      await generation.request(session.person.uid, request);
      return { recordId };
    },
  };
}
