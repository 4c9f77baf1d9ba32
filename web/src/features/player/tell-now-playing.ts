import type { Observable } from "../../api/observable.ts";
import type { NowPlaying, NowPlayingActions } from "../../platform/now-playing.ts";
import type { AudioElement } from "./audio-element.ts";
import type { PlaybackState } from "./playback-state.ts";
import { trackOf } from "./track.ts";

interface Parties {
  readonly audio: AudioElement;
  readonly nowPlaying: NowPlaying;
  readonly player: NowPlayingActions & { readonly playback: Observable<PlaybackState> };
}

/**
 * Keeps the system's controls in step with the player, and lets them steer it. The position is told
 * when playback starts, stops or jumps and not in between, since the system counts by itself.
 */
export function tellNowPlaying({ audio, nowPlaying, player }: Parties): void {
  nowPlaying.handle(player);

  function on(names: readonly string[], tell: () => void) {
    for (const name of names) {
      audio.addEventListener(name, () => {
        // What a cleared player still does concerns nobody outside.
        if (player.playback.get().inspiration !== null) tell();
      });
    }
  }

  // WebKit forgets the track when playback begins, so it is shown again then.
  on(["loadedmetadata", "playing"], () => {
    const { inspiration } = player.playback.get();
    if (inspiration !== null) nowPlaying.show(trackOf(inspiration));
  });
  on(["play"], () => nowPlaying.setPlayback("playing"));
  on(["pause"], () => nowPlaying.setPlayback("paused"));
  on(["loadedmetadata", "durationchange", "play", "playing", "pause", "seeked"], () => {
    const { currentTime, duration } = player.playback.get();
    nowPlaying.setPosition({ duration, position: currentTime });
  });
  on(["ended"], () => nowPlaying.setPlayback("none"));
}
