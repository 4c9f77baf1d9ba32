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
  /** Gives the system's controls their meaning; once, before the first track. */
  handle(actions: NowPlayingActions): void;
  show(track: Track): void;
  /** `none` when the audio has ended, so that the system lets go of it. */
  setPlayback(playback: "playing" | "paused" | "none"): void;
  /** Seconds. To be told when the audio starts, stops or jumps: in between the system counts. */
  setPosition(position: { readonly duration: number; readonly position: number }): void;
  /** Shows nothing any more. */
  clear(): void;
}
