import type { Player } from "./player.ts";

/** Calls `vibrate` each time that the person likes an inspiration. */
export function vibrateOnLike({ playback }: Pick<Player, "playback">, vibrate: () => void): void {
  let { liked, inspiration } = playback.get();
  playback.subscribe(() => {
    const before = { liked, inspiration };
    ({ liked, inspiration } = playback.get());
    const isSame = inspiration?.id === before.inspiration?.id;
    if (isSame && liked && !before.liked) vibrate();
  });
}
