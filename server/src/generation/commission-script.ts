import type { Documents, Generation, Motivation } from "../ports/documents.ts";
import type { Commission } from "../ports/writer.ts";

/**
 * Share of an inspiration that is spoken; the rest is breath and bed. With a voice of 150 words a
 * minute it gives the 105, 315 and 525 words at which the three lengths sound calm.
 */
const spokenShare = 0.7;
/** How many of the person's last inspirations a new one must not repeat. */
const rememberedInspirations = 10;

/** What the writer is asked for. */
export async function commissionScript(
  documents: Documents,
  motivation: Motivation,
  generation: Generation,
  wordsPerMinute: number,
): Promise<Commission> {
  const { id, userId, length } = motivation;
  const latest = await documents.listMotivations(userId, rememberedInspirations * 2, null);
  return {
    id,
    length,
    goals: generation.userGoals,
    description: generation.description,
    words: Math.round(length * wordsPerMinute * spokenShare),
    earlier: latest.motivations
      .filter((earlier) => earlier.id !== id)
      .flatMap((earlier) => earlier.recordText ?? [])
      .slice(0, rememberedInspirations),
  };
}
