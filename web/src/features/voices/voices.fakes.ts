import type { OfferedVoice } from "@hearten/contract/voices.ts";
import type { SampleAudio } from "./voice-sampler.ts";

export const rowan: OfferedVoice = {
  id: "rms",
  name: "Rowan",
  character: "low, steady",
  sampleUrl: "/api/voices/sample?voice=rms",
};
export const clara: OfferedVoice = {
  id: "slt",
  name: "Clara",
  character: "light, clear",
  sampleUrl: "/api/voices/sample?voice=slt",
};

/** A fake audio element. The test fires its events. */
export interface FakeSampleAudio extends SampleAudio {
  /** What a call of `play` waits for, the last one. */
  playing: PromiseWithResolvers<void>;
  isPaused: boolean;
  fire(name: "playing" | "ended" | "error"): void;
}

export function createFakeSampleAudio(): FakeSampleAudio {
  const target = new EventTarget();
  const audio: FakeSampleAudio = {
    src: "",
    playing: Promise.withResolvers<void>(),
    isPaused: true,
    play() {
      audio.isPaused = false;
      audio.playing = Promise.withResolvers<void>();
      return audio.playing.promise;
    },
    pause() {
      audio.isPaused = true;
    },
    load: () => {},
    removeAttribute(name) {
      if (name === "src") audio.src = "";
    },
    addEventListener: target.addEventListener.bind(target),
    fire: (name) => void target.dispatchEvent(new Event(name)),
  };
  return audio;
}
