import { isUnanswered } from "./api-error.ts";

/** Milliseconds before the second call. A page that is being left is gone by then. */
const repeatDelay = 1_000;

/**
 * Makes a call that may be repeated (idempotent), and once more a second later when no answer came. A page that is closed
 * or loaded anew cuts its calls off, and may live for long enough to hear of it: without the second call it would take for
 * a failure what the server is doing already. Rejects like the second call, or like the first one if that was answered.
 */
export async function repeatUnanswered<Answer>(
  call: () => Promise<Answer>,
  pause: (milliseconds: number) => Promise<void>,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    await pause(repeatDelay);
    return call();
  }
}
