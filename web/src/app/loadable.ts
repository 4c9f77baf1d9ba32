/** Something that is fetched once, when it is first needed. */
export interface Loadable<T> {
  /** Null until it is there. */
  readonly get: () => T | null;
  /** The same promise for everybody; after a failure the next call tries again. */
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
