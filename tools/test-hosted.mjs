// `npm run test:hosted`: installs everything, the emulators too, and runs all tests of the hosted stack: the suites of
// the adapters and the journeys. It passes the parameters after `npm run test:hosted --` to Vitest, for example the
// name of a file.
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
  tellDuration,
} from "./setup.mjs";

/** The number of Vitest's workers in `vitest.config.ts`. */
const workers = 4;

/** The suites that need no emulator of Google's, or Firestore's alone. All others, and the journeys, need all. */
const needs = {
  "server/src/adapters/identity/**": [],
  "server/src/adapters/media/**": [],
  "server/src/adapters/documents/**": ["FIRESTORE_EMULATOR_HOST"],
  "tools/**": [],
};

install();
const chromium = provideBrowser();
installEmulators();
// One for each worker's units, and the last for all journeys, which talk to one product.
const starting = startEmulators({ slots: workers + 1 });
// Nothing awaits it before the build is done.
starting.catch(() => undefined);
buildWeb({ stack: "hosted" });
const emulators = await starting;

const vitest = runToTheEnd(node, [dependency("vitest/vitest.mjs"), "run", ...selection()], {
  cwd: root,
  env: {
    ...environment,
    ...emulators.environment,
    CHROMIUM: chromium,
    E2E_STACK: "hosted",
  },
  stdio: "inherit",
});
const code = await runBeside(emulators, vitest);
report();
tellDuration("npm run test:hosted");
process.exit(code);

/** The parameters for Vitest: all tests that the emulators of this machine allow. */
function selection() {
  const all = ["--project=hosted-units", "--project=hosted-journeys", ...process.argv.slice(2)];
  if (emulators.missing.length === 0) return all;
  report();
  const able = Object.entries(needs)
    .filter(([, names]) => names.every((name) => name in emulators.environment))
    .map(([pattern]) => pattern.replace("/**", "/"));
  return ["--project=hosted-units", "--passWithNoTests", ...process.argv.slice(2), ...able];
}

/** Prints which tests were skipped, before the tests and again after their results. */
function report() {
  for (const emulator of emulators.missing) process.stderr.write(`SKIPPED: ${emulator}.\n`);
  if (emulators.missing.length > 0)
    process.stderr.write(
      "SKIPPED: the journeys on the hosted stack, and every suite that needs it.\n",
    );
}
