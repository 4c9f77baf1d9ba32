import type { Speech } from "../../ports/voice.ts";

/** Bytes of the sample rate, which stands before the samples. */
const headBytes = 4;

/** A speech as bytes: the sample rate, then the samples, 32-bit little-endian numbers all of them. */
export function toBytes({ samples, sampleRate }: Speech): Uint8Array {
  const bytes = new Uint8Array(headBytes + samples.byteLength);
  new DataView(bytes.buffer).setUint32(0, sampleRate, true);
  bytes.set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength), headBytes);
  return bytes;
}

export function fromBytes(bytes: Uint8Array): Speech {
  // Copied, since bytes may be a part of a larger buffer, where samples begin anywhere.
  const samples = new Float32Array(new Uint8Array(bytes).buffer, headBytes);
  const sampleRate = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  return { samples, sampleRate };
}
