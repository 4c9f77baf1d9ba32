import type { Player } from "./player.ts";

/** Calls `vibrate` each time that the person likes an inspiration. */
export function vibrateOnLike({ playback }: Pick<Player, "playback">, vibrate: () => void): void {
  let { liked } = playback.get();
  playback.subscribe(() => {
    const before = liked;
    liked = playback.get().liked;
    if (liked && !before) vibrate();
  });
}
