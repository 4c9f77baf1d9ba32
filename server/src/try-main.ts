// The composition root of `npm run try`: one inspiration on the command line, to judge words and voices by.
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { toInspirationId } from "@hearten/contract/ids.ts";
import { lengthsInMinutes } from "@hearten/contract/limits.ts";
import { musics, usualMusic } from "@hearten/contract/music.ts";
import { loadReader } from "@hearten/reading/load-reader.ts";
import { loadGrammar } from "@hearten/writer/grammar/load-grammar.ts";
import { ConfigError, loadEnvironmentFile, readConfig } from "./config.ts";
import { toScriptText } from "./generation/script-document.ts";
import type { StudioHost } from "./generation/studio/studio-host.ts";
import { openStudio } from "./stack/open-studio.ts";
import { tellWhoWritesAndSpeaks } from "./stack/tell-who-writes-and-speaks.ts";

const usage =
  'npm run try -- "what is on the mind" "a goal" ... [--length 1, 3 or 5] [--music full, soft or off] [--audio FILE.mp3] [--seed WORD]';

const tell = (line = "") => process.stdout.write(`${line}\n`);

/** Ends with sentences in place of an inspiration. */
function refuse(sentences: readonly string[]): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        length: { type: "string", default: "1" },
        music: { type: "string", default: usualMusic },
        audio: { type: "string", default: "inspiration.mp3" },
        seed: { type: "string", default: "try" },
        // Where the command was given; the settings are read where the product lies.
        folder: { type: "string", default: "." },
      },
    });
    const [description = "", ...goals] = positionals;
    const length = lengthsInMinutes.find((minutes) => String(minutes) === values.length);
    const music = musics.find((one) => one === values.music);
    if (length === undefined || music === undefined || description === "") return refuse([usage]);
    return {
      id: toInspirationId(values.seed),
      length,
      description,
      goals,
      music,
      file: resolve(values.folder, values.audio),
    };
  } catch (error) {
    return refuse([error instanceof Error ? error.message : String(error), usage]);
  }
}

function readSettings() {
  try {
    loadEnvironmentFile();
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) return refuse(error.sentences);
    throw error;
  }
}

const { file, music, ...written } = readArguments();
const config = readSettings();
tell(await tellWhoWritesAndSpeaks(config));

const reader = await loadReader(loadGrammar());
const { meaning: _, sentences: __, ...reading } = await reader.read(written);
tell(`\n${JSON.stringify(reading, null, 2)}\n`);

/** Seconds since the one before, and since the first. */
const times: string[] = [];
const beginning = performance.now();
let last = beginning;
function took(step: string): void {
  const now = performance.now();
  times.push(`${step} ${((now - last) / 1_000).toFixed(1)} s`);
  last = now;
}
let lineCount = 0;
/** How many calls of providers there were, those that failed, and what they cost in US dollars. */
const calls = { made: 0, failed: [] as string[], dollars: 0 };
/** Keeps nothing, and lets everything be called: whoever tries a provider pays for it knowingly. */
const host: StudioHost = {
  tellStep: async () => undefined,
  async keepScript(_id, script) {
    took("writing");
    lineCount = script.lines.length;
  },
  async permitCall() {
    calls.made += 1;
    return { granted: calls.made };
  },
  async settleCall(_permit, { dollars, fault }) {
    calls.dollars += dollars;
    if (fault !== null && fault !== "abandoned") calls.failed.push(fault);
  },
  tellProgress: async () => undefined,
  async tellFallback(part, { message }) {
    process.stderr.write(`Our own goes on in place of the ${part}: ${message}\n`);
  },
  recall: async () => null,
  remember: async () => undefined,
};
/** What was wrong with a model's lines, answer by answer. */
const checks: string[] = [];
const studio = await openStudio(config, host, {
  onFaults({ faults, asksForRepair }) {
    const answer = checks.length === 0 ? "The first answer" : "The repair";
    const what = faults.map(
      ({ role, text, because }) => `\n  ${role}: ${text ?? "a line that is missing"} (${because})`,
    );
    checks.push(
      `${answer}: ${faults.length === 0 ? "nothing to mend" : `${faults.length} to mend`}` +
        `${asksForRepair ? ", asked for once more" : ""}${what.join("")}`,
    );
  },
});
const never = new AbortController().signal;
// It remembers what it has read.
await studio.readHarm(written, never);
took("reading");
const order = { ...written, music, earlier: [], voice: null, staysHere: false, script: null };
const { title, preference, lines, master, help, madeBy } = await studio.make(order, never);
took("speaking and mastering");
await studio.close();
await writeFile(file, master.audio);

tell(`${title} (${preference})\n\n${toScriptText(lines)}\n`);
if (checks.length > 0) tell(`Checks of the model's lines\n${checks.join("\n")}\n`);
const { samples, loudness, truePeak } = master.measured;
const words = lines.flatMap(({ text }) => text.split(/\s+/)).length;
tell(`Written by ${madeBy.writer}, spoken by ${madeBy.voice}`);
tell(
  `Lines: ${lines.length} of ${lineCount}, ${words} words${help ? "; shows where a person helps" : ""}`,
);
tell(
  `Sound: ${(samples / 44_100).toFixed(3)} s, ${loudness.toFixed(1)} LUFS, true peak ${truePeak.toFixed(1)} dB`,
);
tell(`Times: ${times.join(", ")}; together ${((last - beginning) / 1_000).toFixed(1)} s`);
tell(
  calls.made === 0
    ? "Calls: none, so it cost nothing"
    : `Calls: ${calls.made}, failed: ${calls.failed.join(", ") || "none"}; $${calls.dollars.toFixed(4)} by your prices`,
);
tell(`Audio: ${file}`);
