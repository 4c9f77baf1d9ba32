/** A spoken line. */
export interface Speech {
  /** Mono, -1 to 1. Silence at the start and the end is at most a few milliseconds long. */
  readonly samples: Float32Array;
  /** Samples per second. */
  readonly sampleRate: number;
}

/** Speaks lines. */
export interface Voice {
  /** Words per minute, without pauses. It decides how many words a script gets. */
  readonly wordsPerMinute: number;
  /** How many lines it can usefully speak at the same time. */
  readonly concurrency: number;
  /** Rejects when the voice can't speak the line or the signal aborts. */
  speak(line: string, signal: AbortSignal): Promise<Speech>;
  /** Releases the resources of the voice, for example threads. */
  close(): Promise<void>;
}
