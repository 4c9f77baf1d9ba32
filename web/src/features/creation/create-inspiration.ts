import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import { type Music, usualMusic } from "@hearten/contract/music.ts";
import { isOutOfReach, isUnanswered } from "../../api/api-error.ts";
import type { Client } from "../../api/client.ts";
import { afterBrowserTimeout } from "../../platform/timer.ts";
import { creationFailure } from "./creation-error-words.ts";

export interface NewInspiration {
  readonly id: string;
  readonly length: LengthInMinutes;
  /** Trimmed. */
  readonly description: string;
  readonly goals: readonly string[];
  readonly music: Music;
}

type CreationClient = Pick<
  Client,
  "addInspiration" | "updateInspirationStatus" | "createAffirmation"
>;

/** Milliseconds after which a call that got no answer is made once more. */
const repeatDelay = 1_000;
/** Milliseconds before each attempt of a creation call. All but the first follow one that the server was gone for. */
const delays = [0, repeatDelay, 2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * Adds the inspiration and starts its generation. Resolves with it when its status is `processing`, without waiting for
 * the creation call: if that fails, the status becomes `failed`. The call is sent once more when it got no answer, and for
 * a minute while not even its failure can be written, since the server is out of reach. Rejects if the inspiration could not be written. It can be called
 * again with the same id.
 */
export async function createInspiration(
  client: CreationClient,
  { id, length, description, goals, music }: NewInspiration,
  pause: (milliseconds: number) => Promise<void> = pauseFor,
): Promise<Inspiration> {
  await client.addInspiration({ id, length, description, ...unlessUsual(music) });
  const inspiration = await setProcessing(client, id, pause);
  void askForGeneration(
    client,
    { id, length, goals: [...goals], description, ...unlessUsual(music) },
    pause,
  );
  return inspiration;
}

async function setProcessing(
  client: CreationClient,
  id: string,
  pause: (milliseconds: number) => Promise<void>,
): Promise<Inspiration> {
  const set = async () =>
    (await client.updateInspirationStatus({ id, status: "processing" })).inspiration;
  try {
    return await set().catch(async (error: unknown) => {
      if (!isUnanswered(error)) throw error;
      await pause(repeatDelay);
      return set();
    });
  } catch (error) {
    void markFailed(client, id, error);
    throw error;
  }
}

/** The field that asks for a music: none for the usual one. */
export const unlessUsual = (music: Music): { music?: Music } =>
  music === usualMusic ? {} : { music };

async function askForGeneration(
  client: CreationClient,
  request: Parameters<Client["createAffirmation"]>[0],
  pause: (milliseconds: number) => Promise<void>,
): Promise<void> {
  for (const delay of delays) {
    if (delay > 0) await pause(delay);
    try {
      await client.createAffirmation(request, { keepalive: true });
      return;
    } catch (error) {
      // Perhaps the person has left the page, and the server makes it already. Then this page doesn't live to ask again.
      if (delay === 0 && isUnanswered(error)) continue;
      if (await markFailed(client, request.id, error)) return;
    }
  }
}

/** @returns false when the server is out of reach, which leaves the inspiration as it is */
async function markFailed(client: CreationClient, id: string, reason: unknown): Promise<boolean> {
  try {
    await client.updateInspirationStatus({ id, status: "failed", error: creationFailure(reason) });
    return true;
  } catch (error) {
    // The server asks itself for what it has and nobody has asked for.
    return !isOutOfReach(error);
  }
}

function pauseFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void afterBrowserTimeout(milliseconds, resolve));
}
