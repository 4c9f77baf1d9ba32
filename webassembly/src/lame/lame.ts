import { type Reactor, openModule } from "../open-module.ts";

/** `adapter.c` */
interface LameModule extends Reactor {
  block_samples(): number;
  channel_input(channel: number): number;
  encoded_output(): number;
  open_encoder(sampleRate: number, kilobits: number, quality: number): number;
  encode_block(samples: number): number;
  end_stream(): number;
}

export interface LameOptions {
  /** Samples a second and channel, of the input and of the stream. */
  readonly sampleRate: number;
  /** Kilobits a second, constant. */
  readonly bitRate: number;
  /** LAME's own scale, from 0 (slow) to 9; see its `-q`. */
  readonly quality: number;
}

/** One stream of MP3 frames in two channels, without a tag. */
export interface LameEncoder {
  /**
   * Takes samples from -1 to 1, equally many of both channels.
   *
   * @returns the frames that are finished by now, maybe none
   */
  encode(left: Float32Array, right: Float32Array): Uint8Array;
  /** @returns the stream's last frames; nothing can be encoded after them */
  end(): Uint8Array;
}

/** @throws when LAME refuses the options */
export function openLame({ sampleRate, bitRate, quality }: LameOptions): LameEncoder {
  const lame = openModule(new URL("./lame.wasm", import.meta.url)) as LameModule;
  if (lame.open_encoder(sampleRate, bitRate, quality) < 0) {
    throw new Error(`LAME refuses ${sampleRate} Hz at ${bitRate} kbit/s and quality ${quality}`);
  }
  const blockSamples = lame.block_samples();

  /** A copy: the module writes over its output with the next call. */
  function output(bytes: number): Uint8Array {
    if (bytes < 0) throw new Error(`LAME could not encode: ${bytes}`);
    return new Uint8Array(lame.memory.buffer, lame.encoded_output(), bytes).slice();
  }

  function encodeBlock(left: Float32Array, right: Float32Array): Uint8Array {
    for (const [channel, samples] of [left, right].entries()) {
      new Float32Array(lame.memory.buffer, lame.channel_input(channel), blockSamples).set(samples);
    }
    return output(lame.encode_block(left.length));
  }

  return {
    encode(left, right) {
      if (left.length <= blockSamples) return encodeBlock(left, right);
      const parts: Uint8Array[] = [];
      for (let at = 0; at < left.length; at += blockSamples) {
        const end = at + blockSamples;
        parts.push(encodeBlock(left.subarray(at, end), right.subarray(at, end)));
      }
      return Buffer.concat(parts);
    },
    end: () => output(lame.end_stream()),
  };
}
