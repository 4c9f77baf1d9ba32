// Runs before each test file of the first run, and tells at its end which mutants the file has reached: while it was
// loaded or in a test.
import { afterAll } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** Ids of the mutants that the file has reached. */
    reached?: readonly string[];
  }
}

/** What the code with mutants counts. */
interface Counted {
  readonly mutantCoverage?: {
    readonly static: Readonly<Record<string, number>>;
    readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
}

// oxlint-disable-next-line no-empty-pattern -- Vitest reads from it which fixtures are wanted: none
afterAll(({}, file) => {
  const { __stryker__: counted } = globalThis as { __stryker__?: Counted };
  const { static: loaded = {}, perTest = {} } = counted?.mutantCoverage ?? {};
  file.meta.reached = [loaded, ...Object.values(perTest)].flatMap((counts) => Object.keys(counts));
});
