// The generation of an inspiration by providers of fixed latencies: a model whose first line comes after 0.8 s and whose
// last after 6 s, and a voice that takes 0.9 s a call, four calls at a time. The reference is the critical path: the least
// that these latencies allow, and what this machine needs for the same inspiration when all of it was spoken before.
import { startSimulatedProviders } from "../simulated-providers/src/simulated-providers.ts";
import { toInspirationId } from "../contract/src/ids.ts";
import { lengthsInMinutes } from "../contract/src/limits.ts";
import { createOpenAiModel } from "../server/src/adapters/language-model/openai.ts";
import { createLandscapePainter } from "../server/src/adapters/painter/landscape-painter.ts";
import { createFliteVoices } from "../server/src/adapters/voice/flite-voices.ts";
import { createOpenAiVoices } from "../server/src/adapters/voice/openai-voices.ts";
import { createComposedWriter } from "../server/src/adapters/writer/composed-writer.ts";
import { createMastering } from "../server/src/generation/mastering/create-mastering.ts";
import { createModelWriter } from "../server/src/generation/model-writer/create-model-writer.ts";
import { createStudio } from "../server/src/generation/studio/create-studio.ts";
import { createPermittedCalls } from "../server/src/generation/studio/permitted-calls.ts";
import type { StudioHost } from "../server/src/generation/studio/studio-host.ts";
import { createStudioVoices } from "../server/src/generation/studio/studio-voices.ts";
import type { Script } from "../server/src/ports/writer.ts";
import { loadReader } from "../reading/src/load-reader.ts";
import { loadGrammar } from "../writer/src/grammar/load-grammar.ts";
import { createThreads } from "../server/src/threads/create-threads.ts";
import { median, printTable } from "./table.ts";

const rounds = 3;
const threads = createThreads(2);
const firstLine = 0.8;
const lastLine = 6;
const call = 0.9;
const atOnce = 4;
const never = new AbortController().signal;

const providers = await startSimulatedProviders();
providers.chat.latency.firstSeconds = firstLine;
providers.chat.latency.wholeSeconds = lastLine;
providers.speech.latency.wholeSeconds = call;

const kept = new Map<string, Uint8Array>();
let script: Script | null = null;
const host: StudioHost = {
  tellStep: async () => undefined,
  keepScript: async (_id, written) => {
    script = written;
  },
  permitCall: async () => ({ granted: 1 }),
  settleCall: async () => undefined,
  tellProgress: async () => undefined,
  tellFallback: async () => undefined,
  recall: async (key) => kept.get(key) ?? null,
  remember: async (key, bytes) => void kept.set(key, bytes),
};
const reader = await loadReader(loadGrammar());
const names = [{ id: "any", name: "Any", character: null }];
const voices = createOpenAiVoices({
  url: providers.speechUrl,
  key: null,
  model: "",
  names,
  isLocal: false,
});
const studio = createStudio({
  reader: { ...reader, release: () => undefined },
  ownWriter: createComposedWriter(),
  writer: createModelWriter({
    model: createOpenAiModel({ url: providers.chatUrl, key: null, model: "simulated" }),
    name: "simulated",
    calls: createPermittedCalls("writer", host),
    seconds: 90,
    prices: { input: 0, output: 0 },
    reader,
  }),
  voices: createStudioVoices(
    createFliteVoices(threads),
    { voices, identity: "simulated", price: 0, seconds: 300 },
    host,
  ),
  mastering: createMastering(threads),
  painter: createLandscapePainter(),
  host,
});

async function make(id: string, length: 1 | 3 | 5, written: Script | null): Promise<number> {
  const order = {
    id: toInspirationId(id),
    length,
    goals: ["I speak calmly", "I exercise every day", "I am patient with my children"],
    description: "Big presentation tomorrow and I can't stop going over it.",
    earlier: [],
    music: "full" as const,
    voice: null,
    staysHere: false,
    script: written,
  };
  const begin = performance.now();
  const { madeBy } = await studio.make(order, never);
  const seconds = (performance.now() - begin) / 1000;
  if (madeBy.writer !== "simulated" || madeBy.voice !== "Any")
    throw new Error(`It was made by ${madeBy.writer} and ${madeBy.voice}.`);
  return seconds;
}

/** When the last of so many calls ends that are begun as their lines come, `atOnce` at a time. */
function endOfCalls(calls: number): number {
  const free = Array.from({ length: atOnce }, () => 0);
  for (let index = 0; index < calls; index += 1) {
    const comes = firstLine + ((lastLine - firstLine) * index) / Math.max(1, calls - 1);
    const next = free.indexOf(Math.min(...free));
    free[next] = Math.max(comes, free[next] ?? 0) + call;
  }
  return Math.max(...free);
}

// Loads everything, and measures the voice's pace.
await make("warm", 1, null);
const rows = [];
for (const length of lengthsInMinutes) {
  const ratios: number[] = [];
  const walls: number[] = [];
  const paths: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const id = `${length}-${round}`;
    providers.speech.calls.length = 0;
    const wall = await make(id, length, null);
    const calls = providers.speech.calls.length;
    // Nothing is written or spoken anew.
    const own = await make(id, length, script);
    const path = endOfCalls(calls) + own;
    walls.push(wall);
    paths.push(path);
    ratios.push(wall / path);
  }
  rows.push({
    minutes: length,
    "wall s": median(walls),
    "critical path s": median(paths),
    ratio: median(ratios),
  });
}
printTable(`By providers of fixed latencies, order to ready, median of ${rounds}`, rows);
await studio.close();
await threads.close();
await providers.stop();
