import type { InspirationId } from "@hearten/contract/ids.ts";
import type { Music } from "@hearten/contract/music.ts";
import type { GenerationStore } from "../ports/documents/generation-store.ts";
import type { InspirationStore, StoredInspiration } from "../ports/documents/inspiration-store.ts";
import type { OwnedInspiration } from "../ports/documents/owned-inspiration.ts";
import type { ProfileStore } from "../ports/documents/profile-store.ts";
import type { Log } from "../ports/log.ts";
import type { FreeSpace } from "../ports/free-space.ts";
import type { Metrics } from "../ports/metrics.ts";
import type { Media } from "../ports/media.ts";
import type { Delivery, Queue, Verdict } from "../ports/queue.ts";
import { Refusal } from "../ports/refusal.ts";
import { areSameWords } from "./are-same-words.ts";
import { removeLeftovers } from "./production.ts";
import type { Studio } from "./studio/studio.ts";
import { untilRoom } from "./until-room.ts";

/** The data of the creation call. */
export interface GenerationRequest {
  readonly length: number;
  /** The profile's. */
  readonly goals: readonly string[];
  readonly description: string;
  /** Null: the music that the inspiration has already. */
  readonly music: Music | null;
}

/** Takes an inspiration from the creation call to its end: completed or failed. */
export interface Generation {
  /**
   * Puts the inspiration into production. Idempotent: repeated calls make no second one.
   *
   * @throws `invalid-input` for a length that is not the inspiration's
   */
  request(inspiration: OwnedInspiration, request: GenerationRequest): Promise<void>;
  /** Makes one attempt for a delivery, and decides what follows. Never rejects. */
  attempt(delivery: Delivery): Promise<Verdict>;
  /**
   * Finds waiting inspirations without a job, and enqueues them. What its page has set to `processing` and not asked for in
   * two minutes it asks for itself, with the profile's goals; what is still `pending` after ten it marks as failed. Stops
   * when the signal aborts.
   */
  sweep(signal: AbortSignal): Promise<void>;
}

interface GenerationParts {
  readonly inspirations: InspirationStore;
  readonly generations: GenerationStore;
  readonly profiles: Pick<ProfileStore, "read">;
  readonly queue: Queue;
  readonly media: Media;
  /** Makes one inspiration if it still has to be made. Returns whether it did. Idempotent. */
  readonly produce: (id: InspirationId, signal: AbortSignal) => Promise<boolean>;
  /** Whether texts speak of harm. */
  readonly readHarm: Studio["readHarm"];
  /** While it has none, nothing is made. */
  readonly freeSpace: Pick<FreeSpace, "hasRoom">;
  readonly log: Log;
  readonly metrics: Pick<Metrics, "countAttempt">;
  /** Seconds that providers of words and voices may take for one inspiration. */
  readonly providerSeconds: number;
  readonly now?: () => number;
}

/** The attempt from which on a failure gives the inspiration up; before it one is tried again after 2, 4 and 8 seconds. */
const maxAttempts = 4;
/** A job that so often ended with its process is the likely cause, and is not tried again. */
const maxDeliveries = 30;
/** Milliseconds that one attempt may take besides its providers; a five-minute inspiration takes some seconds. */
const attemptTimeout = 5 * 60 * 1_000;
/** Milliseconds after which a page that has announced its creation call will hardly make it any more. */
const announcedTimeout = 2 * 60 * 1_000;
/** Milliseconds after which an inspiration that was only added will not be asked for. Its person may not know of it. */
const unaskedTimeout = 10 * 60 * 1_000;
/**
 * Waiting inspirations looked at in one sweep, the oldest ones. Each of these comes to its end, and
 * then those behind them are looked at, which would hardly have had their turn before.
 */
const sweepSize = 1_000;

/** Milliseconds that a creation call waits for its texts to be read. */
const readingTimeout = 10_000;

const failureMessage =
  "Something went wrong while creating your inspiration. Nothing you wrote was lost.";

export function createGeneration(parts: GenerationParts): Generation {
  const { inspirations, generations, profiles, queue, media, produce, readHarm } = parts;
  const { freeSpace, log, metrics } = parts;
  const now = parts.now ?? Date.now;
  const timeout = attemptTimeout + parts.providerSeconds * 1_000;

  async function giveUp(id: InspirationId): Promise<void> {
    const inspiration = await inspirations.read(id);
    if (inspiration === null || inspiration.status === "completed") return;
    const generation = await generations.read(id);
    // Whoever tries again gets a new script: the old one may be what fails.
    if (generation !== null) await generations.write(id, { ...generation, script: null });
    await inspirations.update(id, ["pending", "processing"], {
      status: "failed",
      error: failureMessage,
      step: null,
    });
    // Not before: another may just have finished it.
    await removeLeftovers(media, id, () => inspirations.read(id));
  }

  /**
   * Whether the screens show at once where a person helps; null when the words could not be read. Nobody waits long for
   * it: they are read again when it is made.
   */
  async function isHelpShown(
    id: InspirationId,
    { goals, description }: GenerationRequest,
  ): Promise<boolean | null> {
    try {
      const harm = await readHarm({ goals, description }, AbortSignal.timeout(readingTimeout));
      return harm.level !== "none";
    } catch (error) {
      log.warn({ id, error }, "could not be read for harm when it was asked for");
      return null;
    }
  }

  function produceInTime(id: InspirationId, signal: AbortSignal): Promise<boolean> {
    return produce(id, AbortSignal.any([signal, AbortSignal.timeout(timeout)]));
  }

  /** @param readHelp see `isHelpShown` */
  async function ask(
    inspiration: StoredInspiration,
    request: GenerationRequest,
    readHelp: typeof isHelpShown,
  ): Promise<void> {
    const { length, goals, description, music } = request;
    const { id, userId } = inspiration;
    if (inspiration.length !== length)
      throw new Refusal("invalid-input", "length: it is not the inspiration's.", {
        field: "length",
      });
    if (inspiration.status === "completed") return;
    const known = await generations.read(id);
    if (known === null || !areSameWords(known, request))
      await generations.write(id, {
        userId,
        goals,
        description,
        script: null,
      });
    const help = await readHelp(id, request);
    // The screens set it to processing themselves before they ask.
    await inspirations.update(id, ["pending", "failed", "processing"], {
      status: "processing",
      error: null,
      // What an earlier call has found stays where this one could not read.
      ...(help !== null && { help }),
      ...(music !== null && { music }),
    });
    await queue.enqueue({ id, uid: userId });
  }

  return {
    request: (inspiration, request) => ask(inspiration, request, isHelpShown),

    async attempt({ id, attempt, deliveries, signal }) {
      try {
        await untilRoom(freeSpace, log, signal);
        const started = now();
        if (deliveries > maxDeliveries)
          throw new Error("Too many deliveries ended with the process.");
        const isMade = await produceInTime(id, signal);
        const ms = now() - started;
        log.info({ id, attempt, ms }, isMade ? "inspiration made" : "nothing left to make");
        metrics.countAttempt(isMade ? "made" : "needless");
        return { kind: "done" };
      } catch (error) {
        // The consumer stops or has lost the job: the next one goes on.
        if (signal.aborted) {
          metrics.countAttempt("broken-off");
          return retryAfter(0);
        }
        log.error({ id, attempt, error }, "inspiration failed");
        if (attempt < maxAttempts && deliveries <= maxDeliveries) {
          metrics.countAttempt("failed");
          return retryAfter(2 ** attempt);
        }
        try {
          await giveUp(id);
          metrics.countAttempt("given-up");
          return { kind: "done" };
        } catch (second) {
          // Not even the failure could be written; the store is away and comes back.
          log.error({ id, attempt, error: second }, "inspiration could not be given up");
          return retryAfter(60);
        }
      }
    },

    async sweep(signal) {
      const waiting = await inspirations.listWaiting(new Date(now()), sweepSize);
      for (const inspiration of waiting) {
        if (signal.aborted) return;
        const { id, userId, length, description, status, createdAt } = inspiration;
        const isAskedFor = (await generations.read(id)) !== null;
        if (isAskedFor) {
          if (status === "pending")
            await inspirations.update(id, ["pending"], { status: "processing" });
          // Changes nothing for one that has a job.
          await queue.enqueue({ id, uid: userId });
          continue;
        }
        const age = now() - Date.parse(createdAt);
        if (status === "processing" && age > announcedTimeout) {
          // Its person has left the page, which was about to ask.
          log.info({ id }, "inspiration announced and never asked for: asked for now");
          const goals = (await profiles.read(userId))?.goals ?? [];
          // Nobody waits for it, and it is read when it is made.
          await ask(inspiration, { length, goals, description, music: null }, async () => null);
        } else if (age > unaskedTimeout) {
          log.warn({ id }, "inspiration never asked for");
          await giveUp(id);
        }
      }
    },
  };
}

function retryAfter(delaySeconds: number): Verdict {
  return { kind: "retry", delaySeconds };
}
