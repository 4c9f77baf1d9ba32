import { describe, expect, it, vi } from "vitest";
import { createVoiceSampler } from "./voice-sampler.ts";
import { clara, createFakeSampleAudio, rowan } from "./voices.fakes.ts";

function open() {
  const audio = createFakeSampleAudio();
  const pauseOthers = vi.fn<() => void>();
  return {
    audio,
    pauseOthers,
    sampler: createVoiceSampler({ createAudio: () => audio, pauseOthers }),
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("A voice's sample", () => {
  it("plays within the tap, after everything else has stopped, and ends by itself", () => {
    const { audio, pauseOthers, sampler } = open();
    const { heard } = sampler;
    sampler.toggle(rowan);
    expect(pauseOthers).toHaveBeenCalledTimes(1);
    expect([audio.src, audio.isPaused]).toEqual([rowan.sampleUrl, false]);
    expect(heard.get()).toEqual({ voiceId: "rms", isSounding: false });
    audio.fire("playing");
    expect(heard.get()).toEqual({ voiceId: "rms", isSounding: true });
    audio.fire("ended");
    expect(heard.get()).toBeNull();
  });

  it("stops with a second tap, and gives way to another one's", async () => {
    const { audio, sampler } = open();
    const { heard, hasFailed } = sampler;
    sampler.toggle(rowan);
    const first = audio.playing;
    sampler.toggle(clara);
    expect(audio.src).toBe(clara.sampleUrl);
    // As a browser tells whoever was interrupted.
    first.reject(new DOMException("", "AbortError"));
    await settle();
    expect(heard.get()?.voiceId).toBe("slt");
    sampler.toggle(clara);
    expect([audio.isPaused, audio.src, heard.get()]).toEqual([true, "", null]);
    expect(hasFailed.get()).toBe(false);
  });

  it("that can't be fetched, or breaks off, falls silent and says so until the next", async () => {
    const { audio, sampler } = open();
    const { heard, hasFailed } = sampler;
    sampler.toggle(rowan);
    audio.playing.reject(new DOMException("", "NotSupportedError"));
    audio.fire("error");
    await settle();
    expect([heard.get(), hasFailed.get()]).toEqual([null, true]);
    sampler.toggle(rowan);
    expect(hasFailed.get()).toBe(false);
    audio.fire("playing");
    audio.fire("error");
    expect([heard.get(), hasFailed.get()]).toEqual([null, true]);
  });
});
