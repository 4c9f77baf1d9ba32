import type { LocalStorage } from "../../platform/local-storage.ts";
import { isPlaybackRate, normalRate, type PlaybackRate } from "./playback-rate.ts";

/** The signed-in person's playback rate. It is stored on this device until they sign out. */
export interface RateStorage {
  /** The normal rate if none is stored. */
  read(): PlaybackRate;
  write(rate: PlaybackRate): void;
}

const name = "playback-rate";

/** @param storage where it refuses, the rate is that of the present inspiration only */
export function createRateStorage(storage: Pick<LocalStorage, "read" | "write">): RateStorage {
  return {
    read() {
      const stored = storage.read(name);
      return isPlaybackRate(stored) ? stored : normalRate;
    },
    write: (rate) => storage.write(name, rate),
  };
}
