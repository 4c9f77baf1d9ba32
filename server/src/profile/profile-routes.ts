import type { profileEndpoints } from "@hearten/contract/profile.ts";
import type { Handlers } from "../http/contract-routes.ts";
import type { Documents } from "../ports/documents.ts";
import { Refusal } from "../ports/refusal.ts";

export function createProfileRoutes(documents: Documents): Handlers<typeof profileEndpoints> {
  return {
    async readProfile(_input, { session }) {
      return { profile: await documents.readProfile(session.person.uid) };
    },
    async updateProfile(input, { session }) {
      const { displayName, goals, hasCompletedOnboarding } = input;
      const profile = await documents.updateProfile(session.person.uid, {
        // A name that was cleared is no name.
        ...(displayName === undefined ? {} : { displayName: displayName || null }),
        ...(goals === undefined ? {} : { goals }),
        ...(hasCompletedOnboarding === undefined ? {} : { hasCompletedOnboarding }),
        updatedAt: new Date().toISOString(),
      });
      if (profile === null) throw new Refusal("not-found", "There is no profile.");
      return { profile };
    },
  };
}
