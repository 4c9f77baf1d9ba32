/** What the player uses of an `HTMLAudioElement`. */
export interface AudioElement {
  src: string;
  /** Seconds. */
  currentTime: number;
  loop: boolean;
  playbackRate: number;
  /** What `playbackRate` becomes with every new source. */
  defaultPlaybackRate: number;
  preservesPitch: boolean;
  preload: string;
  readonly paused: boolean;
  /** 0 until the metadata of the source are known. */
  readonly readyState: number;
  readonly error: { readonly code: number } | null;
  play(): Promise<void>;
  pause(): void;
  load(): void;
  removeAttribute(name: string): void;
  addEventListener(name: string, listener: () => void): void;
}
