/** A value that changes, for reading. Components use it with `useObservable`. */
export interface Observable<T> {
  /** Returns the present value, the same reference until it changes. */
  readonly get: () => T;
  /** Calls back after each change. Returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** An observable with its setter, for the one place that changes it. */
export interface Variable<T> extends Observable<T> {
  readonly set: (value: T) => void;
}

export function createVariable<T>(initial: T): Variable<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
