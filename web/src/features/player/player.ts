import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { createVariable, type Observable } from "../../api/observable.ts";
import type { AudioSource } from "../../platform/downloads.ts";
import type { NowPlaying } from "../../platform/now-playing.ts";
import type { AudioElement } from "./audio-element.ts";
import type { Likes } from "./likes.ts";
import type { Places } from "./places.ts";
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

/** Seconds of playback after a failure until the next failure is handled as a new one. */
const secondsToTrustAgain = 5;

/** `MediaError.MEDIA_ERR_ABORTED`: the source was removed. This is no failure. */
const aborted = 1;

export interface PlayerDependencies {
  /** The only audio element of the page. It is never replaced. */
  readonly audio: AudioElement;
  readonly nowPlaying: NowPlaying;
  /** Reads the inspiration with new signed URLs. */
  readonly readInspiration: (id: string) => Promise<Inspiration>;
  /** Returns the source to play now. */
  readonly findAudio: (inspiration: Inspiration) => AudioSource;
  readonly rateStorage: RateStorage;
  readonly likes: Pick<Likes, "liked" | "toggle">;
  readonly places: Pick<Places, "read">;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Plays one inspiration at a time. Its state follows the events of the audio element. */
export interface Player {
  readonly playback: Observable<PlaybackState>;
  /**
   * Loads an inspiration and plays it. Call it inside the tap's event handler, because browsers block sound that starts
   * later. If it is loaded already, it continues at its position.
   */
  open(inspiration: Inspiration): void;
  /** Takes over what has changed in the loaded inspiration, such as its title; the audio goes on. */
  refresh(inspiration: Inspiration): void;
  /** Plays. After a failure it tries again from the same position. */
  play(): void;
  pause(): void;
  toggle(): void;
  /** Moves by this many seconds (negative moves back), but not beyond the start or the end. */
  skip(seconds: number): void;
  /** Moves to this second, between 0 and the duration. */
  seek(seconds: number): void;
  /** Plays from where the person stopped the last time. */
  continue(): void;
  toggleRepeat(): void;
  /** Likes the inspiration that is loaded, or takes the like back. */
  toggleLike(): void;
  /** For this and every next inspiration. */
  setRate(rate: PlaybackRate): void;
  /** Starts the sleep timer; null cancels it. */
  setSleepTimer(choice: SleepChoice | null): void;
  minimise(): void;
  expand(): void;
  /** Stops and unloads the audio. */
  clear(): void;
}

export function createPlayer(dependencies: PlayerDependencies): Player {
  const { audio, nowPlaying, readInspiration, findAudio, rateStorage, likes, places, now } =
    dependencies;
  const playback = createVariable<PlaybackState>(noPlayback);
  /** The position to seek to when the source plays: some browsers lose an earlier seek. */
  let pendingSeek: number | null = null;
  /** The element's present source. */
  let source: AudioSource = { address: null, isHere: false };
  /** The position at which the URL was last renewed, until playback is well past it. */
  let recoveredAt: number | null = null;
  /** Identifies a running request for a new URL. Until it ends the element can't play. */
  let renewal: symbol | null = null;

  function tell(event: PlaybackEvent) {
    const next = reducePlayback(playback.get(), event);
    audio.loop = goesRound(next);
    playback.set(next);
  }

  /** Sets the default too, because every new source resets the rate to the default. */
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
    // An empty address fails, and after a failure the URL is renewed.
    audio.src = source.address ?? "";
  }

  function start() {
    const ours = source;
    audio.play().catch((refusal: unknown) => {
      // Ignored if another source has replaced it. If a source can't be read, `error` is fired and handled below.
      const isOver = source !== ours || isNamed(refusal, "AbortError");
      if (isOver || !audio.paused) return;
      tell({ type: isNamed(refusal, "NotAllowedError") ? "blocked" : "failed" });
    });
  }

  /** Continues at the same position with another source of the same audio. */
  function goOnFrom(next: AudioSource) {
    const goOn = isPlaying(playback.get());
    load(next, playback.get().currentTime);
    if (goOn) start();
  }

  /** The source after a failure. Unless it is downloaded, it avoids the service worker, which may be the cause. */
  function findDirectly(inspiration: Inspiration): AudioSource {
    const found = findAudio(inspiration);
    return found.isHere ? found : ownSource(inspiration);
  }

  /** The download can't be read any more. Continues with the inspiration's own URL. */
  function leaveDevice(inspiration: Inspiration) {
    tell({ type: "download-lost" });
    goOnFrom(ownSource(inspiration));
  }

  /** Reads the inspiration again and continues at the same position. If that fails too, the state is `failed`. */
  async function recover({ id }: Inspiration) {
    if (recoveredAt !== null) {
      tell({ type: "failed" });
      return;
    }
    recoveredAt = playback.get().currentTime;
    const ours = Symbol(id);
    renewal = ours;
    // An error here becomes the state `failed` below.
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
        tell({
          type: "opened",
          inspiration,
          liked: likes.liked.get().has(inspiration.id),
          continueAt: places.read(inspiration.id),
        });
        tell({ type: "rate-set", rate: rateStorage.read() });
        renewal = null;
        recoveredAt = null;
        load(findAudio(inspiration), 0);
      }
      player.play();
    },
    refresh(inspiration) {
      if (playback.get().inspiration?.id === inspiration.id)
        tell({ type: "refreshed", inspiration });
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
    continue() {
      const { continueAt } = playback.get();
      if (continueAt !== null) player.seek(continueAt);
      player.play();
    },
    toggleRepeat: () => tell({ type: "repeat-toggled" }),
    toggleLike() {
      const { inspiration } = playback.get();
      if (inspiration !== null) likes.toggle(inspiration.id);
    },
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

  likes.liked.subscribe(() => {
    const { inspiration } = playback.get();
    if (inspiration !== null)
      tell({ type: "like-set", liked: likes.liked.get().has(inspiration.id) });
  });
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
      // Until then the element's position is not the one where it will continue.
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

  // After the listeners above, because it needs the state that they set.
  runSleepTimer({ audio, now, readPlayback: playback.get, tell });
  // After all others, because it reports the state that they set.
  tellNowPlaying({ audio, nowPlaying, player });
  return player;
}

function ownSource({ audioUrl }: Inspiration): AudioSource {
  return { address: audioUrl, isHere: false };
}

function isNamed(refusal: unknown, name: string): boolean {
  return refusal instanceof DOMException && refusal.name === name;
}
