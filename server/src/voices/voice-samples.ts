import { createHash } from "node:crypto";
import type { Media } from "../ports/media.ts";

/** What a voice says of itself, so that people can choose: five seconds, as calm as an inspiration. */
const words = "Let your shoulders come down. Take one slow breath, and notice that you are here.";

/** Milliseconds that one sample may take. */
const longestMaking = 60_000;

/** Where the samples lie. */
const prefix = "voices/";

interface VoiceSamplesParts {
  readonly media: Pick<Media, "stat" | "put">;
  /** Speaks words, treated and encoded like the voice of an inspiration. */
  readonly speakSample: (
    voiceId: string,
    words: string,
    signal: AbortSignal,
  ) => Promise<{ readonly audio: Uint8Array; readonly type: string }>;
  /** Tells provider and model from all others: the same id is another voice elsewhere. */
  readonly source: string;
}

/** The samples of voices. Each is made when it is first asked for, and kept. */
export interface VoiceSamples {
  /**
   * The key of the sample's media.
   *
   * @throws when it has to be made and can't be
   */
  provide(voiceId: string): Promise<string>;
}

export function createVoiceSamples({
  media,
  speakSample,
  source,
}: VoiceSamplesParts): VoiceSamples {
  /** By their keys: whoever asks meanwhile waits for the same. */
  const beingMade = new Map<string, Promise<void>>();

  async function make(voiceId: string, key: string): Promise<void> {
    const signal = AbortSignal.timeout(longestMaking);
    const { audio, type } = await speakSample(voiceId, words, signal);
    await media.put(key, audio, type);
  }

  async function provide(voiceId: string, key: string): Promise<void> {
    if ((await media.stat(key)) === null) await make(voiceId, key);
  }

  return {
    async provide(voiceId) {
      const identity = JSON.stringify([source, voiceId, words]);
      const key = `${prefix}${createHash("sha256").update(identity).digest("hex")}.mp3`;
      const making =
        beingMade.get(key) ?? provide(voiceId, key).finally(() => beingMade.delete(key));
      beingMade.set(key, making);
      await making;
      return key;
    },
  };
}
