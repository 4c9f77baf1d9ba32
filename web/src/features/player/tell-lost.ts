import type { Player } from "./player.ts";

/** Says each time that what was to be played from this device is not there any more. */
export function tellLost({ playback }: Pick<Player, "playback">, onLost: () => void): void {
  let wasLost = false;
  playback.subscribe(() => {
    const { isDownloadLost } = playback.get();
    if (isDownloadLost && !wasLost) onLost();
    wasLost = isDownloadLost;
  });
}
