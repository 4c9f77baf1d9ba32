/** A lazy value with a memoised loader: it is loaded at first use. */
export interface Loadable<T> {
  /** The value; null until it is loaded. */
  readonly get: () => T | null;
  /** Returns the same promise to all callers. After a rejection the next call loads again. */
  readonly load: () => Promise<T>;
}

export function createLoadable<T>(fetchIt: () => Promise<T>): Loadable<T> {
  let value: T | null = null;
  let loading: Promise<T> | null = null;

  async function fetchOnce(): Promise<T> {
    try {
      value = await fetchIt();
      return value;
    } catch (error) {
      loading = null;
      throw error;
    }
  }

  return {
    get: () => value,
    load() {
      loading ??= fetchOnce();
      return loading;
    },
  };
}
