// The composition root of `npm run try`: one inspiration on the command line, to judge words and voices by.
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { lengthsInMinutes } from "@hearten/contract/limits.ts";
import { loadReader } from "@hearten/reading/load-reader.ts";
import { loadGrammar } from "@hearten/writer/grammar/load-grammar.ts";
import { createLandscapePainter } from "./adapters/painter/landscape-painter.ts";
import { createFliteVoices } from "./adapters/voice/flite.ts";
import { createComposedWriter } from "./adapters/writer/composed-writer.ts";
import { toScriptText } from "./generation/script-document.ts";
import { createMastering } from "./generation/mastering/create-mastering.ts";
import { createStudio } from "./generation/studio/create-studio.ts";
import type { StudioHost } from "./generation/studio/studio-host.ts";
import { createStudioVoices } from "./generation/studio/studio-voices.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: "string", default: "1" },
    audio: { type: "string" },
    seed: { type: "string", default: "try" },
  },
});
const [description = "", ...goals] = positionals;
const length = lengthsInMinutes.find((minutes) => String(minutes) === values.minutes);
if (length === undefined || description === "") {
  process.stderr.write(
    'npm run try -- "what is on the mind" "a goal" ... [--minutes 1, 3 or 5] [--audio FILE.mp3] [--seed WORD]\n',
  );
  process.exit(1);
}

const reader = await loadReader(loadGrammar());
const { meaning: _, ...reading } = await reader.read({ description, goals });
process.stdout.write(`${JSON.stringify(reading, null, 2)}\n\n`);

const threads = 2;
const idleSeconds = 0.1;
const composedWriter = createComposedWriter();
/** Keeps nothing, and lets everything be called: whoever tries a provider pays for it knowingly. */
const host: StudioHost = {
  keepScript: async () => undefined,
  permitCall: async () => ({ granted: 1 }),
  settleCall: async () => undefined,
  recall: async () => null,
  remember: async () => undefined,
};
const studio = createStudio({
  loadReader: async () => reader,
  writer: composedWriter,
  ownWriter: composedWriter,
  voices: createStudioVoices(createFliteVoices({ threads, idleSeconds }), null, host),
  mastering: createMastering({ threads, idleSeconds }),
  painter: createLandscapePainter(),
  host,
});
const order = {
  id: values.seed,
  length,
  goals,
  description,
  earlier: [],
  voice: null,
  staysHere: false,
  script: null,
};
const never = new AbortController().signal;
const { title, preference, lines, master } = await studio.make(order, never);
process.stdout.write(`${title} (${preference})\n\n${toScriptText(lines)}\n`);
if (values.audio !== undefined) await writeFile(values.audio, master.audio);
await studio.close();
