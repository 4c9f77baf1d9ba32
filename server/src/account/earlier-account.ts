import { toUid, type Uid } from "@hearten/contract/ids.ts";
import { usualMusic } from "@hearten/contract/music.ts";
import type { Profile } from "@hearten/contract/profile.ts";
import type { DeletionStore } from "../ports/documents/deletion-store.ts";
import type { InspirationStore } from "../ports/documents/inspiration-store.ts";
import type { ProfileStore } from "../ports/documents/profile-store.ts";
import type { ReportStore } from "../ports/documents/report-store.ts";
import type { Session } from "../ports/identity.ts";

/**
 * What was in an account before its owner proved the address. Somebody else may have written it, so it is kept under
 * an id with which nobody can sign in, until the owner says what becomes of it.
 */
export interface EarlierAccounts {
  /**
   * Sets aside what is in the account, if the person has taken it over since the last sign-in. Returns since when
   * something has been set aside that no profile tells of yet; else null. Repeating it after a failure does what was
   * left.
   */
  setAside(session: Pick<Session, "person" | "isAddressProved">): Promise<string | null>;
  /** Brings it back. Of the profile it fills what is empty. */
  keep(session: Session): Promise<void>;
  /** Removes it for good, in the next minutes. */
  remove(session: Session): Promise<void>;
}

interface EarlierAccountParts {
  readonly profiles: ProfileStore;
  readonly inspirations: Pick<InspirationStore, "handOver">;
  readonly deletions: Pick<DeletionStore, "begin" | "read">;
  readonly reports: Pick<ReportStore, "listOf" | "put">;
}

/** The id under which what was in a person's account before is set aside. */
export const earlierUidOf = (uid: Uid): Uid => toUid(`${uid}.earlier`);

/**
 * Whether the owner of the address has taken the account over since the profile was last written: the address is
 * proved now, and the password is gone. Who proves it by a mail's link has a password, and says that the account is
 * theirs.
 */
export function isTakenOver(
  profile: Profile,
  { person, isAddressProved }: Pick<Session, "person" | "isAddressProved">,
): boolean {
  return (
    profile.isAddressProved === false && isAddressProved && !person.methods.includes("password")
  );
}

export function createEarlierAccounts(parts: EarlierAccountParts): EarlierAccounts {
  const { profiles, inspirations, deletions, reports } = parts;
  /** By the person: two calls at once would set aside what the owner has just begun. */
  const underWay = new Map<Uid, Promise<string | null>>();

  async function handOver(from: Uid, to: Uid): Promise<void> {
    await inspirations.handOver(from, to);
    for (const report of await reports.listOf(from)) await reports.put({ ...report, userId: to });
  }

  async function setAsideNow(
    session: Pick<Session, "person" | "isAddressProved">,
  ): Promise<string | null> {
    const { uid } = session.person;
    const profile = await profiles.read(uid);
    if (profile !== null && !isTakenOver(profile, session)) return null;
    const earlier = earlierUidOf(uid);
    if (profile !== null) {
      await profiles.create(earlier, { ...profile, calendarHash: null });
      await handOver(uid, earlier);
      // Last: until then a crash leaves the account as one that was taken over.
      await profiles.delete(uid);
    }
    return (await profiles.read(earlier))?.createdAt ?? null;
  }

  return {
    setAside(session) {
      const { uid } = session.person;
      const running = underWay.get(uid) ?? setAsideNow(session).finally(() => underWay.delete(uid));
      underWay.set(uid, running);
      return running;
    },

    async keep({ person: { uid } }) {
      const earlier = earlierUidOf(uid);
      // What the owner has removed is being deleted, its media too.
      if ((await deletions.read(earlier)) !== null) return;
      const [before, present] = [await profiles.read(earlier), await profiles.read(uid)];
      await handOver(earlier, uid);
      if (before !== null && present !== null)
        await profiles.update(uid, fillFrom(before, present));
      await profiles.delete(earlier);
      await profiles.update(uid, { earlierAccountSince: null });
    },

    async remove({ person: { uid } }) {
      const earlier = earlierUidOf(uid);
      // The sweep of deletions does the rest.
      if ((await profiles.read(earlier)) !== null) await deletions.begin(earlier, []);
      await profiles.update(uid, { earlierAccountSince: null });
    },
  };
}

/** What is of sign-ins and of the present account alone: nothing of before fills it. */
type OfPresent =
  | "email"
  | "lastLoginAt"
  | "calendarHash"
  | "isAddressProved"
  | "earlierAccountSince";

/** What the owner has chosen since then stays. Whoever has the usual music is taken to have chosen none. */
function fillFrom(before: Profile, present: Profile): Omit<Profile, OfPresent> {
  return {
    createdAt: before.createdAt,
    firstName: present.firstName ?? before.firstName,
    lastName: present.lastName ?? before.lastName,
    displayName: present.displayName ?? before.displayName,
    goals: present.goals.some((goal) => goal.trim() !== "") ? present.goals : before.goals,
    hasCompletedOnboarding: present.hasCompletedOnboarding || before.hasCompletedOnboarding,
    voice: present.voice ?? before.voice,
    keepsWordsHere: present.keepsWordsHere || before.keepsWordsHere,
    music: present.music === usualMusic ? before.music : present.music,
    reminder: present.reminder ?? before.reminder,
    updatedAt: new Date().toISOString(),
  };
}
