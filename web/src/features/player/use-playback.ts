import { useSyncExternalStore } from "react";
import type { PlaybackState } from "./playback-state.ts";
import type { Player } from "./player.ts";

/**
 * A part of the playback state; the component renders again only when that part changes.
 *
 * @param select answers the same value, or the same reference, for the same state
 */
export function usePlayback<T>(
  { playback }: Pick<Player, "playback">,
  select: (state: PlaybackState) => T,
): T {
  return useSyncExternalStore(playback.subscribe, () => select(playback.get()));
}
