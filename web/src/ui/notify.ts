/** Tells the person something in passing, seen and heard. */
export interface Notify {
  /** Shown for four seconds and read out at once. */
  error(text: string): void;
  /** Shown for two seconds and read out when there is a pause. */
  success(text: string): void;
}

/** For how long each kind is seen, milliseconds. */
export const noticeTimes: Readonly<Record<keyof Notify, number>> = { error: 4000, success: 2000 };
