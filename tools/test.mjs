// `npm test`: installs everything, a browser too, and runs all tests of the embedded stack. It passes the parameters
// after `npm test --` to Vitest, for example the name of a file.
import { spawnSync } from "node:child_process";
import { provideBrowser } from "./browser.mjs";
import { buildWeb, dependency, environment, install, node, root, tellDuration } from "./setup.mjs";

install();
const chromium = provideBrowser();
buildWeb();

const { status } = spawnSync(
  node,
  [
    dependency("vitest/vitest.mjs"),
    "run",
    "--project=units",
    "--project=components",
    "--project=journeys",
    ...process.argv.slice(2),
  ],
  { cwd: root, env: { ...environment, CHROMIUM: chromium }, stdio: "inherit" },
);
tellDuration("npm test");
process.exit(status ?? 1);
