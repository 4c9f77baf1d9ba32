import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { applyOlderPage } from "./inspiration-list.ts";

/**
 * The stored list with all that is downloaded to this device: a list is stored up to a length only, and what lies here
 * is to be found without a network, however old it is.
 *
 * @param stored newest first
 * @returns newest first
 */
export function withDownloaded(
  stored: readonly Inspiration[],
  downloaded: readonly Inspiration[],
): readonly Inspiration[] {
  const list = { status: "ready", inspirations: stored, nextCursor: null } as const;
  return applyOlderPage(list, { inspirations: downloaded, nextCursor: null }).inspirations;
}
