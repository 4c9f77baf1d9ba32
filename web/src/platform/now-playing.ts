/** What the system shows about the audio on the lock screen, in notifications and in cars. */
export interface Track {
  readonly title: string;
  readonly artist: string;
  /** Square pictures, each with the side lengths in pixels for which it can be used. */
  readonly artwork: readonly {
    readonly address: string;
    readonly sides: readonly number[];
    readonly type: string;
  }[];
}

/** The playback position, as the system needs it to count on by itself. */
export interface PlaybackPosition {
  /** Seconds. */
  readonly duration: number;
  /** Seconds from the start. */
  readonly position: number;
  /** The playback rate; 1 is normal. */
  readonly rate: number;
}

/** The actions of the system's media controls. */
export interface NowPlayingActions {
  play(): void;
  pause(): void;
  /** Moves by this many seconds; negative moves back. */
  skip(seconds: number): void;
  /** Moves to this position, in seconds. */
  seek(seconds: number): void;
}

/** The system's media controls outside of the page. */
export interface NowPlaying {
  /** Shows the track, and calls the actions for the system's buttons, until `clear`. */
  show(track: Track, actions: NowPlayingActions): void;
  /** `none` if the audio has ended, so that the system removes its controls. */
  setPlayback(playback: "playing" | "paused" | "none"): void;
  /** Call it when the audio starts, stops, seeks or changes its rate. In between the system counts by itself. */
  setPosition(position: PlaybackPosition): void;
  /** Removes the track and the controls. */
  clear(): void;
}
