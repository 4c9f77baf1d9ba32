import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { normalRate, type PlaybackRate } from "./playback-rate.ts";
import { type SleepChoice, type SleepTimer, startSleepTimer } from "./sleep-timer.ts";

/**
 * - `paused`: not playing, because of the person, the end or an interruption.
 * - `buffering`: waiting for data before it can play.
 * - `playing`: there is sound.
 * - `blocked`: the browser refused to play without a tap.
 * - `failed`: the audio could not be loaded. Play tries again.
 */
type PlaybackPhase = "paused" | "buffering" | "playing" | "blocked" | "failed";

/** The state of the player, for all screens. */
export interface PlaybackState {
  readonly inspiration: Inspiration | null;
  readonly phase: PlaybackPhase;
  /** Whether the player is a bar below another screen, and not the screen itself. */
  readonly minimised: boolean;
  /** Seconds. */
  readonly currentTime: number;
  /** Seconds, from the inspiration's document; 0 if nothing is loaded. */
  readonly duration: number;
  /** Not stored. Reset to its default with the next inspiration. */
  readonly repeat: boolean;
  /** Whether it is one of the person's likes. */
  readonly liked: boolean;
  /** The second where the person stopped the last time, until they are past it; null for the start. */
  readonly continueAt: number | null;
  /** Does not change `currentTime` and `duration`: they are positions in the audio. */
  readonly rate: PlaybackRate;
  /** Stays for the next inspiration, unless it was set for the end of this one. */
  readonly sleepTimer: SleepTimer | null;
  /** Whether it was downloaded to this device and is not there any more. */
  readonly isDownloadLost: boolean;
  /** Whether the sleep timer has paused it. */
  readonly isAsleep: boolean;
}

export type PlaybackEvent =
  | {
      readonly type: "opened";
      readonly inspiration: Inspiration;
      readonly liked: boolean;
      readonly continueAt: number | null;
    }
  /** The same inspiration with new signed URLs. */
  | { readonly type: "refreshed"; readonly inspiration: Inspiration }
  | { readonly type: "started" }
  | { readonly type: "starved" }
  | { readonly type: "sounded" }
  | { readonly type: "paused" }
  | { readonly type: "advanced"; readonly currentTime: number }
  | { readonly type: "ended" }
  | { readonly type: "blocked" }
  | { readonly type: "failed" }
  | { readonly type: "minimised" }
  | { readonly type: "expanded" }
  | { readonly type: "repeat-toggled" }
  | { readonly type: "like-set"; readonly liked: boolean }
  | { readonly type: "download-lost" }
  | { readonly type: "rate-set"; readonly rate: PlaybackRate }
  /** Null switches it off. */
  | { readonly type: "sleep-timer-set"; readonly choice: SleepChoice | null }
  /** The audio has played for this time. */
  | { readonly type: "listened"; readonly milliseconds: number }
  /** The sleep timer pauses the audio now. */
  | { readonly type: "fell-asleep" }
  | { readonly type: "cleared" };

export const noPlayback: PlaybackState = {
  inspiration: null,
  phase: "paused",
  minimised: true,
  currentTime: 0,
  duration: 0,
  repeat: true,
  liked: false,
  continueAt: null,
  rate: normalRate,
  sleepTimer: null,
  isDownloadLost: false,
  isAsleep: false,
};

/** Whether it plays, or will play when the data is there. The button then says `Pause`. */
export function isPlaying({ phase }: PlaybackState): boolean {
  return phase === "playing" || phase === "buffering";
}

/** The share that has been played, from 0 to 100. */
export function progressPercent({ currentTime, duration }: PlaybackState): number {
  return duration > 0 ? Math.min(100, (currentTime / duration) * 100) : 0;
}

/** Whether the audio starts again by itself at its end. */
export function goesRound({ repeat, sleepTimer }: PlaybackState): boolean {
  return repeat && sleepTimer?.choice !== "end";
}

/** Reducer: the state after an event of the audio element or of the player. */
export function reducePlayback(state: PlaybackState, event: PlaybackEvent): PlaybackState {
  if (event.type === "opened") {
    const { inspiration, liked, continueAt } = event;
    return {
      ...noPlayback,
      inspiration,
      liked,
      continueAt,
      minimised: state.minimised,
      duration: inspiration.duration ?? 0,
      sleepTimer: state.sleepTimer?.choice === "end" ? null : state.sleepTimer,
    };
  }
  if (event.type === "cleared") return noPlayback;
  if (event.type === "minimised" || event.type === "expanded") {
    return { ...state, minimised: event.type === "minimised" };
  }
  // Late events of an element without an inspiration are ignored.
  if (state.inspiration === null) return state;
  switch (event.type) {
    case "refreshed":
      return { ...state, inspiration: event.inspiration };
    case "started":
      return { ...state, phase: "buffering", isAsleep: false };
    case "starved":
      return state.phase === "playing" ? { ...state, phase: "buffering" } : state;
    case "sounded":
      return { ...state, phase: "playing" };
    case "paused":
      // After a failure the element is emptied, which also pauses it. The state stays `failed`.
      return isPlaying(state) ? { ...state, phase: "paused" } : state;
    case "advanced":
      return {
        ...state,
        currentTime: Math.min(event.currentTime, state.duration),
        continueAt:
          state.continueAt !== null && event.currentTime >= state.continueAt
            ? null
            : state.continueAt,
      };
    case "ended":
      return {
        ...(state.sleepTimer?.choice === "end" ? asleep(state) : state),
        phase: "paused",
        currentTime: 0,
      };
    case "blocked":
      return { ...state, phase: "blocked" };
    case "failed":
      return { ...state, phase: "failed" };
    case "repeat-toggled":
      return { ...state, repeat: !state.repeat };
    case "like-set":
      return state.liked === event.liked ? state : { ...state, liked: event.liked };
    case "download-lost":
      return { ...state, isDownloadLost: true };
    case "rate-set":
      return { ...state, rate: event.rate };
    case "sleep-timer-set":
      return {
        ...state,
        sleepTimer: event.choice === null ? null : startSleepTimer(event.choice),
        isAsleep: false,
      };
    case "listened":
      return { ...state, sleepTimer: lessTime(state.sleepTimer, event.milliseconds) };
    case "fell-asleep":
      return asleep(state);
  }
  event satisfies never;
  return state;
}

function asleep(state: PlaybackState): PlaybackState {
  return { ...state, sleepTimer: null, isAsleep: true };
}

function lessTime(timer: SleepTimer | null, milliseconds: number): SleepTimer | null {
  return timer === null || timer.left === null
    ? timer
    : { ...timer, left: timer.left - milliseconds };
}
