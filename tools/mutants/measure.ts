import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Copy } from "./copy.ts";
import { type HeldVitest, holdVitest } from "./held-vitest.ts";
import type { FileAnswer } from "./messages.ts";
import { addMutants, type Mutant } from "./mutants.ts";
import { sourcesOf, type Target, testsOf } from "./targets.ts";

/** What became of a mutant; one that no test reaches has survived, too. */
export type Fate = "killed" | "timed out" | "survived" | "not reached";

export interface Measured {
  readonly target: string;
  readonly fates: ReadonlyMap<Mutant, Fate>;
}

/** Milliseconds for all tests without a mutant. */
const patienceAtFirst = 600_000;

/** Runs the tests of the target once for each of its mutants. The copy is afterwards as it was before. */
export async function measure(copy: Copy, target: Target): Promise<Measured> {
  const sources = sourcesOf(copy.root, target).map((name) => ({
    name,
    content: readFileSync(join(copy.root, name), "utf8"),
  }));
  const { changed, mutants } = await addMutants(sources);
  copy.write(changed);
  try {
    const tests = await runAllTests(copy, testsOf(copy.root, target));
    // A busy machine takes its time; one that takes this long is not coming back.
    const testTimeout = 4_000 + 4 * Math.max(...tests.map(({ longest }) => longest));
    const vitest = holdVitest(copy, {
      tests: tests.map(({ path }) => path),
      tellsReached: false,
      testTimeout,
    });
    const fates = new Map<Mutant, Fate>();
    for (const mutant of mutants) {
      fates.set(mutant, await judge(vitest, mutant, tests));
      if (process.stderr.isTTY)
        process.stderr.write(`\r${target.name}: ${fates.size} of ${mutants.length} mutants `);
    }
    process.stderr.write(`\r${target.name}: ${mutants.length} mutants judged\n`);
    vitest.end();
    return { target: target.name, fates };
  } finally {
    copy.write(sources);
  }
}

/** How long each test file takes without a mutant, and which mutants it reaches. */
async function runAllTests(copy: Copy, files: readonly string[]): Promise<readonly FileAnswer[]> {
  const vitest = holdVitest(copy, { tests: files, tellsReached: true, testTimeout: 120_000 });
  const answer = await vitest.ask({ mutant: null, files }, patienceAtFirst);
  vitest.end();
  if (answer === null) throw new Error("The tests do not end, without any mutant.");
  if (answer.failure !== null)
    throw new Error(`The tests fail without any mutant: ${answer.failure}`);
  return answer.files;
}

async function judge(
  vitest: HeldVitest,
  mutant: Mutant,
  tests: readonly FileAnswer[],
): Promise<Fate> {
  const reaching = tests.filter(({ reached }) => reached.includes(mutant.id));
  if (reaching.length === 0) return "not reached";
  for (const files of inTurn(mutant, reaching)) {
    const usual = files.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    const question = { mutant: mutant.id, files: files.map(({ path }) => path) };
    const answer = await vitest.ask(question, 6_000 + 4 * usual);
    if (answer === null || answer.timedOut) return "timed out";
    if (answer.failure !== null) return "killed";
    if (answer.files.every(({ passed }) => passed === 0))
      throw new Error(`No test ran in ${question.files.join(", ")}.`);
  }
  return "survived";
}

/** First the one file that will most likely kill it soon, then the others beside the source, then all others. */
function inTurn(mutant: Mutant, files: readonly FileAnswer[]): readonly FileAnswer[][] {
  const sorted = files.toSorted((one, other) => one.milliseconds - other.milliseconds);
  const isNear = ({ path }: FileAnswer) => dirname(path) === dirname(mutant.file);
  const near = sorted.filter(isNear);
  const far = sorted.filter((file) => !isNear(file));
  return [near.slice(0, 1), near.slice(1), far].filter(({ length }) => length > 0);
}
