import type { Player } from "./player.ts";

/** Seconds before its end from which the audio was heard to the end. */
const nearEnd = 2;

/** Says each time that somebody has listened to the end; what is repeated has no event for it. */
export function tellHeard({ playback }: Pick<Player, "playback">, onHeard: () => void): void {
  let wasNear = false;
  playback.subscribe(() => {
    const { phase, currentTime, duration } = playback.get();
    const isNear = phase === "playing" && duration > 0 && currentTime > duration - nearEnd;
    if (isNear && !wasNear) onHeard();
    wasNear = isNear;
  });
}
