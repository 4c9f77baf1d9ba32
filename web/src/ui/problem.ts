/** What is wrong with the text of a field. */
export interface Problem {
  readonly words: string;
  /** Shown behind the words. It may change at every key, and is not read out then. */
  readonly count?: string;
}
