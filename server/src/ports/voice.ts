import { ProviderFault } from "./provider-fault.ts";

/** A spoken line. */
export interface Speech {
  /** Mono, -1 to 1. Silence at the start and the end is at most a few milliseconds long. */
  readonly samples: Float32Array;
  /** Samples per second. */
  readonly sampleRate: number;
}

/** A voice that a person may choose. */
export interface OfferedVoice {
  /** As the provider knows it; the profile keeps it. */
  readonly id: string;
  /** As people read it. */
  readonly name: string;
  /** What it sounds like in two or three words, such as "low, steady"; null when nobody has said. */
  readonly character: string | null;
}

/** Lines were spoken together, and nothing tells where one ends. Each by itself can still be spoken. */
export class LinesUnparted extends ProviderFault {
  constructor() {
    super("unusable", "No clear pause parts the lines that were spoken together.");
  }
}

/** Speaks lines. */
export interface Voice {
  /**
   * Words per minute, without pauses. It decides how many words a script gets. Null if it is known only once the voice
   * has spoken.
   */
  readonly wordsPerMinute: number | null;
  /** How many calls it can usefully work on at the same time. */
  readonly concurrency: number;
  /** The fewest words that a call should have, because some voices garble shorter texts. 0 if it doesn't matter. */
  readonly fewestWords: number;
  /** Whether it is a voice of flite. Their sound needs more mending than others'. */
  readonly isFlite: boolean;
  /**
   * Characters that a provider is sent for these lines in one call, for which it charges; 0 where nobody does.
   *
   * @throws when a line holds nothing to say
   */
  countCharacters(lines: readonly string[]): number;
  /**
   * Speaks lines that follow each other, in one call.
   *
   * @param tellCharged is told how many characters the provider has charged for, if it says so
   * @returns one for each line, in their order
   * @throws {LinesUnparted} when nothing tells where a line ends
   * @throws {ProviderFault} when the voice's provider could not do it
   * @throws the signal's reason when it aborts, and another error when the voice can't speak the lines
   */
  speak(
    lines: readonly string[],
    signal: AbortSignal,
    tellCharged?: (characters: number) => void,
  ): Promise<readonly Speech[]>;
}

/** The voices of one provider. */
export interface Voices {
  /** Those that `list` gives without asking anybody; null when it has to ask. */
  readonly known: readonly OfferedVoice[] | null;
  /**
   * Those that people may choose from, at least one; the first is the default.
   *
   * @throws {ProviderFault} when the provider had to be asked and could not be
   */
  list(signal: AbortSignal): Promise<readonly OfferedVoice[]>;
  /** The voice with an id that `list` gave. */
  get(id: string): Voice;
  /** Releases the resources of the voices, for example threads. */
  close(): Promise<void>;
}
