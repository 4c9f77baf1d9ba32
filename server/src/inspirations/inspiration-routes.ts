import type { inspirationEndpoints } from "@hearten/contract/inspirations.ts";
import type { Handlers } from "../http/contract-routes.ts";
import type { Inspirations } from "./inspirations.ts";
import type { InspirationRemoval } from "./removal.ts";

export function createInspirationRoutes(
  inspirations: Inspirations,
  removal: Pick<InspirationRemoval, "remove">,
): Handlers<typeof inspirationEndpoints> {
  return {
    listInspirations: ({ cursor }, { session }) => inspirations.list(session, cursor ?? null),
    async readInspiration({ id }, { session }) {
      const found = await inspirations.read(session, id);
      return { inspiration: await inspirations.present(session, found) };
    },
    async addInspiration({ id, length, description, music }, { session }) {
      const added = await inspirations.add(session, { id, length, description, music });
      return { inspiration: await inspirations.present(session, added) };
    },
    async updateInspirationStatus({ id, status, error }, { session }) {
      const found = await inspirations.read(session, id);
      const moved = await inspirations.move(found, status, error ?? null);
      return { inspiration: await inspirations.present(session, moved) };
    },
    async renameInspiration({ id, title }, { session }) {
      const found = await inspirations.read(session, id);
      const renamed = await inspirations.rename(found, title);
      return { inspiration: await inspirations.present(session, renamed) };
    },
    async removeInspiration({ id }, { session }) {
      await removal.remove(session, id);
      return {};
    },
  };
}
