import { readFileSync } from "node:fs";
import { createEncoder } from "wasm-media-encoders";
import { mix } from "./mix.ts";
import { frameSamples } from "./mp3-frames.ts";
import { masterRate } from "./rates.ts";
import type { Levels, Stems } from "./stems.ts";

const lame = new URL(import.meta.resolve("wasm-media-encoders/wasm/mp3"));
/** Kilobits a second, constant. */
const bitRate = 128;

/**
 * Mixes and encodes the master from frame `startFrame` on, in one stream: nothing of the mix is
 * kept.
 *
 * @param endFrame null for the last part, which is brought to its end; else the stream stops without
 * an end, a frame or two before this one
 */
export async function encode(
  stems: Stems,
  levels: Levels,
  startFrame: number,
  endFrame: number | null,
): Promise<Uint8Array> {
  // From the file: the copy in the package's script comes through `fetch`, which takes 50 ms to load in each thread.
  const encoder = await createEncoder("audio/mpeg", readFileSync(lame));
  encoder.configure({
    sampleRate: masterRate,
    // Said outright: LAME picks a lower rate by itself at some bit rates.
    outputSampleRate: masterRate,
    channels: 2,
    bitrate: bitRate,
  });
  const parts: Uint8Array[] = [];
  const end = endFrame === null ? stems.length : Math.min(stems.length, endFrame * frameSamples);
  mix(stems, levels, startFrame * frameSamples, end, (left, right) => {
    // What the encoder returns is a view of its own memory, overwritten by the next call.
    parts.push(encoder.encode([left, right]).slice());
  });
  if (endFrame === null) parts.push(encoder.finalize().slice());
  return joined(parts);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
