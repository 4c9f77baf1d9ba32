import { createVariable, type Observable } from "../../api/observable.ts";
import type { AudioElement } from "./audio-element.ts";
import type { VolumeStorage } from "./volume-storage.ts";

/** Percent of one press on a key. */
export const volumeStep = 5;

export interface VolumeState {
  /** A whole number of percent. */
  readonly level: number;
  readonly isMuted: boolean;
}

/** How loud the audio is. The device's own volume is on top of it. */
export interface Volume {
  readonly state: Observable<VolumeState>;
  /** Sets the level, between 0 and 100 percent, for this and every later visit on this device. Sound is on again. */
  set(level: number): void;
  /** Mutes for as long as the page lives, so that nobody wonders tomorrow. */
  toggleMute(): void;
}

export function createVolume(
  audio: Pick<AudioElement, "volume" | "muted">,
  storage: VolumeStorage,
): Volume {
  const state = createVariable<VolumeState>({ level: storage.read(), isMuted: false });

  function tell(next: VolumeState) {
    audio.volume = next.level / 100;
    audio.muted = next.isMuted;
    state.set(next);
  }

  tell(state.get());
  return {
    state,
    set(level) {
      const next = Math.round(Math.min(100, Math.max(0, level)));
      storage.write(next);
      tell({ level: next, isMuted: false });
    },
    toggleMute() {
      const { level, isMuted } = state.get();
      tell({ level, isMuted: !isMuted });
    },
  };
}

/** Whether nothing is heard. */
export function isSilent({ level, isMuted }: VolumeState): boolean {
  return isMuted || level === 0;
}
