import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { createVariable, type Observable } from "../../api/observable.ts";
import type { AudioSource } from "../../platform/downloads.ts";
import type { NowPlaying } from "../../platform/now-playing.ts";
import type { AudioElement } from "./audio-element.ts";
import type { PlaybackRate } from "./playback-rate.ts";
import {
  goesRound,
  isPlaying,
  noPlayback,
  type PlaybackEvent,
  type PlaybackState,
  reducePlayback,
} from "./playback-state.ts";
import type { RateStorage } from "./rate-storage.ts";
import { runSleepTimer } from "./run-sleep-timer.ts";
import type { SleepChoice } from "./sleep-timer.ts";
import { tellNowPlaying } from "./tell-now-playing.ts";

/** Seconds of one skip. */
export const skipSeconds = 15;

/** Seconds past a failure after which another one counts as new and may be recovered from again. */
const secondsToTrustAgain = 5;

/** `MediaError.MEDIA_ERR_ABORTED`: the source was taken away, which is no failure. */
const aborted = 1;

export interface PlayerDependencies {
  /** The one audio element of the page, for as long as the page lives. */
  readonly audio: AudioElement;
  readonly nowPlaying: NowPlaying;
  /** The inspiration with fresh addresses. */
  readonly readInspiration: (id: string) => Promise<Inspiration>;
  /** From where to play it now. */
  readonly findAudio: (inspiration: Inspiration) => AudioSource;
  readonly rateStorage: RateStorage;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Plays one inspiration at a time. What it tells comes from the audio element's own events. */
export interface Player {
  readonly playback: Observable<PlaybackState>;
  /**
   * Loads an inspiration and plays it, to be called within the tap itself: browsers refuse sound
   * that begins later. The one that is loaded already goes on from where it is.
   */
  open(inspiration: Inspiration): void;
  /** After a failure it tries anew, from the same second. */
  play(): void;
  pause(): void;
  toggle(): void;
  /** Moves by this many seconds, back if negative, between 0 and the duration. */
  skip(seconds: number): void;
  /** Moves to this second, between 0 and the duration. */
  seek(seconds: number): void;
  toggleRepeat(): void;
  toggleLike(): void;
  /** For this and every next inspiration. */
  setRate(rate: PlaybackRate): void;
  /** Lets the audio stop by itself; null calls it off. */
  setSleepTimer(choice: SleepChoice | null): void;
  minimise(): void;
  expand(): void;
  /** Stops and forgets what was loaded. */
  clear(): void;
}

export function createPlayer(dependencies: PlayerDependencies): Player {
  const { audio, nowPlaying, readInspiration, findAudio, rateStorage, now } = dependencies;
  const playback = createVariable<PlaybackState>(noPlayback);
  /** The second to go to once the source plays: some browsers lose a seek that comes earlier. */
  let pendingSeek: number | null = null;
  /** What the element was last given to play. */
  let source: AudioSource = { address: null, isHere: false };
  /** The second at which the address was last renewed, until playback is well past it. */
  let recoveredAt: number | null = null;
  /** The fresh address that is on its way; until it is there the element can't be told to play. */
  let renewal: symbol | null = null;

  function tell(event: PlaybackEvent) {
    const next = reducePlayback(playback.get(), event);
    audio.loop = goesRound(next);
    playback.set(next);
  }

  /** Every new source takes the default, so the rate alone would be lost with it. */
  function setRate(rate: PlaybackRate) {
    audio.defaultPlaybackRate = rate;
    audio.playbackRate = rate;
    audio.preservesPitch = true;
  }

  function load(next: AudioSource, from: number) {
    source = next;
    pendingSeek = from > 0 ? from : null;
    audio.preload = "metadata";
    setRate(playback.get().rate);
    // An empty address can't be read, and what can't be read is renewed.
    audio.src = source.address ?? "";
  }

  function start() {
    const ours = source;
    audio.play().catch((refusal: unknown) => {
      // What another source has cut off is over; what can't be read has an event of its own.
      const isOver = source !== ours || isNamed(refusal, "AbortError");
      if (isOver || !audio.paused) return;
      tell({ type: isNamed(refusal, "NotAllowedError") ? "blocked" : "failed" });
    });
  }

  /** Another address of what is loaded, from the same second. */
  function goOnFrom(next: AudioSource) {
    const goOn = isPlaying(playback.get());
    load(next, playback.get().currentTime);
    if (goOn) start();
  }

  /** Where one way has failed: what stands between the player and the network may be why. */
  function findDirectly(inspiration: Inspiration): AudioSource {
    const found = findAudio(inspiration);
    return found.isHere ? found : ownSource(inspiration);
  }

  /** What was on this device has gone: the inspiration's own address is left. */
  function leaveDevice(inspiration: Inspiration) {
    tell({ type: "download-lost" });
    goOnFrom(ownSource(inspiration));
  }

  /** Reads the inspiration afresh and goes on at the same second; once, then it has failed. */
  async function recover({ id }: Inspiration) {
    if (recoveredAt !== null) {
      tell({ type: "failed" });
      return;
    }
    recoveredAt = playback.get().currentTime;
    const ours = Symbol(id);
    renewal = ours;
    // That it can't be read either is told by the state.
    const fresh = await readInspiration(id).catch(() => null);
    if (renewal !== ours) return;
    renewal = null;
    if (fresh === null || fresh.audioUrl === null) {
      tell({ type: "failed" });
      return;
    }
    tell({ type: "refreshed", inspiration: fresh });
    goOnFrom(findDirectly(fresh));
  }

  const player: Player = {
    playback,
    open(inspiration) {
      if (playback.get().inspiration?.id !== inspiration.id) {
        tell({ type: "opened", inspiration });
        tell({ type: "rate-set", rate: rateStorage.read() });
        renewal = null;
        recoveredAt = null;
        load(findAudio(inspiration), 0);
      }
      player.play();
    },
    play() {
      const { inspiration, phase, currentTime } = playback.get();
      if (inspiration === null) return;
      if (phase === "failed") {
        recoveredAt = null;
        load(findDirectly(inspiration), currentTime);
      }
      if (renewal !== null) tell({ type: "started" });
      else if (audio.paused) start();
    },
    pause() {
      if (renewal !== null) tell({ type: "paused" });
      audio.pause();
    },
    toggle: () => (isPlaying(playback.get()) ? player.pause() : player.play()),
    skip(seconds) {
      const from = audio.readyState > 0 ? audio.currentTime : playback.get().currentTime;
      player.seek(from + seconds);
    },
    seek(seconds) {
      const to = Math.min(Math.max(0, seconds), playback.get().duration);
      const ready = audio.readyState > 0;
      pendingSeek = ready ? null : to;
      if (ready) audio.currentTime = to;
      tell({ type: "advanced", currentTime: to });
    },
    toggleRepeat: () => tell({ type: "repeat-toggled" }),
    toggleLike: () => tell({ type: "like-toggled" }),
    setRate(rate) {
      rateStorage.write(rate);
      tell({ type: "rate-set", rate });
      setRate(rate);
    },
    setSleepTimer: (choice) => tell({ type: "sleep-timer-set", choice }),
    minimise: () => tell({ type: "minimised" }),
    expand: () => tell({ type: "expanded" }),
    clear() {
      tell({ type: "cleared" });
      renewal = null;
      pendingSeek = null;
      audio.pause();
      audio.removeAttribute("src");
      audio.load();
      nowPlaying.clear();
    },
  };

  audio.addEventListener("play", () => tell({ type: "started" }));
  audio.addEventListener("waiting", () => tell({ type: "starved" }));
  audio.addEventListener("pause", () => tell({ type: "paused" }));
  audio.addEventListener("loadedmetadata", () => {
    if (pendingSeek !== null) audio.currentTime = pendingSeek;
  });
  audio.addEventListener("playing", () => {
    const lost = pendingSeek !== null && audio.currentTime < pendingSeek - 1;
    if (pendingSeek !== null && lost) audio.currentTime = pendingSeek;
    pendingSeek = null;
    tell({ type: "sounded" });
  });
  audio.addEventListener("ended", () => {
    tell({ type: "ended" });
    audio.currentTime = 0;
  });
  for (const moved of ["timeupdate", "seeking", "seeked"]) {
    audio.addEventListener(moved, () => {
      // Until then the element stands somewhere else than where it will go on.
      if (audio.readyState === 0 || pendingSeek !== null) return;
      tell({ type: "advanced", currentTime: audio.currentTime });
      const distance = recoveredAt === null ? 0 : Math.abs(audio.currentTime - recoveredAt);
      if (distance > secondsToTrustAgain) recoveredAt = null;
    });
  }
  audio.addEventListener("error", () => {
    const { inspiration } = playback.get();
    if (inspiration === null || audio.error?.code === aborted) return;
    if (source.isHere) leaveDevice(inspiration);
    else void recover(inspiration);
  });

  // After the listeners above, so that what they tell is already known.
  runSleepTimer({ audio, now, readPlayback: playback.get, tell });
  // After all of them, so that what it tells the system is already known.
  tellNowPlaying({ audio, nowPlaying, player });
  return player;
}

function ownSource({ audioUrl }: Inspiration): AudioSource {
  return { address: audioUrl, isHere: false };
}

function isNamed(refusal: unknown, name: string): boolean {
  return refusal instanceof DOMException && refusal.name === name;
}
