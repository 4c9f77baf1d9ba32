import { inspiration } from "../../api/inspiration.fixture.ts";
import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type {
  NowPlaying,
  NowPlayingActions,
  PlaybackPosition,
  Track,
} from "../../platform/now-playing.ts";
import type { AudioElement } from "./audio-element.ts";
import { createLikes } from "./likes.ts";
import { normalRate, type PlaybackRate } from "./playback-rate.ts";
import { createPlayer, type Player, type PlayerDependencies } from "./player.ts";
import type { RateStorage } from "./rate-storage.ts";

export function finishedInspiration(fields: Partial<Inspiration>): Inspiration {
  const id = fields.id ?? "one";
  return {
    ...inspiration,
    id,
    goals: null,
    thumbnail: `/media/${id}/thumbnail.webp`,
    coverImage: `/media/${id}/cover.webp`,
    artwork: `/media/${id}/artwork.jpg`,
    audioUrl: `/media/${id}/audio.mp3`,
    ...fields,
  };
}

/** A fake audio element. The test fires its events. It follows the rules of a real one that matter here. */
export interface FakeAudio extends AudioElement {
  paused: boolean;
  error: { readonly code: number } | null;
  /** The error with which `play()` rejects; null if it plays. */
  refusal: DOMException | null;
  /** Whether seeks before the first sound are lost, as on some phones. */
  losesEarlySeeks: boolean;
  /** How often `play()` was called. */
  plays: number;
  /** The source's data arrives: the metadata, and then sound if `play()` was called. */
  arrive(): void;
  /** There is sound again after a lack of data. */
  sound(): void;
  /** The audio has played to this second. */
  advance(seconds: number): void;
  /** The source can't be read. */
  fail(code: number): void;
  /** The audio reaches its end, without `loop`. */
  end(): void;
  /** Something outside of the page pauses it. */
  interrupt(): void;
}

/** `HTMLMediaElement.HAVE_METADATA` and `HAVE_ENOUGH_DATA`. */
const metadata = 1;
const enoughData = 4;

function createFakeAudio(): FakeAudio {
  const target = new EventTarget();
  const fire = (name: string) => target.dispatchEvent(new Event(name));
  let src = "";
  let currentTime = 0;
  let playbackRate = 1;
  let readyState = 0;
  const audio: FakeAudio = {
    refusal: null,
    losesEarlySeeks: false,
    plays: 0,
    paused: true,
    volume: 1,
    muted: false,
    loop: false,
    defaultPlaybackRate: 1,
    preservesPitch: false,
    preload: "",
    error: null,
    get src() {
      return src;
    },
    set src(value) {
      src = value;
      audio.load();
    },
    get playbackRate() {
      return playbackRate;
    },
    set playbackRate(value) {
      if (value === playbackRate) return;
      playbackRate = value;
      fire("ratechange");
    },
    get currentTime() {
      return currentTime;
    },
    set currentTime(value) {
      if (readyState === 0 || (audio.losesEarlySeeks && readyState < enoughData)) return;
      currentTime = value;
      fire("seeking");
      fire("seeked");
    },
    get readyState() {
      return readyState;
    },
    addEventListener: target.addEventListener.bind(target),
    removeAttribute(name) {
      if (name === "src") src = "";
    },
    load() {
      const moved = currentTime !== 0;
      readyState = 0;
      currentTime = 0;
      audio.error = null;
      audio.paused = true;
      fire("emptied");
      audio.playbackRate = audio.defaultPlaybackRate;
      if (moved) fire("timeupdate");
    },
    play() {
      audio.plays += 1;
      if (audio.refusal) return Promise.reject(audio.refusal);
      if (audio.paused) {
        audio.paused = false;
        fire("play");
        if (readyState > 0) fire("playing");
      }
      return Promise.resolve();
    },
    pause() {
      if (audio.paused) return;
      audio.paused = true;
      fire("pause");
    },
    arrive() {
      readyState = metadata;
      fire("loadedmetadata");
      readyState = enoughData;
      if (!audio.paused) fire("playing");
    },
    sound() {
      fire("playing");
    },
    advance(seconds) {
      currentTime = seconds;
      fire("timeupdate");
    },
    fail(code) {
      audio.error = { code };
      fire("error");
    },
    end() {
      audio.paused = true;
      fire("pause");
      fire("ended");
    },
    interrupt() {
      audio.paused = true;
      fire("pause");
    },
  };
  return audio;
}

/** Fake media controls that record what they show. */
interface FakeNowPlaying extends NowPlaying {
  actions: NowPlayingActions | null;
  track: Track | null;
  playback: string;
  place: PlaybackPosition | null;
}

function createFakeNowPlaying(): FakeNowPlaying {
  const system: FakeNowPlaying = {
    actions: null,
    track: null,
    playback: "none",
    place: null,
    show(track, actions) {
      Object.assign(system, { track, actions });
    },
    setPlayback(playback) {
      system.playback = playback;
    },
    setPosition(place) {
      system.place = place;
    },
    clear() {
      Object.assign(system, { actions: null, track: null, playback: "none", place: null });
    },
  };
  return system;
}

/** A fake storage with the normal rate. */
function createFakeRateStorage(): RateStorage {
  let kept: PlaybackRate = normalRate;
  return {
    read: () => kept,
    write(rate) {
      kept = rate;
    },
  };
}

interface PlayerWithFakes {
  readonly audio: FakeAudio;
  readonly nowPlaying: FakeNowPlaying;
  readonly player: Player;
}

/** A player with fakes. A test can replace those that matter to it. */
export function playerWithFakes(own: Partial<PlayerDependencies>): PlayerWithFakes {
  const audio = createFakeAudio();
  const nowPlaying = createFakeNowPlaying();
  const player = createPlayer({
    audio,
    nowPlaying,
    readInspiration: () => Promise.reject(new Error("nothing had to be read")),
    findAudio: ({ audioUrl }) => ({ address: audioUrl, isHere: false }),
    rateStorage: createFakeRateStorage(),
    places: { read: () => null },
    likes: createLikes({ read: () => undefined, write: () => {} }),
    now: () => 0,
    ...own,
  });
  return { audio, nowPlaying, player };
}
