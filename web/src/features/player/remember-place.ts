import type { PlaybackState } from "./playback-state.ts";
import type { Places } from "./places.ts";
import type { Player } from "./player.ts";

/** Seconds at the start that are no place to come back to. */
const firstSeconds = 10;
/** Seconds before the end from which the audio counts as heard. */
const lastSeconds = 5;
/** Seconds of playback after which the place is stored again. */
const interval = 5;

/**
 * Stores where the person is in the inspiration: every few seconds, and at once when it stops, is left, or gives way to
 * another one.
 *
 * @param onLeave calls back when the page is left
 */
export function rememberPlace(
  { playback }: Pick<Player, "playback">,
  places: Places,
  onLeave: (listener: () => void) => void,
): void {
  let known = playback.get();
  /** The second that was stored last. */
  let stored = 0;

  function store({ inspiration, currentTime, duration }: PlaybackState): void {
    if (inspiration === null) return;
    // From the start on, the place of the last time stays until this one has a place of its own.
    if (currentTime < firstSeconds || currentTime === stored) return;
    stored = currentTime;
    if (currentTime > duration - lastSeconds) places.forget(inspiration.id);
    else places.write(inspiration.id, currentTime);
  }

  playback.subscribe(() => {
    const before = known;
    known = playback.get();
    if (before.inspiration?.id !== known.inspiration?.id) {
      store(before);
      stored = 0;
      return;
    }
    const isStopping = before.phase === "playing" && known.phase !== "playing";
    const isFar = Math.abs(known.currentTime - stored) >= interval;
    const isEnding = known.currentTime > known.duration - lastSeconds;
    if (isStopping || isFar || (isEnding && before.currentTime <= known.duration - lastSeconds))
      store(known);
  });
  onLeave(() => store(known));
}
