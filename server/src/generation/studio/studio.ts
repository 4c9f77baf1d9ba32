import type { InspirationId } from "@hearten/contract/ids.ts";
import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import type { Music } from "@hearten/contract/music.ts";
import type { Written } from "@hearten/reading/create-reader.ts";
import type { Harm } from "@hearten/reading/reading.ts";
import type { Cover } from "../../ports/painter.ts";
import type { Commission, Line, Script } from "../../ports/writer.ts";
import type { Master } from "../mastering/mastering.ts";

/** What is needed to make an inspiration. */
export interface StudioOrder {
  readonly id: InspirationId;
  readonly length: LengthInMinutes;
  readonly music: Music;
  readonly goals: Commission["goals"];
  readonly description: string;
  /** See `Commission.earlier`. */
  readonly earlier: Commission["earlier"];
  /** The id of the voice that the person has chosen; null for the first. One that isn't there any more is the first, too. */
  readonly voice: string | null;
  /** Whether nothing of it may leave this server: our own writer and voice make it. */
  readonly staysHere: boolean;
  /** The script, if it was finished before; null to have one written. */
  readonly script: Script | null;
}

/** A finished inspiration. */
export interface Recording {
  readonly title: string;
  readonly preference: string;
  /** The lines that are spoken, in order: the script without those that there was no time for. */
  readonly lines: readonly Line[];
  readonly master: Master;
  readonly cover: Cover;
  /** Whether the screens show where a person helps. */
  readonly help: boolean;
  /** Who wrote it and who spoke it, as people read it: a model's name, a voice's. */
  readonly madeBy: { readonly writer: string; readonly voice: string };
}

/** What is expected of a studio: whole orders, or only texts to read for harm. */
export type ExpectedWork = "orders" | "texts";

/** A voice's few words, as a file. */
export interface VoiceSample {
  readonly audio: Uint8Array;
  /** `audio/mpeg` */
  readonly type: string;
}

/** Does everything of an inspiration that takes time and memory: reading, script, speech, master, cover. */
export interface Studio {
  /**
   * Whether texts speak of harm. It takes some milliseconds, or a second while the studio starts, and does not wait
   * for what is being made. Rejects with the signal's reason once it aborts.
   */
  readHarm(written: Written, signal: AbortSignal): Promise<Harm>;
  /**
   * Starts what takes time to start, unless that is there, and keeps it for more than a minute: an order or a text is expected.
   * Rejects when it can't start, which the order would tell.
   */
  warmUp(expected: ExpectedWork): Promise<void>;
  /**
   * Rejects with the signal's reason once it aborts, and with the step's error when one fails. The
   * same order can be given again.
   */
  make(order: StudioOrder, signal: AbortSignal): Promise<Recording>;
  /**
   * Speaks words with a voice, treated and encoded like the voice of an inspiration. Rejects when that voice can't be
   * had: no other takes its place.
   *
   * @param voiceId of one that is offered
   */
  speakSample(voiceId: string, words: string, signal: AbortSignal): Promise<VoiceSample>;
  /** Ends threads and processes. */
  close(): Promise<void>;
}
