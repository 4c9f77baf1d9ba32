import type { accountEndpoints } from "@hearten/contract/account.ts";
import type { firebaseEndpoints, FirebaseSettings } from "@hearten/contract/firebase.ts";
import type { Uid } from "@hearten/contract/ids.ts";
import type { Handlers } from "../http/contract-routes.ts";
import type { ProfileStore } from "../ports/documents/profile-store.ts";
import type { PersonName } from "../ports/authentication-provider.ts";
import type { Identity, Session } from "../ports/identity.ts";
import { Refusal } from "../ports/refusal.ts";
import { type EarlierAccounts, isTakenOver } from "./earlier-account.ts";
import { entersByAppleAlone, upsertProfile } from "./upsert-profile.ts";

interface FirebaseParts {
  readonly profiles: ProfileStore;
  readonly settings: FirebaseSettings;
  /** The account's full name at Firebase Authentication. */
  readonly readDisplayName: (uid: Uid) => Promise<PersonName["displayName"]>;
  /** Ends one sign-in of a person; their others stay. */
  readonly endSignIn: (session: Session) => Promise<void>;
  readonly identity: Pick<Identity, "authenticate">;
  readonly earlierAccounts: EarlierAccounts;
  readonly accountRoutes: Handlers<typeof accountEndpoints>;
}

/** The account's calls that differ where people sign in at Firebase Authentication. */
export function createFirebaseRoutes(
  parts: FirebaseParts,
): Handlers<typeof firebaseEndpoints & Pick<typeof accountEndpoints, "readSession">> {
  const {
    profiles,
    settings,
    readDisplayName,
    identity,
    endSignIn,
    earlierAccounts,
    accountRoutes,
  } = parts;

  /** @param told what the provider's dialog told, as the browser says; it counts only for somebody who signs up by Apple */
  async function enter(
    session: Session,
    told: Pick<PersonName, "firstName" | "lastName">,
  ): Promise<void> {
    const { person } = session;
    const fullName = [told.firstName, told.lastName].filter(Boolean).join(" ") || null;
    const displayName =
      (await readDisplayName(person.uid)) ?? (entersByAppleAlone(person) ? fullName : null);
    const name = { displayName, ...told };
    await upsertProfile(profiles, earlierAccounts, { ...session, name }, new Date());
  }

  return {
    readFirebase: async () => settings,

    async enterAccount({ firstName, lastName }, { session }) {
      await enter(session, { firstName, lastName });
      return { person: session.person };
    },

    async endSignIn(_input, { session }) {
      await endSignIn(session);
      return {};
    },

    async readSession(input, call) {
      const answer = await accountRoutes.readSession(input, call);
      const { person } = answer;
      if (person === null) return answer;
      const profile = await profiles.read(person.uid);
      const session = await identity.authenticate(call.headers);
      if (session === null || (profile !== null && !isTakenOver(profile, session))) return answer;
      try {
        // A browser may have been closed after it signed in there and before it told us.
        await enter(session, { firstName: null, lastName: null });
        return answer;
      } catch (error) {
        // Another process has just deleted this account.
        if (error instanceof Refusal && error.code === "not-signed-in")
          return { ...answer, person: null };
        throw error;
      }
    },
  };
}
