import { move, transferableSymbol, valueSymbol } from "piscina";
import type { Speech } from "../../ports/voice.ts";
import { type Flite, type FliteVoiceName, openFlite } from "@hearten/webassembly/flite/flite.ts";
import { trimSilence } from "./trim-silence.ts";

/** What a thread is to speak. */
export interface FliteTask {
  readonly voice: FliteVoiceName;
  /** 1 is the voice's normal rate; less is slower. */
  readonly rate: number;
  /** Plain ASCII. */
  readonly text: string;
}

let flite: Flite | null = null;

/** Speaks one line. It runs in a thread of the pool in `flite-voices.ts`, which gets a `Speech`. */
export function speakLine({ voice, rate, text }: FliteTask): ReturnType<typeof move> {
  const opened = flite ?? openFlite();
  // One that throws is not used again.
  flite = null;
  const { samples, sampleRate } = opened.speak(voice, rate, text);
  flite = opened;
  const speech: Speech = { samples: trimSilence(samples, sampleRate), sampleRate };
  // Transferred, not copied: this thread would keep its copy for long.
  return move({ [transferableSymbol]: [speech.samples.buffer], [valueSymbol]: speech });
}
