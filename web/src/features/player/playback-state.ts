import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { normalRate, type PlaybackRate } from "./playback-rate.ts";
import { type SleepChoice, type SleepTimer, startSleepTimer } from "./sleep-timer.ts";

/**
 * - `paused`: at rest, by hand, at the end or by an interruption.
 * - `buffering`: told to play, and waiting for data.
 * - `playing`: sound runs.
 * - `blocked`: the browser refused to begin without a tap.
 * - `failed`: the audio could not be had; playing again tries anew.
 */
type PlaybackPhase = "paused" | "buffering" | "playing" | "blocked" | "failed";

/** What every screen may know about playback. */
export interface PlaybackState {
  readonly inspiration: Inspiration | null;
  readonly phase: PlaybackPhase;
  /** Whether the player is, or would be, a bar below another screen rather than the screen itself. */
  readonly minimised: boolean;
  /** Seconds. */
  readonly currentTime: number;
  /** Seconds, as the document says; 0 when nothing is loaded. */
  readonly duration: number;
  /** Local to the player and back to its default with the next inspiration. */
  readonly repeat: boolean;
  /** Local to the player and back to its default with the next inspiration. */
  readonly liked: boolean;
  /** Times and places are those of the audio at any rate. */
  readonly rate: PlaybackRate;
  /** Goes on with the next inspiration, unless it was for the end of this one. */
  readonly sleepTimer: SleepTimer | null;
  /** Whether it was kept on this device, and is not there any more. */
  readonly isDownloadLost: boolean;
  /** Whether it was the sleep timer that stopped it. */
  readonly isAsleep: boolean;
}

export type PlaybackEvent =
  | { readonly type: "opened"; readonly inspiration: Inspiration }
  /** The same inspiration with fresh addresses. */
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
  | { readonly type: "like-toggled" }
  | { readonly type: "download-lost" }
  | { readonly type: "rate-set"; readonly rate: PlaybackRate }
  /** Null for none. */
  | { readonly type: "sleep-timer-set"; readonly choice: SleepChoice | null }
  /** It was playing for so long. */
  | { readonly type: "listened"; readonly milliseconds: number }
  /** The sleep timer stops it now. */
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
  rate: normalRate,
  sleepTimer: null,
  isDownloadLost: false,
  isAsleep: false,
};

/** Whether the person hears it, or would if the data were there: the button says `Pause`. */
export function isPlaying({ phase }: PlaybackState): boolean {
  return phase === "playing" || phase === "buffering";
}

/** 0 to 100. */
export function progressPercent({ currentTime, duration }: PlaybackState): number {
  return duration > 0 ? Math.min(100, (currentTime / duration) * 100) : 0;
}

/** Whether the audio begins again by itself at its end. */
export function goesRound({ repeat, sleepTimer }: PlaybackState): boolean {
  return repeat && sleepTimer?.choice !== "end";
}

/** What has happened to the audio or to the player, applied to what was known before. */
export function reducePlayback(state: PlaybackState, event: PlaybackEvent): PlaybackState {
  if (event.type === "opened") {
    const { inspiration } = event;
    return {
      ...noPlayback,
      inspiration,
      minimised: state.minimised,
      duration: inspiration.duration ?? 0,
      sleepTimer: state.sleepTimer?.choice === "end" ? null : state.sleepTimer,
    };
  }
  if (event.type === "cleared") return noPlayback;
  if (event.type === "minimised" || event.type === "expanded") {
    return { ...state, minimised: event.type === "minimised" };
  }
  // A late event of an element that has nothing to play any more says nothing about anything.
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
      // An element that is emptied after a failure pauses too; the failure is what matters.
      return isPlaying(state) ? { ...state, phase: "paused" } : state;
    case "advanced":
      return { ...state, currentTime: Math.min(event.currentTime, state.duration) };
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
    case "like-toggled":
      return { ...state, liked: !state.liked };
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
