// `npm test`: sets everything up, a browser included, and runs every test of the embedded default.
// What is written behind `npm test --` goes to Vitest, for example a file's name.
import { spawnSync } from "node:child_process";
import { provideBrowser } from "./browser.mjs";
import { buildWeb, dependency, environment, install, node, root } from "./setup.mjs";

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
process.exit(status ?? 1);
