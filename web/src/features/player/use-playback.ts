import { useSyncExternalStore } from "react";
import type { PlaybackState } from "./playback-state.ts";
import type { Player } from "./player.ts";

/**
 * Returns a part of the playback state. The component renders again only when this part changes.
 *
 * @param select must return the same value or reference for the same state
 */
export function usePlayback<T>(
  { playback }: Pick<Player, "playback">,
  select: (state: PlaybackState) => T,
): T {
  return useSyncExternalStore(playback.subscribe, () => select(playback.get()));
}
