import type { Player } from "./player.ts";

/** Seconds before the end from which the audio counts as heard to the end. */
const nearEnd = 2;

/** Calls back each time that the audio was heard to its end. (With `repeat` there is no `ended` event.) */
export function tellHeard({ playback }: Pick<Player, "playback">, onHeard: () => void): void {
  let wasNear = false;
  playback.subscribe(() => {
    const { phase, currentTime, duration } = playback.get();
    const isNear = phase === "playing" && duration > 0 && currentTime > duration - nearEnd;
    if (isNear && !wasNear) onHeard();
    wasNear = isNear;
  });
}
