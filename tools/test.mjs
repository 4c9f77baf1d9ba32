// `npm test`: installs everything, a browser too, and runs all tests of the embedded stack. It passes the parameters
// after `npm test --` to Vitest, for example the name of a file.
import { provideBrowser } from "./browser.mjs";
import { runNode } from "./run-node.mjs";
import { buildWeb, dependency, install, tellDuration } from "./setup.mjs";

install();
const chromium = provideBrowser();
buildWeb();

const code = runNode(
  [
    dependency("vitest/vitest.mjs"),
    "run",
    "--project=units",
    "--project=components",
    "--project=journeys",
    ...process.argv.slice(2),
  ],
  { variables: { CHROMIUM: chromium } },
);
tellDuration("npm test");
process.exit(code);
