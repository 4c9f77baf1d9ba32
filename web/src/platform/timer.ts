/** Runs the callback after this many milliseconds. Returns the function that cancels it. */
export type After = (milliseconds: number, callback: () => void) => () => void;

export const afterBrowserTimeout: After = (milliseconds, callback) => {
  const timeout = setTimeout(callback, milliseconds);
  return () => clearTimeout(timeout);
};
