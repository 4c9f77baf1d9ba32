import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import { type Music, usualMusic } from "@hearten/contract/music.ts";
import { isOutOfReach } from "../../api/api-error.ts";
import type { Client } from "../../api/client.ts";
import { repeatUnanswered } from "../../api/repeat-unanswered.ts";
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

/** Milliseconds before each further attempt of a creation call whose failure the server was gone for, too. */
const delays = [2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * Adds the inspiration and starts its generation. Resolves with it when its status is `processing`, without waiting for
 * the creation call: if that fails, the status becomes `failed`. While not even that can be written, since the server is
 * out of reach, the call is sent again, for a minute. What got no answer is sent once more before it counts as failed.
 * Rejects if the inspiration could not be written. It can be called again with the same id.
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
  const set = () => client.updateInspirationStatus({ id, status: "processing" });
  try {
    return (await repeatUnanswered(set, pause)).inspiration;
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
  const ask = () => client.createAffirmation(request, { keepalive: true });
  const attempts = [
    () => repeatUnanswered(ask, pause),
    ...delays.map((delay) => () => pause(delay).then(ask)),
  ];
  for (const attempt of attempts) {
    try {
      await attempt();
      return;
    } catch (error) {
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
    // What was set to processing and is not asked for the server asks for itself.
    return !isOutOfReach(error);
  }
}

function pauseFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void afterBrowserTimeout(milliseconds, resolve));
}
