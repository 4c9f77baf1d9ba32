import type { OfferedVoice } from "@hearten/contract/voices.ts";
import { createVariable, type Observable } from "../../api/observable.ts";

/** The used part of an `HTMLAudioElement`. */
export interface SampleAudio {
  src: string;
  play(): Promise<void>;
  pause(): void;
  load(): void;
  removeAttribute(name: string): void;
  addEventListener(name: string, listener: () => void): void;
}

/** The voice that is being heard. */
interface Heard {
  readonly voiceId: string;
  /** False while its sample is fetched, which takes some seconds if it has to be made. */
  readonly isSounding: boolean;
}

/** Plays the samples of voices, one at a time. */
export interface VoiceSampler {
  /** Null in silence. */
  readonly heard: Observable<Heard | null>;
  /** Whether the last sample could not be played. False again with the next one. */
  readonly hasFailed: Observable<boolean>;
  /**
   * Plays the voice's sample, or stops it if it is the one that is heard. Call it inside the tap's event handler,
   * because browsers block sound that starts later.
   */
  toggle(voice: Pick<OfferedVoice, "id" | "sampleUrl">): void;
  stop(): void;
}

interface SamplerDependencies {
  /** Makes an element, once it is needed. It is not the player's: that one keeps its place. */
  readonly createAudio: () => SampleAudio;
  /** Makes room for a sample: one thing sounds at a time. */
  readonly pauseOthers: () => void;
}

export function createVoiceSampler({
  createAudio,
  pauseOthers,
}: SamplerDependencies): VoiceSampler {
  const heard = createVariable<Heard | null>(null);
  const hasFailed = createVariable(false);
  let audio: SampleAudio | null = null;

  function stop() {
    if (heard.get() === null) return;
    heard.set(null);
    audio?.pause();
    audio?.removeAttribute("src");
    audio?.load();
  }
  function fail() {
    if (heard.get() === null) return;
    stop();
    hasFailed.set(true);
  }

  function open(): SampleAudio {
    const opened = createAudio();
    opened.addEventListener("playing", () => {
      const now = heard.get();
      if (now !== null) heard.set({ ...now, isSounding: true });
    });
    opened.addEventListener("ended", stop);
    // In the middle of a sample; the beginning is told by `play`.
    opened.addEventListener("error", () => {
      if (heard.get()?.isSounding === true) fail();
    });
    return opened;
  }

  return {
    heard,
    hasFailed,
    stop,
    toggle({ id, sampleUrl }) {
      if (heard.get()?.voiceId === id) return stop();
      pauseOthers();
      const ours = { voiceId: id, isSounding: false };
      heard.set(ours);
      hasFailed.set(false);
      audio ??= open();
      audio.src = sampleUrl;
      audio.play().catch(() => {
        // Unless another one has taken its place.
        if (heard.get() === ours) fail();
      });
    },
  };
}
