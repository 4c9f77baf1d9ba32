import type { InspirationId, Uid } from "@hearten/contract/ids.ts";
import type { AuthenticationProvider } from "../ports/authentication-provider.ts";
import type { Deletion, DeletionStore } from "../ports/documents/deletion-store.ts";
import type { InspirationStore } from "../ports/documents/inspiration-store.ts";
import type { ProfileStore } from "../ports/documents/profile-store.ts";
import type { ReportStore } from "../ports/documents/report-store.ts";
import type { Identity, Session } from "../ports/identity.ts";
import type { Log } from "../ports/log.ts";
import type { Sweep } from "../sweeps/repeat-sweep.ts";
import { earlierUidOf } from "./earlier-account.ts";
import type { Reauthenticate } from "./reauthentication.ts";
import { revocationRetryPeriod, revocationTimeout } from "./revocation.ts";

/** Deletes accounts, with everything that belongs to them. */
export interface AccountDeletion extends Sweep {
  /**
   * Deletes the account of the session's person. Once this resolves, nobody can sign in to the account any more,
   * and `resume` removes what could not be removed yet. A second call while the first is running is the same
   * deletion. A call that is refused has changed nothing.
   *
   * @param password null for an account without one
   * @param clientAddress of the caller, to count wrong passwords
   * @throws what `Reauthenticate` throws
   */
  deleteAccount(session: Session, password: string | null, clientAddress: string): Promise<void>;
  /**
   * Continues every deletion that has begun and not ended, until the signal aborts. A provider who is away, to be
   * asked again in time, is no failure. Call it at the start of the process, because a crash may have interrupted one,
   * and from time to time. Never rejects.
   *
   * @returns false when something of one could not be removed, or the deletions not be read or ended
   */
  resume(signal: AbortSignal): Promise<boolean>;
}

interface DeletionParts {
  readonly identity: Identity;
  readonly reauthenticate: Reauthenticate;
  readonly tokens: Pick<AuthenticationProvider, "listProviderTokens" | "revokeProviderToken">;
  readonly deletions: DeletionStore;
  readonly inspirations: Pick<InspirationStore, "deleteAll">;
  readonly profiles: Pick<ProfileStore, "read" | "delete">;
  readonly reports: Pick<ReportStore, "deleteAll">;
  /** Removes all media of an inspiration. Calling it again changes nothing. */
  readonly removeMedia: (inspirationId: InspirationId) => Promise<void>;
  readonly log: Log;
  readonly now?: () => number;
}

const minute = 60 * 1_000;
/** Milliseconds after which no work that was running when a person left can still write. */
const settling = 10 * minute;

export function createDeletion(parts: DeletionParts): AccountDeletion {
  const {
    identity,
    reauthenticate,
    tokens,
    deletions,
    inspirations,
    profiles,
    reports,
    removeMedia,
    log,
  } = parts;
  const now = parts.now ?? Date.now;

  let tellWorkLeft: (() => void) | null = null;

  /** Does what is left once nobody can sign in. Every step can be repeated. Returns whether all is done. */
  async function carryOut(deletion: Deletion, signal: AbortSignal): Promise<boolean> {
    const { uid, beganAt, inspirationIds } = deletion;
    const age = now() - Date.parse(beganAt);
    await inspirations.deleteAll(uid);
    await reports.deleteAll(uid);
    await profiles.delete(uid);
    for (const id of inspirationIds) await removeMedia(id);
    const areRevoked = await revokeTokens(deletion, signal);
    // Work that was running when the person left may still write. The next time removes it.
    return age > settling && (areRevoked || age > revocationRetryPeriod);
  }

  async function revokeTokens(
    { uid, providerTokens }: Deletion,
    signal: AbortSignal,
  ): Promise<boolean> {
    const left: string[] = [];
    for (const token of providerTokens)
      try {
        const timeout = AbortSignal.timeout(revocationTimeout);
        await tokens.revokeProviderToken(token, AbortSignal.any([signal, timeout]));
      } catch (error) {
        log.warn({ error }, "provider token not revoked yet");
        left.push(token);
      }
    if (left.length < providerTokens.length) await deletions.update(uid, { providerTokens: left });
    return left.length === 0;
  }

  /** What was set aside when the account was taken over goes too. */
  async function removeEarlier(uid: Uid): Promise<void> {
    const earlier = earlierUidOf(uid);
    if ((await profiles.read(earlier)) !== null)
      await carryOut(await deletions.begin(earlier, []), never);
  }

  async function resumeOne(
    deletion: Deletion,
    signal: AbortSignal,
  ): Promise<"ended" | "under way" | "failed"> {
    try {
      await identity.deletePerson(deletion.uid);
      const isDone = await carryOut(deletion, signal);
      await removeEarlier(deletion.uid);
      return isDone ? "ended" : "under way";
    } catch (error) {
      log.error({ error }, "account not deleted yet");
      return "failed";
    }
  }

  return {
    async deleteAccount(session, password, clientAddress) {
      const { uid } = session.person;
      try {
        await reauthenticate(session, password, clientAddress);
      } catch (error) {
        // An earlier call may have removed the password or the sign-in that this one was checked with.
        if ((await deletions.read(uid)) === null) throw error;
      }
      const providerTokens = await tokens.listProviderTokens(uid);
      const deletion = await deletions.begin(uid, providerTokens);
      await identity.deletePerson(uid);
      try {
        await carryOut(deletion, never);
        await removeEarlier(uid);
        log.info({ inspirations: deletion.inspirationIds.length }, "account deleted");
      } catch (error) {
        log.error({ error }, "account not deleted yet");
        tellWorkLeft?.();
      }
    },

    onWorkLeft(listener) {
      tellWorkLeft = listener;
    },

    async resume(signal) {
      try {
        const ended: Uid[] = [];
        let isDone = true;
        for (const deletion of await deletions.list()) {
          if (signal.aborted) return isDone;
          const outcome = await resumeOne(deletion, signal);
          if (outcome === "ended") ended.push(deletion.uid);
          if (outcome === "failed") isDone = false;
        }
        if (ended.length === 0) return isDone;
        await deletions.end(ended);
        log.info({ accounts: ended.length }, "account deletions ended");
        return isDone;
      } catch (error) {
        log.error({ error }, "account deletions not ended");
        return false;
      }
    },
  };
}

/** A deletion goes on when its caller has gone away. */
const never = new AbortController().signal;
