import { useSyncExternalStore } from "react";

/** Shows a value that lives outside React and renders again when it changes. */
export function useObservable<T>(observable: {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}): T {
  return useSyncExternalStore(observable.subscribe, observable.get);
}
