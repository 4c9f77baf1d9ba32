// Where the processor's time of an inspiration goes, stage by stage. Each stage runs alone, so that what it takes is its
// own. The first round has everything to load and to compile, as a studio that has just started. The minutes are the
// argument: `npm run bench -- generation-stages 1`.
import { loadReader } from "../reading/src/load-reader.ts";
import { loadGrammar } from "../writer/src/grammar/load-grammar.ts";
import { lengthsInMinutes } from "../contract/src/limits.ts";
import { createLandscapePainter } from "../server/src/adapters/painter/landscape-painter.ts";
import { createFliteVoices } from "../server/src/adapters/voice/flite-voices.ts";
import { createComposedWriter } from "../server/src/adapters/writer/composed-writer.ts";
import { createMastering } from "../server/src/generation/mastering/create-mastering.ts";
import { chooseLevels } from "../server/src/generation/mastering/levels.ts";
import {
  encodePart,
  joinParts,
  measureFilePart,
  prepareBed,
  prepareVoice,
} from "../server/src/generation/mastering/mastering-thread.ts";
import { mix } from "../server/src/generation/mastering/mix.ts";
import { planStarts } from "../server/src/generation/mastering/pauses.ts";
import { ambienceStep, masterRate } from "../server/src/generation/mastering/rates.ts";
import { fitLines } from "../server/src/generation/studio/fit-lines.ts";
import { createThreads } from "../server/src/threads/create-threads.ts";
import { printTable } from "./table.ts";

const rounds = 4;
const description = "Big presentation tomorrow and I can't stop going over it.";
const goals = ["I speak calmly", "I exercise every day", "I am patient with my children"];
const words = { 1: 90, 3: 250, 5: 400 } as const;

const minutes = lengthsInMinutes.find((each) => String(each) === process.argv[2]) ?? 5;
const never = new AbortController().signal;
/** By stage: milliseconds of a processor in each round. */
const stages = new Map<string, number[]>();

async function measure<Result>(stage: string, work: () => Result | Promise<Result>) {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  stages.set(stage, [...(stages.get(stage) ?? []), (user + system) / 1000]);
  return result;
}

stages.set("start of the process", [process.cpuUsage().user / 1000]);
const reader = await measure("load the reader", () => loadReader(loadGrammar()));
const writer = createComposedWriter();
const threads = createThreads(2);
const voices = createFliteVoices(threads);
const mastering = createMastering(threads);
const painter = createLandscapePainter();

for (let round = 0; round < rounds; round += 1) {
  const id = `stages ${round}`;
  const reading = await measure("read", () => reader.read({ description, goals }));
  const commission = { id, length: minutes, goals, description, reading, earlier: [] };
  const script = await measure("compose", () =>
    writer.write({ ...commission, words: words[minutes] }, () => undefined, never),
  );
  const voice = voices.get((await voices.list(never))[0]?.id ?? "");
  const speeches = await measure("speak", () =>
    voice.speak(
      script.lines.map(({ text }) => text),
      never,
    ),
  );
  await measure("paint the covers", () => painter.paint(id));

  const seconds = minutes * 60;
  const spoken = script.lines.flatMap((line, index) => {
    const speech = speeches[index];
    return speech === undefined ? [] : [{ line, speech }];
  });
  const fitting = fitLines(spoken, (kept) =>
    mastering.excess(
      seconds,
      kept.map(({ speech }) => speech.samples.length / speech.sampleRate),
      kept.map(({ line }) => line.pause),
    ),
  );
  if (fitting === null) throw new Error("the script is too long");
  const order = fitting.map(({ line, speech }) => ({
    text: line.text,
    pause: line.pause,
    speech,
    treatment: "flite" as const,
  }));

  const length = seconds * masterRate;
  const lengths = order.map(({ speech }) =>
    Math.ceil((speech.samples.length * masterRate) / speech.sampleRate),
  );
  const weights = order.map(({ pause }) => pause);
  const starts = planStarts(length, lengths, weights, masterRate);
  const lines = order.map(({ speech, treatment }, index) => {
    const start = starts[index] ?? 0;
    const { samples, sampleRate } = speech;
    return {
      samples: samples.slice(),
      sampleRate,
      treatment,
      start,
      end: start + (lengths[index] ?? 0),
    };
  });
  const bed = {
    left: new Float32Array(length / ambienceStep),
    right: new Float32Array(length / ambienceStep),
  };
  const stems = { lines, bed, length };

  const own = await measure("treat the voice", () => prepareVoice({ lines, seconds }));
  const spans = lines.map(({ start, end }) => ({
    start: start / masterRate,
    end: end / masterRate,
  }));
  const rendered = await measure("render the bed", () =>
    prepareBed({ seed: id, lines: spans, bed }),
  );
  const levels = { ...chooseLevels(own, rendered, "full", -15.5), ceiling: 0.8 };
  await measure("mix, room and limiter", () => mix(stems, levels, 0, length, () => undefined));
  const stream = await measure("mix and encode", () =>
    encodePart({ stems, levels, startFrame: 0, endFrame: null, bitRate: 128 }),
  );
  const file = await measure("tag", () =>
    joinParts({ parts: [{ startFrame: 0, stream }], settledFrames: 0, length }),
  );
  if (file === null) throw new Error("a stream in one part needs no joint");
  await measure("decode and measure", () => measureFilePart({ file, part: 0, parts: 1, seconds }));
  await measure("voice to file in two threads", () =>
    mastering.master({ seed: id, duration: seconds, music: "full", lines: order }, never),
  );
}
await threads.close();

printTable(
  `Processor time of ${minutes} minutes by stage, ms: the first round, and the least of the ${rounds - 1} others`,
  [...stages].map(([stage, [first = Number.NaN, ...others]]) => ({
    stage,
    first: Math.round(first),
    warm: others.length === 0 ? "" : Math.round(Math.min(...others)),
  })),
);
