import { createVariable, type Observable } from "../api/observable.ts";
import type { NoticeAction, Notify } from "../ui/notify.ts";

/** A message for a toast. */
export interface Notice {
  /** Distinguishes two notices with the same text. */
  readonly id: number;
  readonly kind: keyof Notify;
  readonly text: string;
  readonly action: NoticeAction | null;
}

/** The latest notice; null before the first. */
export type Announcements = Observable<Notice | null>;

export function createNotifier(): {
  readonly notify: Notify;
  readonly announcements: Announcements;
} {
  const latest = createVariable<Notice | null>(null);
  let told = 0;

  function tell(kind: keyof Notify, text: string, action: NoticeAction | null = null): void {
    told += 1;
    latest.set({ id: told, kind, text, action });
  }

  return {
    notify: {
      error: (text) => tell("error", text),
      success: (text, action) => tell("success", text, action),
    },
    announcements: latest,
  };
}
