// The generation of an inspiration of each length: wall time, processor time, real-time factor and memory. The reference
// is the same script, spoken by Debian's espeak-ng line by line, and joined, normalised and encoded by ffmpeg; once the
// lines alone, and once with silence to the length of ours, of which the lines are a third to a half.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { WireInspiration } from "@hearten/contract/inspirations.ts";
import { type LengthInMinutes, lengthsInMinutes } from "@hearten/contract/limits.ts";
import { removeData, startProduct } from "../e2e/product.ts";
import { registerMember } from "../e2e/member.ts";
import { cpuSeconds, descendantsRunning, residentMegabytes, watchPeak } from "./process-usage.ts";
import { median, printTable } from "./table.ts";

const rounds = 6;
/** From a start of the studio on. */
const coldRounds = 3;
/** That somebody takes for a few words in the quiz. */
const writingMilliseconds = 8_000;
let written = 0;
/** Another one each time: what was read once is remembered. */
function newDescription(): string {
  written += 1;
  return `Big presentation number ${written} tomorrow and I can't stop going over it.`;
}

interface Cost {
  readonly wall: number;
  readonly cpu: number;
}

/**
 * Makes the reference in one shell: its `times` measures the processor time of its children.
 *
 * @param least how many seconds it lasts at least, with silence behind the lines
 */
function makeReference(inspiration: WireInspiration, least: number): Cost | null {
  const folder = mkdtempSync(join(tmpdir(), "reference-"));
  const lines = inspiration.timeline.map(({ text }, index) => {
    writeFileSync(join(folder, `${index}.txt`), text);
    return `espeak-ng -s 130 -f ${index}.txt -w ${index}.wav && echo "file '${index}.wav'" >> lines`;
  });
  const script = [
    "set -e",
    ...lines,
    `ffmpeg -v error -f concat -i lines -af apad=whole_dur=${least},loudnorm=I=-16:TP=-1 -ar 44100 -ac 2 -b:a 128k out.mp3`,
    "times",
  ].join("\n");
  const begin = performance.now();
  const { status, stdout } = spawnSync("bash", ["-c", script], { cwd: folder, encoding: "utf8" });
  const wall = (performance.now() - begin) / 1000;
  rmSync(folder, { recursive: true });
  if (status !== 0) return null;
  const children = stdout.trim().split("\n").at(-1) ?? "";
  const seconds = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, rest]) => Number(minutes) * 60 + Number(rest),
  );
  return { wall, cpu: seconds.reduce((sum, value) => sum + value, 0) };
}

await using started = new AsyncDisposableStack();
const product = await startProduct();
started.defer(async () => {
  await product.end("SIGTERM");
  await removeData(product);
});
const member = await registerMember(product.address);
async function create(length: LengthInMinutes): Promise<{
  readonly inspiration: WireInspiration;
  readonly cost: Cost;
}> {
  const cpu = cpuSeconds(product.pid);
  const begin = performance.now();
  const inspiration = await member.create(length, newDescription());
  const wall = (performance.now() - begin) / 1000;
  return { inspiration, cost: { wall, cpu: cpuSeconds(product.pid) - cpu } };
}
const first = await create(1);

const rows = [];
for (const length of lengthsInMinutes) {
  const own: Cost[] = [];
  const reference: Cost[] = [];
  const wholeReference: Cost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { inspiration, cost } = await create(length);
    own.push(cost);
    const isWhole = round % 2 === 1;
    const made = makeReference(inspiration, isWhole ? length * 60 : 0);
    if (made) (isWhole ? wholeReference : reference).push(made);
  }
  const wall = median(own.map((cost) => cost.wall));
  rows.push({
    minutes: length,
    "wall s": wall,
    "CPU s": median(own.map((cost) => cost.cpu)),
    "real-time factor": wall / (length * 60),
    "reference wall s": median(reference.map((cost) => cost.wall)),
    "reference CPU s": median(reference.map((cost) => cost.cpu)),
    "of the same length, wall s": median(wholeReference.map((cost) => cost.wall)),
    "its CPU s": median(wholeReference.map((cost) => cost.cpu)),
  });
}
printTable(
  `Request to ready in a studio that works already, median of ${rounds}; reference (espeak-ng + ffmpeg), of ${rounds / 2}`,
  rows,
);

/** At once: after a warm-up it stays for a minute and a half. */
async function endStudio() {
  for (const studio of descendantsRunning(product.pid, "studio-main.ts"))
    process.kill(studio, "SIGKILL");
  // Until the server has noticed.
  await pause(1_000);
}
const writeInQuiz = async () => {
  await member.warmUp();
  await pause(writingMilliseconds);
};
const coldRows = [];
for (const length of lengthsInMinutes) {
  const [cold, warmedUp]: [Cost[], Cost[]] = [[], []];
  for (let round = 0; round < coldRounds; round += 1) {
    await endStudio();
    cold.push((await create(length)).cost);
    await endStudio();
    await writeInQuiz();
    warmedUp.push((await create(length)).cost);
  }
  coldRows.push({
    minutes: length,
    "wall s": median(cold.map((cost) => cost.wall)),
    "CPU s": median(cold.map((cost) => cost.cpu)),
    "warmed up by the quiz, wall s": median(warmedUp.map((cost) => cost.wall)),
    "its CPU s": median(warmedUp.map((cost) => cost.cpu)),
  });
}
printTable(`From a start of the studio on, median of ${coldRounds}`, coldRows);
printTable("First inspiration after a start of the server", [
  { minutes: 1, "wall s": first.cost.wall },
]);

// Sampling the memory slows a process down, so time and memory are measured separately.
async function peakOfFive(): Promise<number> {
  const stopWatching = watchPeak(product.pid);
  await member.create(5, newDescription());
  return stopWatching();
}
await endStudio();
const peak = await peakOfFive();
// The studio is still there, and reads while it holds what it has mastered with.
const peakOfNext = await peakOfFive();
// It ends by itself when it has been idle.
await pause(15_000);
const idle = residentMegabytes(product.pid);
await product.end("SIGTERM");
const fresh = await startProduct();
started.defer(async () => {
  await fresh.end("SIGTERM");
  await removeData(fresh);
});
await pause(3_000);
printTable("Memory of the server and its processes, MB resident (shared pages once)", [
  {
    "idle after the start": residentMegabytes(fresh.pid),
    "idle after work": idle,
    "peak of a 5-minute generation": peak,
    "of another right after it": peakOfNext,
  },
]);
