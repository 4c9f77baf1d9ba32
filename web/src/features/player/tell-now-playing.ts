import type { Observable } from "../../api/observable.ts";
import type { NowPlaying, NowPlayingActions } from "../../platform/now-playing.ts";
import type { AudioElement } from "./audio-element.ts";
import { isPlaying, type PlaybackState } from "./playback-state.ts";
import { trackOf } from "./track.ts";

/** The events after which the system would count on from the wrong place. */
const turns = ["loadedmetadata", "durationchange", "playing", "seeked", "ratechange"] as const;

interface Parties {
  readonly audio: AudioElement;
  readonly nowPlaying: NowPlaying;
  readonly player: NowPlayingActions & { readonly playback: Observable<PlaybackState> };
}

/**
 * Keeps the system's controls in step with the player, and lets them steer it. The position is told
 * when playback starts, stops, jumps or changes speed and not in between, since the system counts by itself.
 */
export function tellNowPlaying({ audio, nowPlaying, player }: Parties): void {
  function on(names: readonly string[], tell: () => void) {
    for (const name of names) {
      audio.addEventListener(name, () => {
        // What a cleared player still does concerns nobody outside.
        if (player.playback.get().inspiration !== null) tell();
      });
    }
  }

  function tellPosition() {
    const { currentTime, duration } = player.playback.get();
    nowPlaying.setPosition({ duration, position: currentTime, rate: audio.playbackRate });
  }

  // WebKit forgets the track and the actions when playback begins, so both are given again then.
  on(["loadedmetadata", "playing"], () => {
    const { inspiration } = player.playback.get();
    if (inspiration !== null) nowPlaying.show(trackOf(inspiration), player);
  });
  on(turns, tellPosition);
  on(["ended"], () => nowPlaying.setPlayback("none"));

  // By the state: a failure has no `pause`, and neither has a new source that may not go on by itself.
  let wasPlaying = false;
  player.playback.subscribe(() => {
    const playback = player.playback.get();
    if (isPlaying(playback) === wasPlaying) return;
    wasPlaying = isPlaying(playback);
    if (playback.inspiration === null) return;
    nowPlaying.setPlayback(wasPlaying ? "playing" : "paused");
    tellPosition();
  });
}
