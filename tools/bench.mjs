// `npm run bench`: every benchmark, or those named behind `npm run bench --`.
import { spawnSync } from "node:child_process";
import { provideBrowser } from "./browser.mjs";
import { buildWeb, environment, install, node, root } from "./setup.mjs";

install();
const chromium = provideBrowser();
buildWeb();

for (const program of ["espeak-ng", "ffmpeg"])
  if (spawnSync(program, ["--version"], { stdio: "ignore" }).error)
    process.stderr.write(`SKIPPED: the reference of the generation; it needs ${program}.\n`);

const named = process.argv.slice(2);
const all = ["start", "first-load", "generation"];
const failed = (named.length > 0 ? named : all).filter((name) => {
  const { status } = spawnSync(node, [`bench/${name}.ts`], {
    cwd: root,
    env: { ...environment, CHROMIUM: chromium },
    stdio: "inherit",
  });
  return status !== 0;
});
process.exit(failed.length === 0 ? 0 : 1);
