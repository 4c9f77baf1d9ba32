import { openLame } from "@hearten/webassembly/lame/lame.ts";
import { mix } from "./mix.ts";
import { frameSamples } from "./mp3-frames.ts";
import { masterRate } from "./rates.ts";
import type { Levels, Stems } from "./stems.ts";

/**
 * LAME's: without shaping of the noise. At this bit rate the voice and the bed leave bits to spare, so that the stream is
 * nearer to its source than with LAME's own choice, in little more than half the time (decisions/032).
 */
const quality = 7;

/**
 * Mixes and encodes the master from frame `startFrame` on, in one stream: nothing of the mix is
 * kept.
 *
 * @param endFrame null for the last part, which is brought to its end; else the stream stops without
 * an end, a frame or two before this one
 * @param bitRate kilobits a second, constant
 */
export function encode(
  stems: Stems,
  levels: Levels,
  startFrame: number,
  endFrame: number | null,
  bitRate: number,
): Uint8Array {
  const lame = openLame({ sampleRate: masterRate, bitRate, quality });
  const parts: Uint8Array[] = [];
  const end = endFrame === null ? stems.length : Math.min(stems.length, endFrame * frameSamples);
  mix(stems, levels, startFrame * frameSamples, end, (left, right) => {
    parts.push(lame.encode(left, right));
  });
  if (endFrame === null) parts.push(lame.end());
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
