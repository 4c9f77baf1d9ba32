import type { inspirationEndpoints } from "@hearten/contract/inspirations.ts";
import type { Handlers } from "../http/contract-routes.ts";
import type { Inspirations } from "./inspirations.ts";

export function createInspirationRoutes(
  inspirations: Inspirations,
): Handlers<typeof inspirationEndpoints> {
  return {
    listInspirations: ({ cursor }, { session }) =>
      inspirations.list(session.person.uid, cursor ?? null),
    readInspiration: async ({ id }, { session }) => ({
      inspiration: await inspirations.read(session.person.uid, id),
    }),
    addInspiration: async ({ id, length, goals }, { session }) => ({
      inspiration: await inspirations.add({
        id,
        userId: session.person.uid,
        length,
        description: goals,
      }),
    }),
    updateInspirationStatus: async ({ id, status, error }, { session }) => ({
      inspiration: await inspirations.move(session.person.uid, id, status, error ?? null),
    }),
  };
}
