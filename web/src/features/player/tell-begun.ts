import { isPlaying } from "./playback-state.ts";
import type { Player } from "./player.ts";

/** Calls back each time that playback begins or goes on after a pause. */
export function tellBegun({ playback }: Pick<Player, "playback">, onBegun: () => void): void {
  let wasPlaying = false;
  playback.subscribe(() => {
    const isOn = isPlaying(playback.get());
    if (isOn && !wasPlaying) onBegun();
    wasPlaying = isOn;
  });
}
