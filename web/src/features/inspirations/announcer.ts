import { createVariable, type Observable } from "../../api/observable.ts";
import type { After } from "../../platform/timer.ts";

/** Milliseconds after which an announcement is removed: a screen reader has read it out by then. */
const announcementLifetime = 5_000;

/** Milliseconds without an announcement after which even small news are announced. */
const quietTime = 15_000;

/** A text for the live region of screen readers. */
export interface Announcement {
  /** Distinguishes two announcements with the same text. */
  readonly id: number;
  /** Empty if there is nothing to read out. */
  readonly text: string;
}

/** Holds the latest announcement, and empties it after a while. */
export interface Announcer {
  readonly announcement: Observable<Announcement>;
  announce(text: string): void;
  /** Announces small news, throttled: it does nothing if something was announced a short while ago. */
  announceSeldom(text: string): void;
  /** Removes the announcement. */
  clear(): void;
}

export function createAnnouncer(after: After): Announcer {
  const announcement = createVariable<Announcement>({ id: 0, text: "" });
  let cancelSilence: (() => void) | null = null;
  let cancelQuiet: (() => void) | null = null;

  function announce(text: string): void {
    const id = announcement.get().id + 1;
    announcement.set({ id, text });
    cancelSilence?.();
    cancelSilence = after(announcementLifetime, () => announcement.set({ id, text: "" }));
    cancelQuiet?.();
    cancelQuiet = after(quietTime, () => {
      cancelQuiet = null;
    });
  }

  return {
    announcement,
    announce,
    announceSeldom(text) {
      if (cancelQuiet === null) announce(text);
    },
    clear() {
      cancelSilence?.();
      cancelQuiet?.();
      cancelQuiet = null;
      announcement.set({ id: 0, text: "" });
    },
  };
}
