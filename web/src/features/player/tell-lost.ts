import type { Player } from "./player.ts";

/** Calls back each time that a download could not be played because it is not on this device any more. */
export function tellLost({ playback }: Pick<Player, "playback">, onLost: () => void): void {
  let wasLost = false;
  playback.subscribe(() => {
    const { isDownloadLost } = playback.get();
    if (isDownloadLost && !wasLost) onLost();
    wasLost = isDownloadLost;
  });
}
