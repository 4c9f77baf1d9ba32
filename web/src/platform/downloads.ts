import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { Observable } from "../api/observable.ts";

/**
 * The inspirations that are downloaded to this device and play without a network: those that the signed-in person
 * keeps, and those that they have listened to lately, as far as there is room. Empty if nobody is signed in, or if the
 * device refuses to store.
 */
export interface Downloads {
  /** The ids of those that the person keeps. They stay until they are released. */
  readonly kept: Observable<ReadonlySet<string>>;
  /** The ids of all that are completely downloaded, kept or not. */
  readonly available: Observable<ReadonlySet<string>>;
  /**
   * Downloads the audio and the pictures, unless they are here, and keeps them. Rejects with a `DownloadError`; then
   * nothing has changed.
   */
  keep(inspiration: Inspiration): Promise<void>;
  /** Removes it from the device. Does nothing if it is not here. */
  release(id: string): Promise<void>;
  /**
   * Call it when somebody listens to an inspiration. Downloads it in the background, and removes the least recently
   * used ones if there is no more room. Failures are ignored until the next call.
   */
  remember(inspiration: Inspiration): void;
  /** Call it before the person signs out: what is under way would be refused. It begins again at the next listening. */
  breakOff(): void;
  /** Returns the source to play now. Synchronous, so that `play()` can be called inside the tap's event handler. */
  findAudio(inspiration: Inspiration): AudioSource;
  /** Call it when a download could not be read. Removes those from the list that the browser has evicted. */
  recheck(): void;
  /** Returns the inspiration as it was at the download; null if it is not here. */
  read(id: string): Inspiration | null;
}

/** A source of audio. If it can't be read, use the inspiration's own `audioUrl`. */
export interface AudioSource {
  readonly address: string | null;
  /** Whether it is a download on this device. If it can't be read, it was evicted. */
  readonly isHere: boolean;
}

/**
 * Why a download has failed: the audio can't be fetched, there is no room, or the device stores nothing for this
 * person.
 */
export type DownloadRefusal = "out-of-reach" | "no-room" | "refused";

/** An inspiration could not be downloaded to this device. */
export class DownloadError extends Error {
  override readonly name = "DownloadError";
  readonly reason: DownloadRefusal;

  constructor(reason: DownloadRefusal, details: { readonly cause?: unknown } = {}) {
    super(`The inspiration could not be brought here: ${reason}`, details);
    this.reason = reason;
  }
}
