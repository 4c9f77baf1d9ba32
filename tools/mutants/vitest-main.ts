// Holds one Vitest, so that it starts once and not for each mutant. It answers each message before the next one comes.
import { join, relative } from "node:path";
import { createVitest, type TestCase, type TestModule } from "vitest/node";
import type { Answer, FileAnswer, Question, Settings } from "./messages.ts";

const settings = JSON.parse(process.argv[2] ?? "") as Settings;
const { root, tests, tellsReached, testTimeout } = settings;

let failure: string | null = null;
const vitest = await createVitest("test", {
  config: false,
  root,
  watch: false,
  include: [...tests],
  // As in `vitest.config.ts`: Node runs the TypeScript itself.
  experimental: { viteModuleRunner: false },
  isolate: tellsReached,
  setupFiles: tellsReached ? [join(import.meta.dirname, "note-reached.ts")] : [],
  pool: "forks",
  maxWorkers: 1,
  fileParallelism: false,
  testTimeout,
  hookTimeout: 2 * testTimeout,
  teardownTimeout: 2_000,
  expect: { poll: { timeout: testTimeout / 2 } },
  reporters: [{ onTestCaseResult: endAtFailure }],
});
await vitest.standalone();
const specifications = await vitest.globTestSpecifications();

/** One test that fails is enough. */
function endAtFailure(test: TestCase): void {
  const { state, errors } = test.result();
  if (state !== "failed" || failure !== null) return;
  failure = `${test.fullName}: ${errors?.[0]?.message}`;
  void vitest.cancelCurrentRun("test-failure");
}

async function answer({ mutant, files }: Question): Promise<Answer> {
  failure = null;
  // The instrumenter's code reads it in the worker, which is started anew with this environment.
  if (mutant !== null) process.env["__STRYKER_ACTIVE_MUTANT__"] = mutant;
  const wanted = specifications.filter(({ moduleId }) => files.includes(relative(root, moduleId)));
  const { unhandledErrors } = await vitest.runTestSpecifications(wanted);
  const modules = wanted.flatMap(({ testModule }) => testModule ?? []);
  if (unhandledErrors.length > 0) failure ??= messageOf(unhandledErrors[0]);
  const broken = modules.find(
    (module) => module.state() !== "passed" && module.state() !== "skipped",
  );
  if (broken !== undefined) failure ??= messageOf(faultOf(broken));
  return {
    failure,
    timedOut: failure !== null && /timed out in \d+ ?ms/.test(failure),
    files: modules.map(describe),
  };
}

/** What broke the file outside its tests: while it was loaded, or in a hook. */
function faultOf(module: TestModule): unknown {
  const suites = [...module.children.allSuites()];
  const faults = [module, ...suites].flatMap((each) => each.errors());
  return faults[0] ?? `${module.relativeModuleId} is ${module.state()}.`;
}

const messageOf = (fault: unknown) =>
  typeof fault === "object" && fault !== null && "message" in fault
    ? String(fault.message)
    : String(fault);

function describe(module: TestModule): FileAnswer {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  const passed = [...module.children.allTests("passed")];
  return {
    path: relative(root, module.moduleId),
    passed: passed.length,
    milliseconds: collectDuration + setupDuration + duration,
    longest: Math.max(0, ...passed.map((test) => test.diagnostic()?.duration ?? 0)),
    reached: module.meta().reached ?? [],
  };
}

process.on("message", (question: Question) => {
  void answer(question).then((answered) => process.send?.(answered));
});
process.once("disconnect", () => process.exit());
process.send?.("ready");
