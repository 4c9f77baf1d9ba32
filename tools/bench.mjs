// `npm run bench`: runs all benchmarks, or those named after `npm run bench --`. A number after a name is the size of
// that benchmark, as in `scale 20`.
import { spawnSync } from "node:child_process";
import { provideBrowser } from "./browser.mjs";
import {
  buildWeb,
  environment,
  install,
  installEmulators,
  installLighthouse,
  node,
  root,
} from "./setup.mjs";

const all = [
  "start",
  "first-load",
  "finding",
  "list",
  "listening",
  "lighthouse",
  "generation",
  "generation-providers",
  "generation-stages",
  "streams",
  "scale",
];
const given = process.argv.slice(2);
const named = given.filter((word) => Number.isNaN(Number(word)));
// `generation` names those that begin with it, too.
const wanted =
  named.length > 0
    ? all.filter((name) => named.some((word) => name === word || name.startsWith(`${word}-`)))
    : all;

install();
const chromium = provideBrowser();
buildWeb();
if (wanted.includes("lighthouse")) installLighthouse();
if (wanted.includes("streams") || wanted.includes("scale")) {
  installEmulators();
  buildWeb({ stack: "hosted" });
}

for (const program of ["espeak-ng", "ffmpeg"])
  if (spawnSync(program, ["--version"], { stdio: "ignore" }).error)
    process.stderr.write(`SKIPPED: the reference of the generation; it needs ${program}.\n`);

const failed = wanted.filter((name) => {
  const size = given[given.indexOf(name) + 1];
  const sizes = size === undefined || Number.isNaN(Number(size)) ? [] : [size];
  const { status } = spawnSync(node, [`bench/${name}.ts`, ...sizes], {
    cwd: root,
    env: { ...environment, CHROMIUM: chromium },
    stdio: "inherit",
  });
  return status !== 0;
});
process.exit(failed.length === 0 ? 0 : 1);
