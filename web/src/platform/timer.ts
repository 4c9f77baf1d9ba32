/** Runs the callback after so many milliseconds; answers how to call it off. */
export type After = (milliseconds: number, callback: () => void) => () => void;

export const afterBrowserTimeout: After = (milliseconds, callback) => {
  const timeout = setTimeout(callback, milliseconds);
  return () => clearTimeout(timeout);
};
