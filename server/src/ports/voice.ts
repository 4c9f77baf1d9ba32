/** A spoken line. */
export interface Speech {
  /** Mono, -1 to 1, without silence at either end beyond a few milliseconds. */
  readonly samples: Float32Array;
  /** Samples a second. */
  readonly sampleRate: number;
}

/** Speaks lines. */
export interface Voice {
  /** How many words a minute it speaks, pauses apart; used to commission a script of the right size. */
  readonly wordsPerMinute: number;
  /** How many lines may usefully be asked for at the same time. */
  readonly concurrency: number;
  /** Rejects when the voice can't speak the line or the signal aborts. */
  speak(line: string, signal: AbortSignal): Promise<Speech>;
  /** Ends what the voice holds, threads for example. */
  close(): Promise<void>;
}
