import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import type { Client } from "../../api/client.ts";
import { creationFailure } from "./creation-error-words.ts";

export interface NewInspiration {
  readonly id: string;
  readonly length: LengthInMinutes;
  /** Trimmed. */
  readonly description: string;
  readonly userGoals: readonly string[];
}

type CreationClient = Pick<
  Client,
  "addInspiration" | "updateInspirationStatus" | "createAffirmation"
>;

/**
 * Adds the inspiration and starts its generation. Resolves when its status is `processing`, without waiting for the
 * creation call: if that fails, the status becomes `failed`. Rejects if the inspiration could not be written. It can
 * be called again with the same id.
 */
export async function createInspiration(
  client: CreationClient,
  { id, length, description, userGoals }: NewInspiration,
): Promise<void> {
  await client.addInspiration({ id, length, goals: description });
  try {
    await client.updateInspirationStatus({ id, status: "processing" });
  } catch (error) {
    void markFailed(client, id, error);
    throw error;
  }
  void client
    .createAffirmation(
      { recordId: id, length, userGoals: [...userGoals], description },
      { keepalive: true },
    )
    .catch((error: unknown) => markFailed(client, id, error));
}

async function markFailed(client: CreationClient, id: string, error: unknown): Promise<void> {
  try {
    await client.updateInspirationStatus({ id, status: "failed", error: creationFailure(error) });
  } catch {
    // The server is out of reach. It marks inspirations as failed itself if they have no job.
  }
}
