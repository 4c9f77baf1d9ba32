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
 * Adds the inspiration and asks for its production. Resolves as soon as the inspiration stands as
 * processing, without waiting for the production to be accepted: should that fail, the inspiration
 * itself says so. Rejects when the inspiration could not be written; the same id may then be tried
 * again.
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
    // Out of reach now; the server itself ends what nobody works on.
  }
}
