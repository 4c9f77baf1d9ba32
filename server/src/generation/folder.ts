import type { InspirationId } from "@hearten/contract/ids.ts";

/**
 * Where the media of an inspiration lie: each attempt's in a folder of its own, and what was spoken for it until it is
 * at its end.
 */
export const folderOf = (id: InspirationId): string => `inspirations/${id}/`;
