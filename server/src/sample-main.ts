// The composition root of the sample that strangers hear at the door: twenty seconds of what the product makes of
// made-up words, with its own writer, voice and mastering. `npm run build` runs it.
import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import {
  samplePath,
  sampleSeconds,
  sampleTextPath,
  sampleWords,
  type SpokenSample,
} from "@hearten/contract/sample.ts";
import { loadReader } from "@hearten/reading/load-reader.ts";
import { loadGrammar } from "@hearten/writer/grammar/load-grammar.ts";
import { createFliteVoices } from "./adapters/voice/flite-voices.ts";
import { createComposedWriter } from "./adapters/writer/composed-writer.ts";
import { createMastering } from "./generation/mastering/create-mastering.ts";
import { chooseExcerpt } from "./generation/studio/choose-excerpt.ts";
import { createThreads } from "./threads/create-threads.ts";

/** Kilobits a second: a stranger's phone plays it at once over a slow network. */
const bitRate = 64;
/** Chooses among the writer's openings and the beds. */
const seed = "door";
/** Words of the script that the excerpt is taken from: those of a minute. */
const words = 90;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("The folder for the sample is missing.");
const signal = AbortSignal.timeout(60_000);
const threads = createThreads(Math.min(availableParallelism(), 4));
const mastering = createMastering(threads);
const voices = createFliteVoices(threads);

const { description, goal } = sampleWords;
const written = { id: seed, length: 1 as const, description, goals: [goal], earlier: [] };
const reader = await loadReader(loadGrammar());
const reading = await reader.read(written);
const commission = { ...written, reading, words };
const script = await createComposedWriter().write(commission, () => undefined, signal);

const [voice] = await voices.list(signal);
if (voice === undefined) throw new Error("There is no voice.");
const speeches = await voices.get(voice.id).speak(
  script.lines.map(({ text }) => text),
  signal,
);
const spoken = script.lines.flatMap((line, index) => {
  const speech = speeches[index];
  return speech === undefined ? [] : { line, speech };
});
const excerpt = chooseExcerpt(spoken, (lines) =>
  mastering.excess(
    sampleSeconds,
    lines.map(({ speech }) => speech.samples.length / speech.sampleRate),
    lines.map(({ line }) => line.pause),
  ),
);
if (excerpt.length === 0) throw new Error(`No line fits into ${sampleSeconds} s.`);
const lines = excerpt.map(({ line: { text, pause }, speech }) => ({
  text,
  pause,
  speech,
  treatment: "flite" as const,
}));
const order = { seed, duration: sampleSeconds, music: "full" as const, bitRate, lines };
const { audio, timeline } = await mastering.master(order, signal);
await mastering.close();
await threads.close();

const sample: SpokenSample = {
  lines: timeline.map(({ start, end }, index) => ({ text: lines[index]?.text ?? "", start, end })),
};
await writeFile(join(folder, samplePath), audio);
await writeFile(join(folder, sampleTextPath), `${JSON.stringify(sample)}\n`);
