// `npm run bench`: runs all benchmarks, or those named after `npm run bench --`. A number after the name of one that has a
// size is its size, as in `scale 20`.
import { spawnSync } from "node:child_process";
import { provideBrowser } from "./browser.mjs";
import { runNode } from "./run-node.mjs";
import { buildWeb, install, installEmulators, installLighthouse } from "./setup.mjs";

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
/**
 * Those that have a size, and which.
 * @type {Record<string, RegExp>}
 */
const sized = {
  "generation-stages": /^[135]$/,
  streams: /^[1-9]\d*$/,
  scale: /^(?:[89]|[1-9]\d+)$/,
};

const wanted = readWanted(process.argv.slice(2));
install();
const chromium = provideBrowser();
buildWeb();
if (wanted.has("lighthouse")) installLighthouse();
if (wanted.has("streams") || wanted.has("scale")) {
  installEmulators();
  buildWeb({ stack: "hosted" });
}

if (wanted.has("generation"))
  for (const program of ["espeak-ng", "ffmpeg"])
    if (spawnSync(program, ["--version"], { stdio: "ignore" }).error)
      process.stderr.write(`SKIPPED: the reference of the generation; it needs ${program}.\n`);

const failed = [...wanted].filter(
  ([name, sizes]) =>
    runNode([`bench/${name}.ts`, ...sizes], { variables: { CHROMIUM: chromium } }) !== 0,
);
process.exit(failed.length === 0 ? 0 : 1);

/**
 * Ends the process with a plain sentence at a word that means nothing.
 * @param {string[]} words
 * @returns {Map<string, string[]>} the benchmarks that are asked for, each with its parameters
 */
function readWanted(words) {
  /** @type {Map<string, string[]>} */
  const found = new Map(words.length === 0 ? all.map((name) => [name, []]) : []);
  for (const [place, word] of words.entries()) {
    const before = words[place - 1] ?? "";
    if (sized[before]?.test(word)) {
      found.set(before, [word]);
      continue;
    }
    // `generation` names those that begin with it, too.
    const names = all.filter((name) => name === word || name.startsWith(`${word}-`));
    for (const name of names) if (!found.has(name)) found.set(name, []);
    if (names.length > 0) continue;
    process.stderr.write(
      `'${word}' is no benchmark, and no size of one that has a size. There are ${all.join(", ")}. ` +
        `A size may follow ${Object.keys(sized).join(", ")}.\n`,
    );
    process.exit(1);
  }
  return found;
}
