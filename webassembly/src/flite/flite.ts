import { type Reactor, openModule } from "../open-module.ts";

/** `adapter.c` */
interface FliteModule extends Reactor {
  open_voices(): void;
  text_bytes(): number;
  text_input(): number;
  speak_text(voice: number, stretch: number): number;
  spoken_samples(): number;
  spoken_rate(): number;
}

/** The voices that are built in, in the order of `adapter.c`. */
export const fliteVoiceNames = ["rms", "slt"] as const;
export type FliteVoiceName = (typeof fliteVoiceNames)[number];

export interface Flite {
  /**
   * Speaks one line, the same way whatever was spoken before.
   *
   * @param rate 1 is the voice's normal one; less is slower
   * @param text plain ASCII
   * @returns samples from -1 to 1, with the silence around them, and how many there are a second
   * @throws when the text is longer than 16,383 characters, or when flite gives up: no good after that
   */
  speak(
    voice: FliteVoiceName,
    rate: number,
    text: string,
  ): { readonly samples: Float32Array<ArrayBuffer>; readonly sampleRate: number };
}

/** Opens flite with both voices: some 12 MB, 20 ms. */
export function openFlite(): Flite {
  const flite = openModule(new URL("./flite.wasm", import.meta.url)) as FliteModule;
  flite.open_voices();
  /** The last byte is the zero that ends the text. */
  const mostCharacters = flite.text_bytes() - 1;

  return {
    speak(voice, rate, text) {
      if (text.length > mostCharacters) throw new Error(`the text has ${text.length} characters`);
      const bytes = Buffer.from(`${text}\0`, "latin1");
      new Uint8Array(flite.memory.buffer, flite.text_input(), bytes.length).set(bytes);
      const count = flite.speak_text(fliteVoiceNames.indexOf(voice), 1 / rate);
      const spoken = new Int16Array(flite.memory.buffer, flite.spoken_samples(), count);
      const samples = new Float32Array(count);
      for (let at = 0; at < count; at += 1) samples[at] = (spoken[at] ?? 0) / 0x8000;
      return { samples, sampleRate: flite.spoken_rate() };
    },
  };
}
