// The composition root of the studio's process, which the server starts when there is work.
import { flushCompileCache } from "node:module";
import { createLandscapePainter } from "./adapters/painter/landscape-painter.ts";
import { createFliteVoices } from "./adapters/voice/flite.ts";
import { createComposedWriter } from "./adapters/writer/composed-writer.ts";
import { loadGrammar } from "@hearten/writer/grammar/load-grammar.ts";
import { readConfig } from "./config.ts";
import { createMastering } from "./generation/mastering/create-mastering.ts";
import { createStudio } from "./generation/studio/create-studio.ts";
import type { StudioHost } from "./generation/studio/studio-host.ts";
import { createStudioVoices } from "./generation/studio/studio-voices.ts";
import { serveStudio } from "./generation/studio/serve-studio.ts";

/** Seconds: the threads of one step end before those of the next grow. */
const idleSeconds = 0.1;

const { threads } = readConfig(process.env);
const composedWriter = createComposedWriter();
const create = (host: StudioHost) =>
  createStudio({
    loadReader: async () => {
      const { loadReader } = await import("@hearten/reading/load-reader.ts");
      return loadReader(loadGrammar());
    },
    writer: composedWriter,
    ownWriter: composedWriter,
    voices: createStudioVoices(createFliteVoices({ threads, idleSeconds }), null, host),
    mastering: createMastering({ threads, idleSeconds }),
    painter: createLandscapePainter(),
    host,
  });
// The server is gone: nobody waits for what is being made.
process.on("disconnect", () => process.exit(0));
// The server stops in its own order, and a terminal's Ctrl-C reaches both.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
serveStudio(create, process);
// The process is ended without notice: what it has compiled so far is kept for the next one now.
flushCompileCache();
