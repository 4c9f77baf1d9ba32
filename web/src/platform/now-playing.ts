/** What the system shows of the audio that plays: lock screen, notification, headset, car. */
export interface Track {
  readonly title: string;
  readonly artist: string;
  /** Square pictures, each with the side lengths, in pixels, for which it may serve. */
  readonly artwork: readonly {
    readonly address: string;
    readonly sides: readonly number[];
    readonly type: string;
  }[];
}

/** Where the audio is. */
export interface PlaybackPosition {
  /** Seconds. */
  readonly duration: number;
  /** Seconds from the start. */
  readonly position: number;
  /** Seconds of audio in a second. */
  readonly rate: number;
}

/** What the system's controls do. */
export interface NowPlayingActions {
  play(): void;
  pause(): void;
  /** Moves by this many seconds, back if negative. */
  skip(seconds: number): void;
  /** Moves to this second. */
  seek(seconds: number): void;
}

/** Joins the audio to the controls that the system offers outside of the page. */
export interface NowPlaying {
  /** Shows the track and lets the system's controls steer it, until `clear`. */
  show(track: Track, actions: NowPlayingActions): void;
  /** `none` when the audio has ended, so that the system lets go of it. */
  setPlayback(playback: "playing" | "paused" | "none"): void;
  /** To be told when the audio starts, stops, jumps or changes speed: in between the system counts. */
  setPosition(position: PlaybackPosition): void;
  /** Shows nothing any more, and has no controls. */
  clear(): void;
}
