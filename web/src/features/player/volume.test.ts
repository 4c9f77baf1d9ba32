import { describe, expect, test } from "vitest";
import { createVolume, isSilent } from "./volume.ts";
import { createVolumeStorage } from "./volume-storage.ts";

function device(stored: string | null = null) {
  const all = new Map(stored === null ? [] : [["device:volume", stored]]);
  const storage = {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, text: string) => void all.set(key, text),
  };
  return {
    open() {
      const audio = { volume: 1, muted: false };
      return {
        audio,
        volume: createVolume(
          audio,
          createVolumeStorage(() => storage),
        ),
      };
    },
  };
}

const closed = () => {
  throw new Error("closed");
};

describe("the volume", () => {
  test("is full until somebody chooses another, which this device remembers", () => {
    const here = device();
    const { audio, volume } = here.open();
    expect([audio.volume, volume.state.get().level]).toEqual([1, 100]);
    volume.set(40);
    expect([audio.volume, volume.state.get().level]).toEqual([0.4, 40]);
    expect(here.open().audio.volume).toBe(0.4);
  });

  test.each([
    [-5, 0],
    [105, 100],
    [33.4, 33],
  ])("set to %d is %d", (asked, level) => {
    const { volume } = device().open();
    volume.set(asked);
    expect(volume.state.get().level).toBe(level);
  });

  test("keeps its level while it is muted, and mutes no later visit", () => {
    const here = device("40");
    const { audio, volume } = here.open();
    volume.toggleMute();
    expect(audio).toEqual({ volume: 0.4, muted: true });
    expect(isSilent(volume.state.get())).toBe(true);
    expect(here.open().audio.muted).toBe(false);
    volume.toggleMute();
    expect(audio).toEqual({ volume: 0.4, muted: false });
  });

  test("is heard again when it is set while it is muted", () => {
    const { audio, volume } = device().open();
    volume.toggleMute();
    volume.set(20);
    expect(audio).toEqual({ volume: 0.2, muted: false });
  });

  test.each(["", "loud", "-1", "101", "1e9"])("stored as '%s' is full", (stored) => {
    expect(device(stored).open().audio.volume).toBe(1);
  });

  test("works without storage", () => {
    const audio = { volume: 1, muted: false };
    const volume = createVolume(audio, createVolumeStorage(closed));
    volume.set(40);
    expect(audio.volume).toBe(0.4);
  });
});
