/** The used part of an `HTMLAudioElement`. */
export interface AudioElement {
  src: string;
  /** Seconds. */
  currentTime: number;
  loop: boolean;
  /** 0 to 1. On iOS the system's alone, and always 1. */
  volume: number;
  muted: boolean;
  playbackRate: number;
  /** Every new source resets `playbackRate` to this. */
  defaultPlaybackRate: number;
  preservesPitch: boolean;
  preload: string;
  readonly paused: boolean;
  /** 0 until the metadata of the source is loaded. */
  readonly readyState: number;
  readonly error: { readonly code: number } | null;
  play(): Promise<void>;
  pause(): void;
  load(): void;
  removeAttribute(name: string): void;
  addEventListener(name: string, listener: () => void): void;
}
