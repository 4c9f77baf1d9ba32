/** The key in local storage. It is not personal, so it stays after a sign-out. */
const key = "device:volume";

/** The volume that was chosen on this device, in whole percent. */
export interface VolumeStorage {
  /** Returns 100 where none was chosen. */
  read(): number;
  write(level: number): void;
}

/** @param openStorage returns the browser's storage; if it or a call of it throws, the volume is lost with the page */
export function createVolumeStorage(
  openStorage: () => Pick<Storage, "getItem" | "setItem">,
): VolumeStorage {
  return {
    read() {
      try {
        const text = openStorage().getItem(key);
        const level = Number(text || NaN);
        return Number.isInteger(level) && level >= 0 && level <= 100 ? level : 100;
      } catch {
        return 100;
      }
    },
    write(level) {
      try {
        openStorage().setItem(key, String(level));
      } catch {
        // The volume is lost with the page.
      }
    },
  };
}
