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
 * Counts down by the clock at each `timeupdate` of the audio, because timers hardly run in a hidden page. It stands
 * still while nothing plays. At the end it pauses the audio. It can't fade out: on phones a page can't change the
 * volume.
 */
export function runSleepTimer({ audio, now, readPlayback, tell }: Parties): void {
  /** The time up to which playback has been counted; null while nothing plays. */
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
  // A source that fails or is replaced stops without a `pause` event.
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
