/** What a toast offers to do, by one button, for `actionTime`. */
export interface NoticeAction {
  /** The button's name, such as `Undo`. */
  readonly name: string;
  /** Called at most once, in the press itself. The toast then goes at once, so the caller sets the focus. */
  readonly run: () => void;
  /** Called once when the toast has gone without a press. */
  readonly onUnused?: () => void;
}

/** Shows short notices (toasts), which screen readers read out. */
export interface Notify {
  /** Shown for four seconds, and read out at once (assertive). */
  error(text: string): void;
  /** Shown for two seconds, or `actionTime` with an action, and read out at the next pause (polite). */
  success(text: string, action?: NoticeAction): void;
}

/** How long a notice with an action is shown, in milliseconds. Its time rests while it is pointed at or focused. */
export const actionTime = 8_000;

/** How long each kind is shown without an action, in milliseconds. */
export const noticeTimes: Readonly<Record<keyof Notify, number>> = { error: 4000, success: 2000 };

/** Said of a part of the app that is loaded when it is asked for, and can't be. */
export const needsConnection = "This needs a connection. Please try again when you're back online.";
