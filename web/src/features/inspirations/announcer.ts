import { createVariable, type Observable } from "../../api/observable.ts";
import type { After } from "../../platform/timer.ts";

/** Milliseconds after which an announcement is removed: a screen reader has read it out by then. */
const announcementLifetime = 5_000;

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
  /** Removes the announcement. */
  clear(): void;
}

export function createAnnouncer(after: After): Announcer {
  const announcement = createVariable<Announcement>({ id: 0, text: "" });
  let cancelSilence: (() => void) | null = null;
  return {
    announcement,
    announce(text) {
      const id = announcement.get().id + 1;
      announcement.set({ id, text });
      cancelSilence?.();
      cancelSilence = after(announcementLifetime, () => announcement.set({ id, text: "" }));
    },
    clear() {
      cancelSilence?.();
      announcement.set({ id: 0, text: "" });
    },
  };
}
