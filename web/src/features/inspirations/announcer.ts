import { createVariable, type Observable } from "../../api/observable.ts";
import type { After } from "../../platform/timer.ts";

/** Milliseconds for which an announcement stands; whoever listens has heard it by then. */
const announcementStands = 5_000;

/** Words for those who do not see the list change. */
export interface Announcement {
  /** Tells two announcements of the same text apart. */
  readonly id: number;
  /** Empty when there is nothing to say. */
  readonly text: string;
}

/** Says one thing at a time, and falls silent after a while. */
export interface Announcer {
  readonly announcement: Observable<Announcement>;
  announce(text: string): void;
  /** Forgets what was said. */
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
      cancelSilence = after(announcementStands, () => announcement.set({ id, text: "" }));
    },
    clear() {
      cancelSilence?.();
      announcement.set({ id: 0, text: "" });
    },
  };
}
