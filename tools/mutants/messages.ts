// What is said between the process that measures and the one that holds Vitest. All paths are from the root.

/** How Vitest is held. */
export interface Settings {
  readonly root: string;
  readonly tests: readonly string[];
  /** Whether each file has a process of its own and tells which mutants it has reached. */
  readonly tellsReached: boolean;
  /** Milliseconds that one test may take. */
  readonly testTimeout: number;
}

/** Asks to run these test files with this mutant, or with none. */
export interface Question {
  readonly mutant: string | null;
  readonly files: readonly string[];
}

export interface Answer {
  /** The first thing that failed; null if everything holds. */
  readonly failure: string | null;
  /** Whether it failed because it took too long. */
  readonly timedOut: boolean;
  readonly files: readonly FileAnswer[];
}

export interface FileAnswer {
  readonly path: string;
  /** The number of tests that passed. */
  readonly passed: number;
  readonly milliseconds: number;
  /** Milliseconds of its longest test. */
  readonly longest: number;
  /** Ids of mutants; none unless the settings ask for them. */
  readonly reached: readonly string[];
}
