import { useSyncExternalStore } from "react";

/** Returns the value of an observable. The component renders again when it changes. */
export function useObservable<T>(observable: {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}): T {
  return useSyncExternalStore(observable.subscribe, observable.get, observable.get);
}
