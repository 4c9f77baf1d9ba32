import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { Observable } from "../../api/observable.ts";
import type { NowPlaying, NowPlayingActions } from "../../platform/now-playing.ts";
import type { AudioElement } from "./audio-element.ts";
import { isPlaying, type PlaybackState } from "./playback-state.ts";
import { trackOf } from "./track.ts";

/** The events after which the system needs a new position. */
const turns = ["loadedmetadata", "durationchange", "playing", "seeked", "ratechange"] as const;

interface Parties {
  readonly audio: AudioElement;
  readonly nowPlaying: NowPlaying;
  readonly player: NowPlayingActions & { readonly playback: Observable<PlaybackState> };
}

/**
 * Connects the player to the system's media controls, in both directions. It reports the position when playback starts,
 * stops, seeks or changes its rate. In between the system counts by itself. A new title is shown at once.
 */
export function tellNowPlaying({ audio, nowPlaying, player }: Parties): void {
  /** What the system shows; null before it shows what is loaded. */
  let shown: Inspiration | null = null;

  function show(inspiration: Inspiration) {
    shown = inspiration;
    nowPlaying.show(trackOf(inspiration), player);
  }

  function on(names: readonly string[], tell: () => void) {
    for (const name of names) {
      audio.addEventListener(name, () => {
        // Late events of a cleared player are not reported.
        if (player.playback.get().inspiration !== null) tell();
      });
    }
  }

  function tellPosition() {
    const { currentTime, duration } = player.playback.get();
    nowPlaying.setPosition({ duration, position: currentTime, rate: audio.playbackRate });
  }

  // WebKit loses the track and the actions when playback starts, so both are set again then.
  on(["loadedmetadata", "playing"], () => {
    const { inspiration } = player.playback.get();
    if (inspiration !== null) show(inspiration);
  });
  on(turns, tellPosition);
  on(["ended"], () => nowPlaying.setPlayback("none"));

  // By the state, because there is no `pause` event after a failure, or for a new source that may not autoplay.
  let wasPlaying = false;
  player.playback.subscribe(() => {
    const playback = player.playback.get();
    const { inspiration } = playback;
    if (shown?.id !== inspiration?.id) shown = null;
    if (shown !== null && inspiration !== null && inspiration.title !== shown.title)
      show(inspiration);
    if (isPlaying(playback) === wasPlaying) return;
    wasPlaying = isPlaying(playback);
    if (inspiration === null) return;
    nowPlaying.setPlayback(wasPlaying ? "playing" : "paused");
    tellPosition();
  });
}
