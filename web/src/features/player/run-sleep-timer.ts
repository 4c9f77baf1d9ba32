import type { AudioElement } from "./audio-element.ts";
import type { PlaybackEvent, PlaybackState } from "./playback-state.ts";
import { isTimeToSleep } from "./sleep-timer.ts";

interface Parties {
  readonly audio: AudioElement;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly readPlayback: () => PlaybackState;
  readonly tell: (event: PlaybackEvent) => void;
}

/**
 * Counts down by the clock, as often as the audio says where it is, since timers hardly run while a
 * page is not seen. It stands still while nothing is played. At the end the audio pauses; it can't
 * be faded out, because phones let nobody but their owner change the volume.
 */
export function runSleepTimer({ audio, now, readPlayback, tell }: Parties): void {
  /** Until when the listening has been counted; null while nothing is played. */
  let countedUntil: number | null = null;

  function count() {
    const { sleepTimer } = readPlayback();
    const time = now();
    if (sleepTimer !== null && countedUntil !== null)
      tell({ type: "listened", milliseconds: Math.max(0, time - countedUntil) });
    countedUntil = audio.paused ? null : time;
  }

  audio.addEventListener("play", count);
  audio.addEventListener("pause", count);
  // What can't be read any more, or is replaced, stops without a pause.
  for (const lost of ["error", "emptied"]) {
    audio.addEventListener(lost, () => {
      countedUntil = null;
    });
  }
  audio.addEventListener("timeupdate", () => {
    count();
    const { sleepTimer, inspiration, currentTime } = readPlayback();
    if (sleepTimer === null || inspiration === null || audio.paused) return;
    if (!isTimeToSleep(sleepTimer, inspiration, currentTime)) return;
    tell({ type: "fell-asleep" });
    audio.pause();
  });
}
