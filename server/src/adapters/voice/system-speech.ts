import type { ListedVoice } from "./listed-voices.ts";

export interface SpeechOrder {
  readonly voice: string;
  /** What is to be said, in UTF-8. */
  readonly textFile: string;
  /** Where the WAVE file goes. */
  readonly soundFile: string;
}

/** How an operating system speaks. */
export interface SystemSpeech {
  /** Those that speak English, the best first. */
  list(signal: AbortSignal): Promise<readonly ListedVoice[]>;
  /** Gives the exit code. */
  speak(order: SpeechOrder, signal: AbortSignal): Promise<number | null>;
  /** The text without what the system would take for a command. */
  prepare(text: string): string;
}
