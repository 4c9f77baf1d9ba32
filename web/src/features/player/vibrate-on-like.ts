import type { Player } from "./player.ts";

/** Lets a like be felt under the finger. */
export function vibrateOnLike({ playback }: Pick<Player, "playback">, vibrate: () => void): void {
  let { liked } = playback.get();
  playback.subscribe(() => {
    const before = liked;
    liked = playback.get().liked;
    if (liked && !before) vibrate();
  });
}
