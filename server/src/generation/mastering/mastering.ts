import type { Music } from "@hearten/contract/music.ts";
import type { Speech } from "../../ports/voice.ts";

/** How a voice is mended: flite's spectrum needs it, a natural one is kept as it is. */
export type Treatment = "flite" | "natural";

/** A spoken line and the silence that it wants after it. */
export interface SpokenLine {
  readonly text: string;
  readonly speech: Speech;
  readonly treatment: Treatment;
  /** See `Line.pause`. */
  readonly pause: 1 | 2 | 3;
}

export interface MasteringOrder {
  /** The inspiration's id: chooses the bed. */
  readonly seed: string;
  /** Seconds: 60, 180 or 300, or fewer for a sample. */
  readonly duration: number;
  /** How much of the bed is heard. The voice's places, the duration and the loudness are the same with each. */
  readonly music: Music;
  /** Kilobits a second of the MP3, constant; those of an inspiration when it is left out. */
  readonly bitRate?: number;
  readonly lines: readonly SpokenLine[];
}

/** The finished mix, checked. */
export interface Master {
  readonly audio: Uint8Array;
  /** `audio/mpeg` */
  readonly type: string;
  /** Start and end of each line, seconds by sample count, in the order's order. */
  readonly timeline: readonly { readonly start: number; readonly end: number }[];
  /** As measured on the decoded file. */
  readonly measured: {
    /** Samples a channel at 44,100 a second. */
    readonly samples: number;
    /** Integrated, LUFS (ITU-R BS.1770-5). */
    readonly loudness: number;
    /** dBTP. */
    readonly truePeak: number;
  };
}

/** Turns spoken lines into the finished file. */
export interface Mastering {
  /**
   * How much too long lines are for a duration in seconds, with the shortest pauses that breathe.
   *
   * @param speechSeconds seconds of speech of each line
   * @param pauses see `Line.pause`, of each line
   * @returns seconds too many, or zero when the lines fit
   */
  excess(duration: number, speechSeconds: readonly number[], pauses: readonly number[]): number;
  /** Rejects with the failed check's name when the result is not fit to be stored. */
  master(order: MasteringOrder, signal: AbortSignal): Promise<Master>;
  /**
   * One line alone, treated and encoded like those of an inspiration, in the same room and as loud, without a bed.
   *
   * @returns an MP3
   */
  masterAlone(
    line: Pick<SpokenLine, "speech" | "treatment">,
    signal: AbortSignal,
  ): Promise<Uint8Array>;
  close(): Promise<void>;
}
