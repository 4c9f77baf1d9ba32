// `npm run test:hosted`: sets everything up, the emulators included, and runs every test of the hosted
// stack: the adapters' suites and the journeys. What is written behind `npm run test:hosted --` goes to
// Vitest, for example a file's name.
import { provideBrowser } from "./browser.mjs";
import { runToTheEnd } from "./children.mjs";
import { runBeside, startEmulators } from "./emulators.mjs";
import {
  buildWeb,
  dependency,
  environment,
  install,
  installEmulators,
  node,
  root,
} from "./setup.mjs";

/** As many as Vitest's workers in `vitest.config.ts`. */
const slots = 2;

/** The suites that need nothing of Google's, or Firestore alone; all others, and the journeys, need all. */
const needs = {
  "server/src/adapters/identity/**": [],
  "server/src/adapters/media/**": [],
  "server/src/adapters/documents/**": ["FIRESTORE_EMULATOR_HOST"],
  "tools/**": [],
};

install();
const chromium = provideBrowser();
installEmulators();
const starting = startEmulators({ slots });
// Nothing waits for it until the build is done.
starting.catch(() => undefined);
buildWeb({ stack: "hosted" });
const emulators = await starting;

const vitest = runToTheEnd(node, [dependency("vitest/vitest.mjs"), "run", ...selection()], {
  cwd: root,
  env: { ...environment, ...emulators.environment, CHROMIUM: chromium },
  stdio: "inherit",
});
const code = await runBeside(emulators, vitest);
report();
process.exit(code);

/** What Vitest is told to run: everything that the emulators of this machine can carry. */
function selection() {
  const all = ["--project=hosted-units", "--project=hosted-journeys", ...process.argv.slice(2)];
  if (emulators.missing.length === 0) return all;
  report();
  const able = Object.entries(needs)
    .filter(([, names]) => names.every((name) => name in emulators.environment))
    .map(([pattern]) => pattern.replace("/**", "/"));
  return ["--project=hosted-units", "--passWithNoTests", ...process.argv.slice(2), ...able];
}

/** Says, before the tests and once more below their results, what they left out. */
function report() {
  for (const emulator of emulators.missing) process.stderr.write(`SKIPPED: ${emulator}.\n`);
  if (emulators.missing.length > 0)
    process.stderr.write(
      "SKIPPED: the journeys on the hosted stack, and every suite that needs it.\n",
    );
}
