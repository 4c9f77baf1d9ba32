import { isPlaying } from "./playback-state.ts";
import type { Player } from "./player.ts";
import { playerTitle } from "./track.ts";

/** Calls back with the title of what plays when it begins to, and with null when it pauses or ends. */
export function tellTitle(
  { playback }: Pick<Player, "playback">,
  onTitle: (title: string | null) => void,
): void {
  let told: string | null = null;
  playback.subscribe(() => {
    const state = playback.get();
    const title =
      state.inspiration !== null && isPlaying(state) ? playerTitle(state.inspiration) : null;
    if (title !== told) onTitle(title);
    told = title;
  });
}
