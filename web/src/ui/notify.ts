/** Shows short notices (toasts), which screen readers read out. */
export interface Notify {
  /** Shown for four seconds, and read out at once (assertive). */
  error(text: string): void;
  /** Shown for two seconds, and read out at the next pause (polite). */
  success(text: string): void;
}

/** How long each kind is shown, in milliseconds. */
export const noticeTimes: Readonly<Record<keyof Notify, number>> = { error: 4000, success: 2000 };
