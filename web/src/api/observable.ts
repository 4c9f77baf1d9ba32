/** A value that changes, for readers; `useObservable` shows it in a component. */
export interface Observable<T> {
  /** The value now; the same reference until it changes. */
  readonly get: () => T;
  /** Calls back after each change; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The same for its one writer. */
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
