/** Samples as 16-bit integers, low byte first. */
export function toIntegers(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(2 * samples.length);
  // By index, because an iterator takes several times as long.
  for (let index = 0; index < samples.length; index += 1) {
    const sample = Math.max(-1, Math.min(1, samples[index] ?? 0));
    bytes.writeInt16LE(Math.round(32_767 * sample), 2 * index);
  }
  return bytes;
}

export function toFloats(samples: Float32Array): Buffer {
  return Buffer.from(samples.slice().buffer);
}

/** Both channels the same. */
export function toStereo(samples: Float32Array): Float32Array {
  const both = new Float32Array(2 * samples.length);
  for (let index = 0; index < both.length; index += 1) both[index] = samples[index >> 1] ?? 0;
  return both;
}

interface WaveOptions {
  readonly rate: number;
  readonly channels?: number;
  readonly isFloat?: boolean;
  /** What the header says of the size of the samples. */
  readonly statedSize?: number;
}

/** A WAVE file of samples that are bytes already. */
export function toWave(data: Buffer, options: WaveOptions): Buffer {
  const { rate, channels = 1, isFloat = false, statedSize = data.length } = options;
  const width = isFloat ? 4 : 2;
  const header = Buffer.alloc(44);
  header.write("RIFF");
  header.writeUInt32LE(Math.min(0xffff_ffff, statedSize + 36), 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(isFloat ? 3 : 1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * channels * width, 28);
  header.writeUInt16LE(channels * width, 32);
  header.writeUInt16LE(8 * width, 34);
  header.write("data", 36);
  header.writeUInt32LE(statedSize, 40);
  return Buffer.concat([header, data]);
}

/** A page of an Ogg stream around bytes: a file that can't be played, and that begins as one does. */
export function toOgg(data: Buffer): Buffer {
  const header = Buffer.alloc(28);
  header.write("OggS");
  header.writeUInt8(2, 5); // the stream's first page
  header.writeUInt8(1, 26);
  header.writeUInt8(Math.min(255, data.length), 27);
  return Buffer.concat([header, data]);
}
