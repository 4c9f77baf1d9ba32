import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { Observable } from "../api/observable.ts";

/**
 * What plays on this device without a network: the signed-in person's inspirations that they keep,
 * and those that they have listened to lately, as far as there is room. Without somebody signed in,
 * and on a device that refuses, it is empty.
 */
export interface Downloads {
  /** Ids of those that the person keeps: they stay until they are released. */
  readonly kept: Observable<ReadonlySet<string>>;
  /** Ids of all whose audio is whole on this device, kept or not. */
  readonly available: Observable<ReadonlySet<string>>;
  /**
   * Brings the audio and the pictures here, unless they are, and keeps them. Resolves when all is
   * here; rejects with a `DownloadError`, and then nothing has changed.
   */
  keep(inspiration: Inspiration): Promise<void>;
  /** Removes a kept one from the device; resolves as well when it was not kept. */
  release(id: string): Promise<void>;
  /**
   * Call it once something is listened to: brings it here in the background, and lets those go that
   * were listened to longest ago when there are too many. What fails is left for the next time.
   */
  remember(inspiration: Inspiration): void;
  /** From where to play it now. Answers at once, so that `play()` can be called inside the tap. */
  findAudio(inspiration: Inspiration): AudioSource;
  /** Call it when one could not be read here: the browser may have made room, and what has gone counts as gone. */
  recheck(): void;
  /** The inspiration as it was when its audio came here; null when it is not here. */
  read(id: string): Inspiration | null;
}

/** From where audio is played. Where it can't be read, the inspiration's own address is the other way. */
export interface AudioSource {
  readonly address: string | null;
  /** Whether it is on this device; what can't be read here has gone meanwhile. */
  readonly isHere: boolean;
}

/**
 * Why an inspiration could not be brought to this device: its audio can't be had, there is no room for it,
 * or the device keeps nothing for whoever asks.
 */
export type DownloadRefusal = "out-of-reach" | "no-room" | "refused";

/** An inspiration could not be brought to this device. */
export class DownloadError extends Error {
  override readonly name = "DownloadError";
  readonly reason: DownloadRefusal;

  constructor(reason: DownloadRefusal, details: { readonly cause?: unknown } = {}) {
    super(`The inspiration could not be brought here: ${reason}`, details);
    this.reason = reason;
  }
}
