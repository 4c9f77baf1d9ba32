import { workerData } from "piscina";
import type { Speech } from "../../ports/voice.ts";
import { createInMemoryProgram } from "./in-memory-wasi.ts";
import { trimSilence } from "./trim-silence.ts";
import { readWaveFile } from "./wave-file.ts";

/** What every thread of the voice is started with. */
export interface FliteSettings {
  readonly module: WebAssembly.Module;
  readonly voice: string;
  /** 1 is the voice's own rate; less is slower. */
  readonly rate: number;
}

// Handed over by `createFliteVoice` in exactly this shape; null outside of its threads.
const settings = workerData as FliteSettings | null;
let flite: ReturnType<typeof createInMemoryProgram> | null = null;

/** Speaks one line of plain ASCII. Runs in a thread of the pool that `flite.ts` holds. */
export function speakLine(line: string): Speech {
  if (settings === null) throw new Error("flite runs in the threads of its voice only");
  flite ??= createInMemoryProgram(settings.module);
  const stretch = `duration_stretch=${String(1 / settings.rate)}`;
  const { file, errorText, exitCode } = flite([
    "flite",
    "-voice",
    settings.voice,
    "--setf",
    stretch,
    "-t",
    line,
    "-o",
    "speech.wav",
  ]);
  if (exitCode !== 0) throw new Error(`flite ended with code ${String(exitCode)}: ${errorText}`);
  const { samples, sampleRate } = readWaveFile(file);
  return { samples: trimSilence(samples, sampleRate), sampleRate };
}
